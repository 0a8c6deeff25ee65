import { deadlineOf, type Exam, type Exams, isWaiting } from './exam.ts';

/** The one exam to go on with: what runs already, because its time runs too, else the first that can be started. Null when there is none. */
export const nextExam = (exams: readonly Exam[]): Exam | null =>
  exams.find(({ status }) => status === 'running') ??
  exams.find((exam) => exam.status === 'ready' && !isWaiting(exam)) ??
  null;

type Progress = Pick<Exam, 'status' | 'receipt'>;

/**
 * Whether there is nothing left to do for it. The status decides: one that was opened again may still bear its receipt. Only beside a
 * status that is not known a receipt counts, if it has a number or a time.
 */
export const isHandedIn = ({ status, receipt }: Progress): boolean =>
  status === 'unknown'
    ? receipt !== null && (receipt.number !== '' || receipt.submittedAt !== null)
    : status === 'submitted' || status === 'assessed';

/** Whether nothing is left to do for the candidate, in exams of unknown kinds either; not for an assessment without exams. */
export const allHandedIn = ({ exams, unknown = [] }: Pick<Exams, 'exams' | 'unknown'>): boolean => {
  const all: readonly Progress[] = [...exams, ...unknown];
  return all.length > 0 && all.every(isHandedIn);
};

/** The exams whose time runs, the one that ends first in front; one without a deadline ends last. */
export const runningOf = (exams: readonly Exam[]): readonly Exam[] => {
  const endOf = (exam: Exam) => deadlineOf(exam) ?? Number.MAX_VALUE;
  return exams.filter(({ status }) => status === 'running').sort((a, b) => endOf(a) - endOf(b));
};
