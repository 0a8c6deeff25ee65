import { Observable } from 'rxjs';
import type { Clock } from '../ports/device/clock.ts';

export type WatchWait = ReturnType<typeof watchWait>;

const second = 1_000;

/** Counts whole seconds down to 0, then completes. Reads the clock each time, so that it stays correct after a sleep. */
export const watchWait =
  (deps: { clock: Clock }) =>
  (seconds: number): Observable<number> =>
    new Observable((subscriber) => {
      const stopped = new AbortController();
      const ends = deps.clock.now() + seconds * second;
      const count = async () => {
        while (!stopped.signal.aborted) {
          const left = Math.min(Math.max(ends - deps.clock.now(), 0), seconds * second);
          subscriber.next(Math.ceil(left / second));
          if (left === 0) return subscriber.complete();
          await deps.clock.wait(left % second || second, stopped.signal);
        }
      };
      count().catch((error: unknown) => stopped.signal.aborted || subscriber.error(error));
      return () => stopped.abort();
    });
