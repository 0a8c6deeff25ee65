import type { Database } from '../database/database.ts';
import type { StageRow } from '../database/rows.ts';
import type { OpenedSceneRow } from '../database/server-rows.ts';

interface Acted {
  readonly db: Database;
  readonly isOwn: (trxId: string) => boolean;
}

interface Step {
  readonly title: string;
  /** How often the user has done this in the world. A step is done when this count is higher than when the scene was opened. */
  readonly count: (acted: Acted) => number;
}

const sent = (title: string, stage: StageRow['name']): Step => ({
  title,
  count: ({ db, isOwn }) =>
    db.stages.where(
      ({ name, status, trx_id: id }) => name === stage && isOwn(id) && (status === 'submitted' || status === 'done'),
    ).length,
});

const steps = {
  buy: {
    title: 'Buat pesanan',
    count: ({ db, isOwn }) => db.transactions.where(({ id }) => isOwn(id)).length,
  },
  pay: {
    title: 'Bayar',
    count: ({ db, isOwn }) => db.transactions.where(({ id, status }) => isOwn(id) && status === 'paid').length,
  },
  agreement: sent('Tanda tangani persetujuan asesmen', 'agreement'),
  apl01: sent('Kirim APL 01', 'apl01'),
  apl02: sent('Kirim APL 02', 'apl02'),
  start: {
    title: 'Mulai ujian',
    count: ({ db, isOwn }) => db.examSittings.where(({ trx_id: id }) => isOwn(id)).length,
  },
  exam: {
    title: 'Kumpulkan ujian',
    count: ({ db, isOwn }) => db.examSittings.where(({ trx_id: id, receipt }) => isOwn(id) && receipt !== null).length,
  },
  result: sent('Terima hasil', 'result'),
  appeal: sent('Kirim banding', 'appeal'),
  feedback: sent('Kirim umpan balik', 'feedback'),
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof steps;

export const stepNames = Object.keys(steps) as readonly StepName[];
const isStep = (name: unknown): name is StepName => typeof name === 'string' && Object.hasOwn(steps, name);

export const sceneSteps = stepNames.map((name) => ({ name, title: steps[name].title }));

const actedOf = (db: Database, email: string | null): Acted => {
  const [person] = db.candidates.where((row) => row.email === email);
  return { db, isOwn: (trxId) => email === null || db.transactions.get(trxId)?.candidate_id === person?.id };
};

export const stepsAtStart = (
  db: Database,
  email: string | null,
  names: readonly StepName[],
): OpenedSceneRow['steps'] => {
  const acted = actedOf(db, email);
  return names.map((name) => ({ name, before: steps[name].count(acted) }));
};

export const stepsNow = (db: Database, { email, steps: begun }: OpenedSceneRow) => {
  const acted = actedOf(db, email);
  return begun.flatMap(({ name, before }) =>
    isStep(name) ? [{ title: steps[name].title, done: steps[name].count(acted) > before }] : [],
  );
};
