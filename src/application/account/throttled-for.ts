import { ApiFailure } from '../api-failure.ts';

/** Between two mails of the same kind (seconds): what a server asks for that does not say it itself. */
export const usualWait = 60;
const longestWait = 3_600;

/** How many seconds a call that came too often (429) has to wait; null when it failed for another reason. */
export const throttledFor = (error: unknown): number | null => {
  if (!(error instanceof ApiFailure) || error.status !== 429) return null;
  return Math.min(Math.max(error.retryAfterSeconds ?? usualWait, 1), longestWait);
};
