import type { Clock } from '../../application/ports/device/clock.ts';

/** A timeout; a late answer is ignored. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The result of `work`; rejects with `TooLate` after this many milliseconds. */
export const inTime = async <T>(clock: Clock, milliseconds: number, work: Promise<T>): Promise<T> => {
  const answered = new AbortController();
  const tooLate = clock.wait(milliseconds, answered.signal).then(() => {
    throw new TooLate(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    answered.abort();
  }
};
