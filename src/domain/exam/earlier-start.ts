import { type Exam, lengthOf } from './exam.ts';
import type { AnswerVersion } from './question.ts';

const tolerance = 60_000;

interface Found {
  /** The start under which the answer was stored, in seconds since the epoch; NaN if the answer was stored without one. */
  readonly start: number;
  readonly now: number | null;
  readonly version: Pick<AnswerVersion, 'answeredAt'>;
}

/**
 * Whether an answer stored under another start belongs to this attempt: if it was given after the current start, if the two starts are at
 * most one exam length apart, or if the current start is missing or in the future. For any other answer, the candidate decides.
 */
export const isOfAttempt = (exam: Exam, { start, now, version }: Found): boolean => {
  const current = Date.parse(exam.startedAt ?? '');
  if (Number.isNaN(current) || (now !== null && current > now + tolerance)) return true;
  if (Date.parse(version.answeredAt) >= current - tolerance) return true;
  return Math.abs(current - start * 1_000) <= (lengthOf(exam) ?? 0);
};
