import type { Exam } from '../../../domain/exam/exam.ts';

/**
 * Identifies an attempt on this device. Answers stored under another start time may belong to the same attempt, because a server may change
 * the start time (decision 16).
 */
export interface AttemptKey {
  readonly user: string;
  readonly subject: string;
}

export const subjectOfExam = ({ trxId, id }: Pick<Exam, 'trxId' | 'id'>): string => `${trxId}/${id}/`;

export const examPartOf = (subject: string): string => subject.slice(0, subject.lastIndexOf('/') + 1);

/** Whole seconds: servers may include or omit fractions. */
const startOf = (startedAt: string | null): number => Math.floor(Date.parse(startedAt ?? '') / 1_000);

/** Includes the start time, because a restarted exam is a new attempt. */
export const subjectOfAttempt = (exam: Pick<Exam, 'trxId' | 'id' | 'startedAt'>): string =>
  subjectOfExam(exam) + startOf(exam.startedAt);

/** Parses the subject of an answer's draft: exam, start (in seconds; NaN if not recorded) and question. Null for anything else. */
export const answerOf = (
  subject: string,
): (Pick<Exam, 'trxId' | 'id'> & { readonly start: number; readonly questionId: string }) | null => {
  const [, trxId, id, start, questionId] = /^(.+?)\/([^/]+)\/(\d{9,}|NaN)\/(.+)$/s.exec(subject) ?? [];
  if (trxId === undefined || id === undefined || questionId === undefined) return null;
  return { trxId, id, start: Number(start), questionId };
};
