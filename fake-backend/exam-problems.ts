import type { Backend } from './backend.ts';
import type { MessageRow } from './database/message-rows.ts';
import type { Sorting } from './database/sorted-groups.ts';
import type { ExamPlan } from './rules/exam/exam-plan.ts';

type ProblemRow = Readonly<MessageRow> & { readonly problem: NonNullable<MessageRow['problem']> };

const ofPurchase: Sorting<MessageRow> = {
  group: ({ trx_id, problem }) => (problem ? trx_id : null),
  compare: (a, b) => (a.id < b.id ? -1 : 1),
};

/** The reports on questions of an assessment, the oldest first. */
export const problemsOf = ({ db }: Backend, trxId: string): readonly ProblemRow[] =>
  db.messages.sorted(ofPurchase, trxId) as readonly ProblemRow[];

/** The reports that wait for an answer. */
export const openProblems = (backend: Backend, trxId: string): readonly ProblemRow[] =>
  problemsOf(backend, trxId).filter(({ answer }) => answer === null);

/** Questions that the assessor took out of an assessment. */
export const voidQuestions = (backend: Backend, trxId: string): ReadonlySet<string> =>
  new Set(
    problemsOf(backend, trxId).flatMap(({ problem, decision }) =>
      decision?.kind === 'void' ? [problem.question_detail_id] : [],
    ),
  );

/** The exam with the questions that count. */
export const countedIn = (backend: Backend, trxId: string, plan: ExamPlan): ExamPlan => {
  const voids = voidQuestions(backend, trxId);
  return { ...plan, questions: plan.questions.filter(({ id }) => !voids.has(id)) };
};

export const problemWire = ({ id, problem, message, received_at, answer, answered_at, decision }: ProblemRow) => ({
  number: id,
  question_detail_id: problem.question_detail_id,
  message,
  received_at,
  decision: decision ? { ...decision, note: answer, decided_at: answered_at } : null,
});
