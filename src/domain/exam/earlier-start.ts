import { type Exam, lengthOf } from './exam.ts';
import type { AnswerVersion } from './question.ts';

/** Milliseconds that clocks may differ by. */
const tolerance = 60_000;

interface Found {
  /** The start under which it was stored, in seconds since the epoch; NaN where none was known. */
  readonly start: number;
  /** The server's time; null while it is not known. */
  readonly now: number | null;
  readonly version: Pick<AnswerVersion, 'answeredAt'>;
}

/**
 * Whether an answer that was stored under another start of an exam is of the attempt that runs, and the server has only moved its start.
 * It is if it was given after the start as it is now, if both starts lie within one length of the exam, and if the start that the server
 * names cannot be true. Else it may be of an attempt before, and the candidate has to say so.
 */
export const isOfAttempt = (exam: Exam, { start, now, version }: Found): boolean => {
  const current = Date.parse(exam.startedAt ?? '');
  if (Number.isNaN(current) || (now !== null && current > now + tolerance)) return true;
  if (Date.parse(version.answeredAt) >= current - tolerance) return true;
  return Math.abs(current - start * 1_000) <= (lengthOf(exam) ?? 0);
};
