import type { HttpHandler } from 'msw';
import type { OwnAssessment } from '../assessment-call.ts';
import type { Backend } from '../backend.ts';
import type { Apl02Answer } from '../database/form-rows.ts';
import type { MultipartForm } from '../form.ts';
import { type FieldErrors, refused } from '../respond.ts';
import { elementsOf, type SentAnswer, selfAssessmentErrors, sentAnswers } from '../rules/apl02.ts';
import { judgeSignature } from '../rules/sign.ts';
import { ago } from '../wib-time.ts';
import { aplHandlers, judgedFile, keepFile, type NewFile, type Sent } from './apl-form.ts';
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

type Judged = ReadonlyMap<string, NewFile | string>;

const judgedFiles = async (backend: Backend, form: MultipartForm): Promise<Judged> => {
  const judged = new Map<string, NewFile | string>();
  for (const id of form.keysOf('files')) {
    const file = await form.file(`files[${id}]`);
    if (file) judged.set(id, judgedFile(backend, file));
  }
  return judged;
};

const isWhole = (entry: [string, SentAnswer]): entry is [string, Apl02Answer] => entry[1].competent !== null;

const kept = (backend: Backend, { call, own, judged }: Sent<Judged>, answers: ReadonlyMap<string, SentAnswer>) => {
  const known = elementsOf(own.scheme).flatMap(({ elements }) => elements.map(({ id }) => id));
  const named = [...answers].filter(isWhole).filter(([id]) => known.includes(id));
  const ids = new Map(
    [...new Set(named.flatMap(([, { file_ids }]) => file_ids))].map((clientId) => {
      const file = judged.get(clientId);
      if (file === undefined || typeof file === 'string') return [clientId, clientId] as const;
      return [clientId, keepFile(backend, call, file)] as const;
    }),
  );
  const inStore = (fileIds: readonly string[]) => [...new Set(fileIds.map((id) => ids.get(id) ?? id))];
  return {
    answers: Object.fromEntries(named.map(([id, answer]) => [id, { ...answer, file_ids: inStore(answer.file_ids) }])),
    file_ids: [...ids.values()],
  };
};

const store = (backend: Backend, sent: Sent<Judged>): Response | null => {
  const { call, own, form, judged } = sent;
  const { db, clock } = backend;
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
  const content = kept(backend, sent, answers);
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
  return null;
};

/** Handlers of FR.APL.02 (specification 7, Assessment). Answers refer to new files by the key of their part, and to stored files by id. */
export const apl02Handlers = (backend: Backend): HttpHandler[] =>
  aplHandlers(backend, {
    stage: 'apl02',
    path: '/api/apl-02',
    wire,
    judge: (form) => judgedFiles(backend, form),
    store,
  });
