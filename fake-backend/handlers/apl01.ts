import type { HttpHandler } from 'msw';
import { type OwnAssessment, ownAssessment } from '../assessment-call.ts';
import { authorised, type Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { Apl01Row, FileRow } from '../database/form-rows.ts';
import { ago } from '../database/seed/wib-time.ts';
import { nextNumber } from '../database/seeding.ts';
import { type MultipartForm, multipartForm } from '../form.ts';
import { once } from '../idempotent.ts';
import { type FieldErrors, ok, refused } from '../respond.ts';
import { type Application, applicationErrors, isPurpose, missingFiles, requirementRows } from '../rules/apl01.ts';
import { judgeDocument } from '../rules/document.ts';
import { type PersonalTexts, personalFields } from '../rules/profile.ts';
import { judgeSignature } from '../rules/sign.ts';
import { advance, refusalOf, stagesOf } from '../staff/advance.ts';
import { fileWire } from './files.ts';

const content = (row: Apl01Row) => ({
  ...row.personal,
  birth_date: row.personal.birth_date?.replaceAll('/', '-') ?? null,
  purpose: row.purpose,
  other_purpose: row.other_purpose,
});

const regionNames = ({ db }: Backend, { personal }: Apl01Row): string[] =>
  ['province_id', 'city_id', 'district_id', 'village_id'].flatMap(
    (name) => db.regions.get(personal[name] ?? '')?.name ?? [],
  );

const wire = (backend: Backend, { transaction, scheme }: OwnAssessment) => {
  const { db } = backend;
  const row = db.apl01s.get(transaction.id);
  return {
    trx_id: transaction.id,
    status: row?.status ?? 'draft',
    content: row ? content(row) : null,
    region_names: row ? regionNames(backend, row) : [],
    schema: { title: scheme.title, number: scheme.number, kind: scheme.kind },
    units: scheme.units.map(({ code, title, standard }) => ({ code, title, standard })),
    requirements: requirementRows(scheme).map((requirement) => {
      const file = db.files.get(row?.requirement_files[requirement.id] ?? '');
      return { ...requirement, file: file ? fileWire(file) : null, verdict: row?.verdicts[requirement.id] ?? null };
    }),
    sent_at: row?.sent_at ?? null,
    signature: row?.signature ?? null,
    review: row?.review ?? null,
  };
};

const read = (backend: Backend) =>
  authorised(backend, 'get', '/api/apl-01/:id', (call) =>
    ownAssessment(backend, call, call.param('id'), (own) => {
      const stage = stagesOf(backend, own.transaction.id).find(({ name }) => name === 'apl01');
      return stage?.status === 'locked'
        ? refused({ code: '02', message: 'Tahap ini belum terbuka.' })
        : ok(wire(backend, own));
    }),
  );

interface Judged {
  readonly files: Readonly<Record<string, Omit<FileRow, 'id' | 'candidate_id'>>>;
  readonly errors: FieldErrors;
}

/** The files of the rows, judged by their bytes. What belongs to no row of the scheme is not looked at. */
const judgedFiles = async (form: MultipartForm, { scheme }: OwnAssessment): Promise<Judged> => {
  const files: Record<string, Omit<FileRow, 'id' | 'candidate_id'>> = {};
  const errors: FieldErrors = {};
  for (const { id } of requirementRows(scheme)) {
    const file = await form.file(`requirements[${id}]`);
    if (!file) continue;
    const outcome = judgeDocument(file.bytes, 'File');
    if (outcome.kind === 'refused') errors[`requirements.${id}`] = [outcome.message];
    else files[id] = { name: file.name, type: outcome.type, size: file.bytes.length, data: outcome.dataUrl };
  }
  return { files, errors };
};

const applicationOf = (form: MultipartForm): Application => ({
  personal: Object.fromEntries(personalFields.map((name) => [name, form.text(name)])) as PersonalTexts,
  purpose: form.text('purpose'),
  otherPurpose: form.text('other_purpose'),
});

/** Keeps the new files in place of the ones before; gives all by the id of their row. */
const keepFiles = ({ db }: Backend, { candidate }: Call, before: Record<string, string>, { files }: Judged) => {
  const ids = { ...before };
  for (const [row, file] of Object.entries(files)) {
    const replaced = ids[row];
    if (replaced !== undefined) db.files.remove(replaced);
    const id = `BRK-B${String(nextNumber(db)).padStart(5, '0')}`;
    db.files.put({ id, candidate_id: candidate.id, ...file });
    ids[row] = id;
  }
  return ids;
};

const answer = (
  backend: Backend,
  call: Call,
  own: OwnAssessment,
  form: MultipartForm,
  judged: Judged,
  again: boolean,
) => {
  const { db, clock } = backend;
  const event = again ? 'apl01.resubmit' : 'apl01.submit';
  const refusal = refusalOf(backend, own.transaction, event);
  if (refusal) return refused(refusal);
  const before = db.apl01s.get(own.transaction.id);
  const application = applicationOf(form);
  const signature = judgeSignature(form.text, db.profiles.get(call.candidate.id)?.signature);
  const errors: FieldErrors = {
    ...applicationErrors(application, {
      region: (id) => db.regions.get(id),
      disabilityOf: (typeId) => db.disabilityTypes.get(typeId)?.disability_id,
      hasDisability: (id) => db.disabilities.get(id) !== undefined,
      now: clock.now(),
    }),
    ...missingFiles(requirementRows(own.scheme), { ...before?.requirement_files, ...judged.files }),
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
    requirement_files: keepFiles(backend, call, before?.requirement_files ?? {}, judged),
    verdicts: {},
    sent_at: at,
    signature: { image: signature.image, signed_at: at },
    review: before?.review ?? null,
  });
  advance(backend, own.transaction, event);
  return ok(wire(backend, own));
};

/** Sends the form, or a returned one again; a new file takes the place of the stored one of its row, the others stay. */
const send = (backend: Backend, path: string, again: boolean) =>
  authorised(backend, 'post', path, async (call) => {
    const form = await multipartForm(call.request);
    return ownAssessment(backend, call, form.text('trx_id'), async (own) => {
      const judged = await judgedFiles(form, own); // what waits comes first: the rest is one transaction
      return once(backend, call, () => answer(backend, call, own, form, judged, again));
    });
  });

/** FR.APL.01 (specification 7, Assessment). */
export const apl01Handlers = (backend: Backend): HttpHandler[] => [
  read(backend),
  send(backend, '/api/apl-01/resubmit', true),
  send(backend, '/api/apl-01', false),
];
