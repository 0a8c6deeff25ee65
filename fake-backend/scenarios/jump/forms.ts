import type { StageRow } from '../../database/rows.ts';
import { samplePdf } from '../../database/seed/forms/sample-files.ts';
import { requirementRows } from '../../rules/apl01.ts';
import { elementsOf } from '../../rules/apl02.ts';
import { componentNames } from '../../rules/feedback.ts';
import { personalFields } from '../../rules/profile.ts';
import { blobOf } from '../actor.ts';
import { takeExams } from './exams.ts';
import { signed, type Walk } from './walk.ts';

const formOf = (texts: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
};

const paperOf = ({ transaction }: Walk, title: string): Blob =>
  blobOf(samplePdf({ id: '', candidate_id: transaction.candidate_id }, '', [title]).data);

const pathOf = ({ backend, transaction }: Walk, stage: 'apl01' | 'apl02'): string => {
  const path = stage === 'apl01' ? '/api/apl-01' : '/api/apl-02';
  return backend.db.stages.get(`${transaction.id}:${stage}`)?.status === 'returned' ? `${path}/resubmit` : path;
};

const sign = (walk: Walk) =>
  walk.actor.post('/api/pre-assessment/', { trx_id: walk.transaction.id, agreement: true, ...signed(walk) });

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : '';
};

const personalOf = ({ backend: { db }, transaction: { candidate_id: id } }: Walk): Record<string, string> => {
  const known: Readonly<Record<string, unknown>> = {
    ...db.profiles.get(id),
    fullname: db.candidates.get(id)?.fullname,
  };
  return Object.fromEntries(personalFields.map((name) => [name, textOf(known[name])]));
};

const sendApl01 = (walk: Walk) => {
  const { transaction, scheme, backend } = walk;
  const before = backend.db.apl01s.get(transaction.id);
  const personal = before?.personal ?? personalOf(walk);
  const form = formOf({ trx_id: transaction.id, ...personal, purpose: 'certification', ...signed(walk) });
  for (const { id, title, required } of requirementRows(scheme))
    if (required && !before?.requirement_files[id])
      form.append(`requirements[${id}]`, paperOf(walk, title), `contoh-${id}.pdf`);
  return walk.actor.post(pathOf(walk, 'apl01'), form);
};

const sendApl02 = (walk: Walk) => {
  const answers = elementsOf(walk.scheme).flatMap(({ elements }) =>
    elements.map(({ id, title }) => ({
      element_id: id,
      competent: true,
      evidence: `Saya mengerjakan ini dalam pekerjaan sehari-hari: ${title}.`,
      file_ids: ['contoh'],
    })),
  );
  const form = formOf({ trx_id: walk.transaction.id, answers: JSON.stringify(answers), ...signed(walk) });
  form.append('files[contoh]', paperOf(walk, 'Portofolio'), 'contoh-portofolio.pdf');
  return walk.actor.post(pathOf(walk, 'apl02'), form);
};

const acknowledge = (walk: Walk) => {
  const { id } = walk.transaction;
  const decided_at = walk.backend.db.results.get(id)?.decided_at;
  return walk.actor.put('/api/result', { trx_id: id, decided_at, ...signed(walk) });
};

const sendFeedback = ({ actor, transaction }: Walk) =>
  actor.put('/api/feedbacks', {
    trx_id: transaction.id,
    components: componentNames.map((name) => ({ name, yes: true, note: '' })),
    notes: '',
  });

/** The candidate's submission per stage; an appeal is never sent. */
export const candidateForms: Partial<Record<StageRow['name'], (walk: Walk) => Promise<unknown>>> = {
  agreement: sign,
  apl01: sendApl01,
  apl02: sendApl02,
  exam: takeExams,
  result: acknowledge,
  feedback: sendFeedback,
};
