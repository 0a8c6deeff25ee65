import type { Clock } from '../../ports/device/clock.ts';

/** Milliseconds that a hanging storage or save may delay an exam, its end, or a tab that takes over. */
export const longestWrite = 5_000;

/** Waits for the work, but not longer than the timeout, so that a hanging storage does not block the caller. Rejects if the work does. */
export const withTimeout = async (clock: Clock, milliseconds: number, work: Promise<unknown>): Promise<void> => {
  const done = new AbortController();
  try {
    await Promise.race([work, clock.wait(milliseconds, done.signal).catch(() => undefined)]);
  } finally {
    done.abort();
  }
};
