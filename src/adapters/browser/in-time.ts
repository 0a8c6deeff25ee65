import type { Clock } from '../../application/ports/device/clock.ts';

export class TooLate extends Error {
  override readonly name = 'TooLate';
}

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
