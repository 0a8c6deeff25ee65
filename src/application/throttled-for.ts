import { ApiFailure } from './api-failure.ts';

/** Seconds to wait between two mails of the same kind, if the server does not say. */
export const usualWait = 60;
const longestWait = 3_600;

/** Seconds to wait after a 429, from 1 to 3 600; null for any other failure. */
export const throttledFor = (error: unknown): number | null => {
  if (!(error instanceof ApiFailure) || error.status !== 429) return null;
  return Math.min(Math.max(error.retryAfterSeconds ?? usualWait, 1), longestWait);
};
