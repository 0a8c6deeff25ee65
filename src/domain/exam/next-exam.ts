import { canBegin, deadlineOf, type Exam, type Exams, isHeld } from './exam.ts';

/**
 * The exam to continue: a running one, because its time runs, otherwise the first that can be started, or that the assessor lets begin; null
 * if there is none.
 */
export const nextExam = (exams: readonly Exam[]): Exam | null =>
  exams.find(({ status }) => status === 'running') ?? exams.find(canBegin) ?? exams.find(isHeld) ?? null;

type Progress = Pick<Exam, 'status' | 'receipt'>;

/** The status decides, because a reopened exam may keep its receipt. With an unknown status, a receipt with number or time counts. */
export const isHandedIn = ({ status, receipt }: Progress): boolean =>
  status === 'unknown'
    ? receipt !== null && (receipt.number !== '' || receipt.submittedAt !== null)
    : status === 'submitted' || status === 'assessed';

/** Whether the candidate has taken an exam, on which the assessor can decide although others were missed. */
export const isAnyHandedIn = ({ exams, unknown = [] }: Pick<Exams, 'exams' | 'unknown'>): boolean =>
  [...exams, ...unknown].some(isHandedIn);

/** Whether all exams are done or missed, including those of unknown kinds; false for an assessment without exams. */
export const allHandedIn = ({ exams, unknown = [] }: Pick<Exams, 'exams' | 'unknown'>): boolean => {
  const all: readonly Progress[] = [...exams, ...unknown];
  return all.length > 0 && all.every((exam) => exam.status === 'missed' || isHandedIn(exam));
};

/** The running exams, sorted by deadline; exams without a deadline come last. */
export const runningOf = (exams: readonly Exam[]): readonly Exam[] => {
  const endOf = (exam: Exam) => deadlineOf(exam) ?? Number.MAX_VALUE;
  return exams.filter(({ status }) => status === 'running').sort((a, b) => endOf(a) - endOf(b));
};
