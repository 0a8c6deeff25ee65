import type { AssessmentDay } from '../calendar/assessment-day.ts';
import { nextOpening, type Opening, openAt } from '../calendar/opening.ts';
import type { TakenProblem } from './question-problem.ts';

/** The kinds of exams (domain: Exams of a transaction). */
export const examKinds = ['written', 'essay', 'observation', 'demonstration'] as const;
export type ExamKind = (typeof examKinds)[number];

/** The types of a written exam, as used in its URL. */
export const writtenTypes = ['pilihan-ganda', 'benar-salah'] as const;
export type WrittenType = (typeof writtenTypes)[number];

/** `missed`: the assessment ended and the candidate had not started this exam. */
export const examStatuses = ['locked', 'ready', 'running', 'submitted', 'assessed', 'missed'] as const;
export type ExamStatus = (typeof examStatuses)[number];

/** The server's receipt of a submission; fields are empty or null when the server omits them. */
export interface ExamReceipt {
  readonly number: string;
  readonly submittedAt: string | null;
  readonly answered: number | null;
  readonly total: number | null;
  /** SHA-256 of `answersText`, 64 hexadecimal digits. */
  readonly digest: string | null;
  /** The server or the staff handed the exam in, not the candidate. */
  readonly collected?: true;
}

/**
 * One exam of an assessment. `id`: the specification's `question_id`, which identifies a set of questions. Instants are ISO; `opensAt` is
 * when it can be started, absent if already open. `closesAt`: when it ends even if its minutes are not over, absent if its minutes decide.
 */
export interface Exam extends Opening {
  readonly id: string;
  readonly trxId: string;
  readonly kind: ExamKind;
  readonly type: WrittenType | null;
  /** As the server names this exam; absent if it does not. */
  readonly title?: string;
  /** Counts exams of one kind and type, from the second on. */
  readonly ordinal?: number;
  readonly status: ExamStatus | 'unknown';
  readonly questionCount: number | null;
  /** The allotted minutes without extension (specification 9: 60 when the server names none); null when unreadable. */
  readonly minutes: number | null;
  readonly extraMinutes: number;
  readonly startedAt: string | null;
  /** The server named no zone, so `startedAt` may be as wrong as a clock without a zone. */
  readonly startedWithoutZone?: true;
  /** Whether answers may be submitted after the time is over; if not, the candidate must ask the assessor. */
  readonly submitAllowed: boolean;
  readonly note: string | null;
  /** A receipt does not prove a submission, because a reopened exam may still have its old receipt. */
  readonly receipt: ExamReceipt | null;
  readonly closesAt?: string;
  /** Until the assessor lets it begin, at an exam that is not begun. */
  readonly held?: true;
  /** The start wants the code of the place. */
  readonly coded?: true;
  /** The candidate's reports on questions; absent if the server tells none. */
  readonly problems?: readonly TakenProblem[];
}

export interface UnknownExam extends Pick<Exam, 'id' | 'status' | 'note' | 'receipt'> {
  readonly title: string;
  readonly kind: string;
  readonly type: string;
}

export interface Exams {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly number: string };
  readonly candidate: string;
  readonly assessor: { readonly name: string; readonly registration: string };
  readonly exams: readonly Exam[];
  readonly unknown?: readonly UnknownExam[];
  readonly day?: AssessmentDay & { readonly endsAt?: string };
  readonly bring?: readonly string[];
  readonly unreadable?: number;
}

/** The exams at this server time: exams due by then are open. */
export const examsAt = (exams: Exams, now: number | null): Exams => ({
  ...exams,
  exams: exams.exams.map((exam) => openAt(exam, now)),
});

const givenTo = ({ minutes, extraMinutes, startedAt, submitAllowed, closesAt }: Exam): string =>
  JSON.stringify([minutes, extraMinutes, startedAt, submitAllowed, closesAt]);

/** Whether staff changed a running exam between two reads. A submission does not count: it may be the candidate's own. */
export const isChangedByStaff = (before: Exams, after: Exams): boolean =>
  before.exams.some((exam) => {
    const now = after.exams.find(({ id }) => id === exam.id);
    if (exam.status !== 'running' || !now) return false;
    return now.status === 'running' ? givenTo(now) !== givenTo(exam) : ['locked', 'ready'].includes(now.status);
  });

/** Whether the exam is not open yet, and opens by itself at `opensAt`. */
export const isWaiting = ({ status, opensAt }: Exam): boolean =>
  opensAt !== undefined && (status === 'ready' || status === 'locked');

/** Whether the exam waits only for the assessor's word: its time has come, and it has not begun. */
export const isHeld = (exam: Exam): boolean =>
  exam.held === true &&
  exam.startedAt === null &&
  (exam.status === 'ready' || exam.status === 'locked') &&
  exam.opensAt === undefined;

/** Whether the candidate can begin the exam now. */
export const canBegin = (exam: Exam): boolean => exam.status === 'ready' && !isWaiting(exam) && !isHeld(exam);

/** When the next exam opens by itself (milliseconds since the epoch); null when none does. */
export const examOpensNextAt = ({ exams }: Exams): number | null => nextOpening(exams.filter(isWaiting));

/** Minutes if the server sends none (specification 9, Default timer). */
export const defaultMinutes = 60;

/** Milliseconds including extensions; null if the server's value is unreadable. */
export const lengthOf = ({ minutes, extraMinutes }: Pick<Exam, 'minutes' | 'extraMinutes'>): number | null =>
  minutes === null ? null : (minutes + extraMinutes) * 60_000;

/** Milliseconds since the epoch; null before the start, or if the server's length is unreadable. */
export const deadlineOf = (exam: Exam): number | null => {
  const length = lengthOf(exam);
  if (exam.startedAt === null || length === null) return null;
  const start = Date.parse(exam.startedAt);
  const closes = Date.parse(exam.closesAt ?? '');
  return closes > start ? Math.min(start + length, closes) : start + length; // no server closes an exam that it has let begin
};

/** Why an exam was collected: its time was over, or (also if that is unknown) the staff did it. Null if the candidate handed it in. */
export const whyCollected = (exam: Exam, { collected, submittedAt }: ExamReceipt): 'time' | 'staff' | null => {
  if (!collected) return null;
  return Date.parse(submittedAt ?? '') >= (deadlineOf(exam) ?? Number.POSITIVE_INFINITY) ? 'time' : 'staff';
};

/** The closing that all exams share which can be begun now or later; undefined if they differ, or if there is none. */
export const sharedClosing = ({ exams }: Exams): string | undefined => {
  const [first, ...others] = new Set(exams.filter(({ status }) => status === 'ready').map(({ closesAt }) => closesAt));
  return others.length === 0 ? first : undefined;
};

const veryLong = 1_000_000;

/** The exam as if it had run for years, so that its countdown is the time until it closes; null if nothing closes it. */
export const untilClosing = (exam: Exam): Exam | null => {
  if (exam.closesAt === undefined) return null;
  const startedAt = new Date(Date.parse(exam.closesAt) - veryLong * 60_000).toISOString();
  return { ...exam, minutes: veryLong, extraMinutes: 0, startedAt };
};

/** Clamps an instant (milliseconds since the epoch) to the running exam, for a device clock that may be wrong. */
export const withinAttempt = (exam: Exam, instant: number): number => {
  const deadline = deadlineOf(exam);
  if (deadline === null || exam.startedAt === null) return instant;
  return Math.min(Math.max(instant, Date.parse(exam.startedAt)), deadline - 1);
};

/** The time of an answer given now: by the server's clock, or by the clamped device's clock while `server` is null. Null: too late. */
export const answeringAt = (exam: Exam, server: number | null, device: number): number | null => {
  if (server === null) return withinAttempt(exam, device);
  return server < (deadlineOf(exam) ?? Number.POSITIVE_INFINITY) ? server : null;
};
