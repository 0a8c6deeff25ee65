import type { Clock } from '../../ports/device/clock.ts';

/** Milliseconds that a storage or a save that hangs can hold up an exam, its end, or another tab that wants it. */
export const longestWrite = 5_000;

/** Resolves with the work, or after this many milliseconds without it: a storage that hangs must not hold up what comes after. */
export const withTimeout = async (clock: Clock, milliseconds: number, work: Promise<unknown>): Promise<void> => {
  const done = new AbortController();
  await Promise.race([work, clock.wait(milliseconds, done.signal).catch(() => undefined)]);
  done.abort();
};
