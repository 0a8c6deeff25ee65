import { deadlineOf, type Exam, isWaiting } from './exam.ts';

/** The one exam to go on with: what runs already, because its time runs too, else the first that can be started. Null when there is none. */
export const nextExam = (exams: readonly Exam[]): Exam | null =>
  exams.find(({ status }) => status === 'running') ??
  exams.find((exam) => exam.status === 'ready' && !isWaiting(exam)) ??
  null;

/** Whether there is nothing left to do for it; one that was opened again is not, though it may still bear its receipt. */
export const isHandedIn = ({ status }: Pick<Exam, 'status'>): boolean =>
  status === 'submitted' || status === 'assessed';

/** Whether nothing is left to do for the candidate; not for an assessment without exams. */
export const allHandedIn = (exams: readonly Exam[]): boolean => exams.length > 0 && exams.every(isHandedIn);

/** The exams whose time runs, the one that ends first in front; one without a deadline ends last. */
export const runningOf = (exams: readonly Exam[]): readonly Exam[] => {
  const endOf = (exam: Exam) => deadlineOf(exam) ?? Number.MAX_VALUE;
  return exams.filter(({ status }) => status === 'running').sort((a, b) => endOf(a) - endOf(b));
};
