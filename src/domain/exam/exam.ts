import type { AssessmentDay } from '../calendar/assessment-day.ts';
import { nextOpening, type Opening, openAt } from '../calendar/opening.ts';

/** How the exams of an assessment are held (domain: Exams of a transaction). */
export const examKinds = ['written', 'essay', 'observation', 'demonstration'] as const;
export type ExamKind = (typeof examKinds)[number];

/** The types of a written exam, as they stand in its address. */
export const writtenTypes = ['pilihan-ganda', 'benar-salah'] as const;
export type WrittenType = (typeof writtenTypes)[number];

export const examStatuses = ['locked', 'ready', 'running', 'submitted', 'assessed'] as const;
export type ExamStatus = (typeof examStatuses)[number];

/** What the server says about a submitted exam; empty or null where it does not say it. */
export interface ExamReceipt {
  readonly number: string;
  /** ISO instant, of the server. */
  readonly submittedAt: string | null;
  /** How many questions have an answer, of how many. */
  readonly answered: number | null;
  readonly total: number | null;
  /** SHA-256 of the answers as `answersText` writes them, 64 hexadecimal digits. */
  readonly digest: string | null;
}

/** One exam of an assessment. Instants are ISO; `opensAt` is when it can be started, absent for now. */
export interface Exam extends Opening {
  /** The specification's `question_id`: it names a set of questions. */
  readonly id: string;
  readonly trxId: string;
  readonly kind: ExamKind;
  /** Of a written exam; null of others. */
  readonly type: WrittenType | null;
  /** `unknown`: a word of the server that this portal does not know. */
  readonly status: ExamStatus | 'unknown';
  readonly questionCount: number | null;
  /** The allotted minutes, without extension (specification 9: 60 when the server names none); null when they cannot be read. */
  readonly minutes: number | null;
  /** What the assessor has added. */
  readonly extraMinutes: number;
  readonly startedAt: string | null;
  /** Whether answers may still be submitted when the time is over; otherwise the assessor has to be asked. */
  readonly submitAllowed: boolean;
  /** Why it is locked or was closed by the assessor, in the server's words. */
  readonly note: string | null;
  /** Hands nothing in by itself: a reopened exam may still bear its old one. */
  readonly receipt: ExamReceipt | null;
}

/** An exam of a kind that this portal does not know: it has no page for it, and can only name it. */
export interface UnknownExam extends Pick<Exam, 'id' | 'status' | 'note' | 'receipt'> {
  /** What the server calls it; empty where it has no title. */
  readonly title: string;
  /** The server's words for its kind and type; empty where there are none. */
  readonly kind: string;
  readonly type: string;
}

/** The exams of one assessment. Names are empty where the server does not say them. */
export interface Exams {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly number: string };
  readonly candidate: string;
  readonly assessor: { readonly name: string; readonly registration: string };
  readonly exams: readonly Exam[];
  /** Those of a kind that this portal does not know; absent for none. */
  readonly unknown?: readonly UnknownExam[];
  /** When and where they are held; absent when the server does not say it. */
  readonly day?: AssessmentDay;
  /** What the candidate has to bring, in the body's words; absent when it has none. */
  readonly bring?: readonly string[];
  /** How many others there are that could not be read; absent for none. */
  readonly unreadable?: number;
}

/** These exams as they are at this time of the server: what has opened by then is open. */
export const examsAt = (exams: Exams, now: number | null): Exams => ({
  ...exams,
  exams: exams.exams.map((exam) => openAt(exam, now)),
});

/** Whether it will open by itself: until `opensAt` nobody can start it. */
export const isWaiting = ({ status, opensAt }: Exam): boolean =>
  opensAt !== undefined && (status === 'ready' || status === 'locked');

/** When the next of them opens by itself (milliseconds since the epoch); null when none does. */
export const examOpensNextAt = ({ exams }: Exams): number | null => nextOpening(exams.filter(isWaiting));

/** Minutes of an exam that names none (specification 9, Default timer). */
export const defaultMinutes = 60;

/** How long an exam may take with what was added, in milliseconds; null when that is not known. */
export const lengthOf = ({ minutes, extraMinutes }: Pick<Exam, 'minutes' | 'extraMinutes'>): number | null =>
  minutes === null ? null : (minutes + extraMinutes) * 60_000;

/** When the time is over, in milliseconds since the epoch; null while the exam has not been started, or its length is not known. */
export const deadlineOf = (exam: Exam): number | null => {
  const length = lengthOf(exam);
  return exam.startedAt === null || length === null ? null : Date.parse(exam.startedAt) + length;
};

/** An instant (milliseconds since the epoch) brought into the time of a running exam: what a device's clock says that may be wrong. */
export const withinAttempt = (exam: Exam, instant: number): number => {
  const deadline = deadlineOf(exam);
  if (deadline === null || exam.startedAt === null) return instant;
  return Math.min(Math.max(instant, Date.parse(exam.startedAt)), deadline - 1);
};

/**
 * When something is answered now, by the server's clock; while that is not known (null) by the device's, as far as it can be true.
 * Null: it is too late.
 */
export const answeringAt = (exam: Exam, server: number | null, device: number): number | null => {
  if (server === null) return withinAttempt(exam, device);
  return server < (deadlineOf(exam) ?? Number.POSITIVE_INFINITY) ? server : null;
};
