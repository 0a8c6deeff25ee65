import type { HttpHandler } from 'msw';
import { type OwnAssessment, ownAssessment } from '../assessment-call.ts';
import { authorised, type Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { Apl02Answer, FileRow } from '../database/form-rows.ts';
import { ago } from '../database/seed/wib-time.ts';
import { nextNumber } from '../database/seeding.ts';
import { type MultipartForm, multipartForm } from '../form.ts';
import { once } from '../idempotent.ts';
import { type FieldErrors, ok, refused } from '../respond.ts';
import { elementsOf, type SentAnswer, selfAssessmentErrors, sentAnswers } from '../rules/apl02.ts';
import { judgeDocument } from '../rules/document.ts';
import { judgeSignature } from '../rules/sign.ts';
import { advance, refusalOf, stagesOf } from '../staff/advance.ts';
import { fileWire } from './files.ts';

const wire = ({ db }: Backend, { transaction, scheme, assessor }: OwnAssessment) => {
  const row = db.apl02s.get(transaction.id);
  return {
    trx_id: transaction.id,
    status: row?.status ?? 'draft',
    schema: { title: scheme.title, number: scheme.number, kind: scheme.kind },
    candidate: db.candidates.get(transaction.candidate_id)?.fullname,
    assessor: { name: assessor.name, registration: assessor.registration },
    units: elementsOf(scheme),
    answers: Object.entries(row?.answers ?? {}).map(([element_id, answer]) => ({ element_id, ...answer })),
    files: (row?.file_ids ?? []).flatMap((id) => {
      const file = db.files.get(id);
      return file ? [fileWire(file)] : [];
    }),
    sent_at: row?.sent_at ?? null,
    signature: row?.signature ?? null,
    review: row?.review ?? null,
    continues: row?.continues ?? null,
    assessor_signature: row?.assessor_signature ?? null,
  };
};

const read = (backend: Backend) =>
  authorised(backend, 'get', '/api/apl-02/:id', (call) =>
    ownAssessment(backend, call, call.param('id'), (own) => {
      const stage = stagesOf(backend, own.transaction.id).find(({ name }) => name === 'apl02');
      return stage?.status === 'locked'
        ? refused({ code: '02', message: 'Tahap ini belum terbuka.' })
        : ok(wire(backend, own));
    }),
  );

type NewFile = Omit<FileRow, 'id' | 'candidate_id'>;

/** New files by the id that the client gave them: what they are, or why they are not taken. */
type Judged = ReadonlyMap<string, NewFile | string>;

const judgedFiles = async (form: MultipartForm): Promise<Judged> => {
  const judged = new Map<string, NewFile | string>();
  for (const id of form.keysOf('files')) {
    const file = await form.file(`files[${id}]`);
    if (!file) continue;
    const outcome = judgeDocument(file.bytes, 'File');
    judged.set(
      id,
      outcome.kind === 'refused'
        ? outcome.message
        : { name: file.name, type: outcome.type, size: file.bytes.length, data: outcome.dataUrl },
    );
  }
  return judged;
};

const isWhole = (entry: [string, SentAnswer]): entry is [string, Apl02Answer] => entry[1].competent !== null;

/** The answers of this scheme's elements with the files that are kept for them; what nothing names is not kept. */
const kept = (
  { db }: Backend,
  { candidate }: Call,
  { scheme }: OwnAssessment,
  answers: ReadonlyMap<string, SentAnswer>,
  judged: Judged,
) => {
  const own = elementsOf(scheme).flatMap(({ elements }) => elements.map(({ id }) => id));
  const named = [...answers].filter(isWhole).filter(([id]) => own.includes(id));
  const ids = new Map(
    [...new Set(named.flatMap(([, { file_ids }]) => file_ids))].map((clientId) => {
      const file = judged.get(clientId);
      if (file === undefined || typeof file === 'string') return [clientId, clientId] as const; // stored before
      const id = `BRK-B${String(nextNumber(db)).padStart(5, '0')}`;
      db.files.put({ id, candidate_id: candidate.id, ...file });
      return [clientId, id] as const;
    }),
  );
  const inStore = (fileIds: readonly string[]) => [...new Set(fileIds.map((id) => ids.get(id) ?? id))];
  return {
    answers: Object.fromEntries(named.map(([id, answer]) => [id, { ...answer, file_ids: inStore(answer.file_ids) }])),
    file_ids: [...ids.values()],
  };
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
  const event = again ? 'apl02.resubmit' : 'apl02.submit';
  const refusal = refusalOf(backend, own.transaction, event);
  if (refusal) return refused(refusal);
  const before = db.apl02s.get(own.transaction.id);
  const answers = sentAnswers(form.text('answers'));
  const signature = judgeSignature(form.text, db.profiles.get(call.candidate.id)?.signature);
  const stored = (before?.file_ids ?? []).map((id) => [id, null] as const);
  const fresh = [...judged].map(([id, file]) => [id, typeof file === 'string' ? file : null] as const);
  const errors: FieldErrors = {
    ...selfAssessmentErrors(own.scheme, answers, new Map([...stored, ...fresh])),
    ...(signature.kind === 'refused' ? { signature: [signature.message] } : {}),
  };
  if (Object.keys(errors).length > 0 || signature.kind === 'refused' || !answers) {
    return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors });
  }
  const at = ago(clock.now(), 0);
  const content = kept(backend, call, own, answers, judged);
  for (const id of before?.file_ids ?? []) if (!content.file_ids.includes(id)) db.files.remove(id);
  db.apl02s.put({
    id: own.transaction.id,
    status: 'submitted',
    ...content,
    sent_at: at,
    signature: { image: signature.image, signed_at: at },
    review: before?.review ?? null,
    continues: null,
    assessor_signature: null,
  });
  advance(backend, own.transaction, event);
  return ok(wire(backend, own));
};

/** Sends the form, or a returned one again; answers name new files by the key of their part, and stored ones by their id. */
const send = (backend: Backend, path: string, again: boolean) =>
  authorised(backend, 'post', path, async (call) => {
    const form = await multipartForm(call.request);
    return ownAssessment(backend, call, form.text('trx_id'), async (own) => {
      const judged = await judgedFiles(form); // what waits comes first: the rest is one transaction
      return once(backend, call, () => answer(backend, call, own, form, judged, again));
    });
  });

/** FR.APL.02 (specification 7, Assessment). */
export const apl02Handlers = (backend: Backend): HttpHandler[] => [
  read(backend),
  send(backend, '/api/apl-02/resubmit', true),
  send(backend, '/api/apl-02', false),
];
