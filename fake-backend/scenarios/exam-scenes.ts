import type { Backend } from '../backend.ts';
import { plansOf, startSitting } from '../exam-sittings.ts';
import type { PlannedQuestion } from '../rules/exam/exam-plan.ts';
import { ago, MINUTE } from '../wib-time.ts';

/** Every so many answers one is wrong, and one is marked as doubtful. */
const wrongEvery = 4;
const doubtfulEvery = 5;

const pickedIn = ({ key, options }: PlannedQuestion, index: number): string => {
  const others = options.filter(({ value }) => value !== key);
  const wrong = index % wrongEvery === wrongEvery - 1 ? others[index % others.length]?.value : undefined;
  return wrong ?? key ?? '';
};

/** The first written exam of a purchase, started so long ago (ms) and with so many of its first questions answered. */
export const writtenExamRuns = (
  backend: Backend,
  trxId: string,
  { startedAgo, answered }: { readonly startedAgo: number; readonly answered: number },
): void => {
  const { db, clock } = backend;
  const scheme = db.schemes.get(db.transactions.get(trxId)?.scheme_id ?? '');
  const plan = scheme && plansOf(scheme).find(({ type }) => type === 'pilihan-ganda');
  if (!plan) throw new Error(`${trxId} has no written exam`);
  const sitting = { ...startSitting(backend, trxId, plan), started_at: ago(clock.now(), startedAgo) };
  db.examSittings.put(sitting);
  for (const [index, question] of plan.questions.slice(0, answered).entries()) {
    db.examAnswers.put({
      id: `${sitting.id}:${question.id}`,
      sitting_id: sitting.id,
      question_detail_id: question.id,
      current: {
        value: pickedIn(question, index),
        doubtful: index % doubtfulEvery === doubtfulEvery - 1,
        revision: 1,
        device: 'skenario',
        answered_at: ago(clock.now(), startedAgo - (index + 1) * MINUTE),
      },
      others: [],
      file: null,
    });
  }
};
