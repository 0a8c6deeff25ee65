import type { HttpHandler } from 'msw';
import type { OwnAssessment } from '../assessment-call.ts';
import type { Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { Apl01Row } from '../database/form-rows.ts';
import type { TransactionRow } from '../database/rows.ts';
import { admin } from '../database/seed/admin.ts';
import { regionFinder, regionNames } from '../database/seed/regions.ts';
import type { MultipartForm } from '../form.ts';
import { type FieldErrors, refused } from '../respond.ts';
import { type Application, applicationErrors, isPurpose, missingFiles, requirementRows } from '../rules/apl01.ts';
import { type PersonalTexts, personalFields } from '../rules/profile.ts';
import { judgeSignature } from '../rules/sign.ts';
import { ago } from '../wib-time.ts';
import { aplHandlers, judgedFile, keepFile, type NewFile, type Sent } from './apl-form.ts';
import { fileWire } from './files.ts';

const content = (row: Apl01Row) => ({
  ...row.personal,
  birth_date: row.personal.birth_date?.replaceAll('/', '-') ?? null,
  purpose: row.purpose,
  other_purpose: row.other_purpose,
});

const regionFields = ['province_id', 'city_id', 'district_id', 'village_id'];

const earlierForm = ({ db }: Backend, { previous_transaction_id: earlier, renewal_of: number }: TransactionRow) => {
  const certified = number ? db.certificates.where((row) => row.number === number)[0]?.id : undefined;
  return db.apl01s.get(earlier ?? certified ?? '');
};

const wire = async (backend: Backend, { transaction, scheme }: OwnAssessment) => {
  const { db } = backend;
  const row = db.apl01s.get(transaction.id);
  const shown = row ?? earlierForm(backend, transaction);
  const judgedAt = row?.status === 'approved' || row?.status === 'rejected' ? row.review?.at : undefined;
  return {
    trx_id: transaction.id,
    status: row?.status ?? 'draft',
    content: shown ? content(shown) : null,
    region_names: shown ? await regionNames(regionFields.map((name) => shown.personal[name])) : [],
    schema: { title: scheme.title, number: scheme.number, kind: scheme.kind },
    units: scheme.units.map(({ code, title, standard }) => ({ code, title, standard })),
    requirements: requirementRows(scheme).map((requirement) => {
      const file = db.files.get(shown?.requirement_files[requirement.id] ?? '');
      return { ...requirement, file: file ? fileWire(file) : null, verdict: row?.verdicts[requirement.id] ?? null };
    }),
    sent_at: row?.sent_at ?? null,
    signature: row?.signature ?? null,
    review: row?.review ?? null,
    admin: judgedAt === undefined ? null : { name: admin.name, registration: admin.registration },
    admin_signature: judgedAt === undefined ? null : { image: admin.signature, signed_at: judgedAt },
  };
};

type Known = Readonly<Record<'before' | 'earlier', Readonly<Record<string, string>>>>;

interface Judged {
  readonly files: Readonly<Record<string, NewFile>>;
  readonly errors: FieldErrors;
}

const judgedFiles = async (backend: Backend, form: MultipartForm, { scheme }: OwnAssessment): Promise<Judged> => {
  const files: Record<string, NewFile> = {};
  const errors: FieldErrors = {};
  for (const { id } of requirementRows(scheme)) {
    const file = await form.file(`requirements[${id}]`);
    if (!file) continue;
    const outcome = judgedFile(backend, file);
    if (typeof outcome === 'string') errors[`requirements.${id}`] = [outcome];
    else files[id] = outcome;
  }
  return { files, errors };
};

const applicationOf = (form: MultipartForm): Application => ({
  personal: Object.fromEntries(personalFields.map((name) => [name, form.text(name)])) as PersonalTexts,
  purpose: form.text('purpose'),
  otherPurpose: form.text('other_purpose'),
});

const keepFiles = (backend: Backend, call: Call, known: Known, { files }: Judged) => {
  const { db } = backend;
  const formsWith = (id: string) => db.apl01s.where((row) => Object.values(row.requirement_files).includes(id)).length;
  const ids = { ...known.earlier, ...known.before };
  for (const [row, file] of Object.entries(files)) {
    const replaced = known.before[row];
    if (replaced !== undefined && formsWith(replaced) === 1) db.files.remove(replaced);
    ids[row] = keepFile(backend, call, file);
  }
  return ids;
};

const store = async (backend: Backend, { call, own, form, judged }: Sent<Judged>): Promise<Response | null> => {
  const { db, clock } = backend;
  const before = db.apl01s.get(own.transaction.id);
  const known: Known = {
    before: before?.requirement_files ?? {},
    earlier: before ? {} : (earlierForm(backend, own.transaction)?.requirement_files ?? {}),
  };
  const application = applicationOf(form);
  const signature = judgeSignature(form.text, db.profiles.get(call.candidate.id)?.signature);
  const errors: FieldErrors = {
    ...applicationErrors(application, {
      region: await regionFinder(regionFields.map((name) => form.text(name))),
      disabilityOf: (typeId) => db.disabilityTypes.get(typeId)?.disability_id,
      hasDisability: (id) => db.disabilities.get(id) !== undefined,
      now: clock.now(),
    }),
    ...missingFiles(requirementRows(own.scheme), { ...known.earlier, ...known.before, ...judged.files }),
    ...judged.errors,
    ...(signature.kind === 'refused' ? { signature: [signature.message] } : {}),
  };
  const { personal, purpose, otherPurpose } = application;
  if (Object.keys(errors).length > 0 || signature.kind === 'refused' || !isPurpose(purpose)) {
    return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors });
  }
  const at = ago(clock.now(), 0);
  db.apl01s.put({
    id: own.transaction.id,
    status: 'submitted',
    personal,
    purpose,
    other_purpose: purpose === 'other' ? otherPurpose : '',
    requirement_files: keepFiles(backend, call, known, judged),
    verdicts: {},
    sent_at: at,
    signature: { image: signature.image, signed_at: at },
    review: before?.review ?? null,
  });
  return null;
};

/** Handlers of FR.APL.01 (specification 7, Assessment). A new file replaces the stored file of its row; the files of other rows stay. */
export const apl01Handlers = (backend: Backend): HttpHandler[] =>
  aplHandlers(backend, {
    stage: 'apl01',
    path: '/api/apl-01',
    wire,
    judge: (...sent) => judgedFiles(backend, ...sent),
    store,
  });
