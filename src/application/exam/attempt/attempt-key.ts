import type { Exam } from '../../../domain/exam/exam.ts';

/**
 * Names an attempt on this device: the candidate, and which start of which exam. Servers move the start of an attempt that runs, so that
 * what is under another start of the same exam may be of it too (decision 16).
 */
export interface AttemptKey {
  readonly user: string;
  readonly subject: string;
}

/** How the subjects of all attempts of an exam begin. */
export const subjectOfExam = ({ trxId, id }: Pick<Exam, 'trxId' | 'id'>): string => `${trxId}/${id}/`;

/** The subject of an attempt without its start: `subjectOfExam`. */
export const examPartOf = (subject: string): string => subject.slice(0, subject.lastIndexOf('/') + 1);

/** The second of the start: servers write its fractions or leave them out. */
const startOf = (startedAt: string | null): number => Math.floor(Date.parse(startedAt ?? '') / 1_000);

/** An attempt that begins again is another one. */
export const subjectOfAttempt = (exam: Pick<Exam, 'trxId' | 'id' | 'startedAt'>): string =>
  subjectOfExam(exam) + startOf(exam.startedAt);

/** What the subject of an answer's draft names: the exam, its start (in seconds; NaN where none was known) and the question. Null for anything else. */
export const answerOf = (
  subject: string,
): (Pick<Exam, 'trxId' | 'id'> & { readonly start: number; readonly questionId: string }) | null => {
  const [, trxId, id, start, questionId] = /^(.+?)\/([^/]+)\/(\d{9,}|NaN)\/(.+)$/s.exec(subject) ?? [];
  if (trxId === undefined || id === undefined || questionId === undefined) return null;
  return { trxId, id, start: Number(start), questionId };
};
