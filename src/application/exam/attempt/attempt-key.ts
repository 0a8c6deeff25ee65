import type { Exam } from '../../../domain/exam/exam.ts';

/** Names an attempt on this device: the candidate, and which start of which exam. */
export interface AttemptKey {
  readonly user: string;
  readonly subject: string;
}

/** How the subject of every attempt of an exam begins. */
export const subjectOfExam = ({ trxId, id }: Pick<Exam, 'trxId' | 'id'>): string => `${trxId}/${id}/`;

/** The second of the start: servers write its fractions or leave them out. */
const startOf = (startedAt: string | null): number => Math.floor(Date.parse(startedAt ?? '') / 1_000);

/** An attempt that begins again is another one. */
export const subjectOfAttempt = (exam: Pick<Exam, 'trxId' | 'id' | 'startedAt'>): string =>
  subjectOfExam(exam) + startOf(exam.startedAt);

/** What the subject of an answer's draft names, which follows that of its attempt; null for anything else. */
export const answerOf = (subject: string): (Pick<Exam, 'trxId' | 'id'> & { readonly questionId: string }) | null => {
  const [, trxId, id, questionId] = /^(.+?)\/([^/]+)\/(?:\d{9,}|NaN)\/(.+)$/s.exec(subject) ?? [];
  return trxId === undefined || id === undefined || questionId === undefined ? null : { trxId, id, questionId };
};
