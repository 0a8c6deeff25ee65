import type { Backend } from '../backend.ts';
import type { ExamAttemptRow } from '../database/exam-rows.ts';
import type { SchemeRow, TransactionRow } from '../database/rows.ts';
import { attemptId, attemptsOf, seal, tellOfExams, tick } from '../exam-attempts.ts';
import { plansOf } from '../questions/plans-of.ts';
import { examTitle } from '../rules/exam/exam-kinds.ts';
import type { ExamPlan } from '../rules/exam/exam-plan.ts';
import { notify } from './notify.ts';

export type ExamAction = { readonly trxId: string; readonly examId: string } & (
  | { readonly type: 'extend-exam'; readonly minutes: number }
  | { readonly type: 'close-exam'; readonly note: string }
  | { readonly type: 'reopen-exam' }
  | { readonly type: 'tick'; readonly criterion: string; readonly competent: boolean }
);

const mostMinutes = 600;

interface Subject {
  readonly plan: ExamPlan;
  readonly attempt: Readonly<ExamAttemptRow>;
}

const subjectOf = ({ db }: Backend, scheme: SchemeRow, { trxId, examId }: ExamAction): Subject => {
  const plan = plansOf(scheme).find(({ id }) => id === examId);
  if (!plan) throw new RangeError(`examId: ${examId} is no exam of this scheme`);
  const attempt = db.examSittings.get(attemptId(trxId, plan));
  if (!attempt || attempt.receipt) throw new RangeError(`${examId}: this exam does not run`);
  return { plan, attempt };
};

const extended = ({ attempt }: Subject, minutes: number): ExamAttemptRow => {
  if (!Number.isInteger(minutes) || minutes < 1 || attempt.extra_time + minutes > mostMinutes) {
    throw new RangeError(`minutes: 1 to ${mostMinutes} altogether are wanted`);
  }
  return { ...attempt, extra_time: attempt.extra_time + minutes };
};

const judge = (backend: Backend, { plan, attempt }: Subject, criterion: string, competent: boolean): void => {
  const known = plan.units.some(({ elements }) =>
    elements.some(({ criteria }) => criteria.some(({ id }) => id === criterion)),
  );
  if (!known) throw new RangeError(`criterion: ${criterion} is none of this exam`);
  tick(backend, attempt.id, criterion, competent);
};

/**
 * Applies the assessor's action to an exam that is started and not submitted, and informs the candidate. Throws a RangeError when the
 * action is not possible now.
 */
export const actOnExam = (
  backend: Backend,
  transaction: TransactionRow,
  scheme: SchemeRow,
  action: ExamAction,
): void => {
  const subject = subjectOf(backend, scheme, action);
  const { plan, attempt } = subject;
  const tell = (information: string): void =>
    notify(backend, { candidate_id: transaction.candidate_id, type: 'assessment', trxid: transaction.id, information });
  const called = `${examTitle(plan)} ${scheme.title}`;
  switch (action.type) {
    case 'extend-exam':
      backend.db.examSittings.put(extended(subject, action.minutes));
      tell(`Asesor menambah waktu ${called} sebanyak ${action.minutes} menit.`);
      break;
    case 'close-exam':
      if (attempt.closed !== null) throw new RangeError(`${plan.id}: this exam is closed already`);
      backend.db.examSittings.put({ ...attempt, closed: action.note });
      tell(`Asesor menutup ${called}. ${action.note}`);
      break;
    case 'reopen-exam':
      if (attempt.closed === null) throw new RangeError(`${plan.id}: this exam is not closed`);
      backend.db.examSittings.put({ ...attempt, closed: null });
      tell(`Asesor membuka kembali ${called}.`);
      break;
    case 'tick':
      judge(backend, subject, action.criterion, action.competent);
      tellOfExams(backend, transaction);
  }
};

export const sealAll = (backend: Backend, transaction: TransactionRow, scheme: SchemeRow): void => {
  for (const attempt of attemptsOf(backend, transaction.id)) {
    const plan = plansOf(scheme).find(({ id }) => id === attempt.question_id);
    if (plan && !attempt.receipt) seal(backend, attempt, plan, true);
  }
};
