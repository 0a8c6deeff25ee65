import { Observable } from 'rxjs';
import type { Clock } from '../ports/device/clock.ts';
import type { PageLife } from '../ports/device/page-life.ts';
import type { ServerClock } from './server-clock.ts';

export type WatchMoment = ReturnType<typeof watchMoment>;

/** Maximum wait (milliseconds), because browser timers overflow after 24 days, and a device may sleep. */
const longest = 60 * 60_000;

/** Emits once and completes when the server's clock reaches this moment (milliseconds since the epoch). */
export const watchMoment =
  (deps: { serverClock: ServerClock; clock: Clock; pageLife: PageLife }) =>
  (moment: number): Observable<number> =>
    new Observable((subscriber) => {
      let waiting = new AbortController();
      const look = () => {
        waiting.abort();
        waiting = new AbortController();
        const now = deps.serverClock.now();
        if (subscriber.closed || now === null) return;
        if (now >= moment) {
          subscriber.next(moment);
          subscriber.complete();
          return;
        }
        deps.clock.wait(Math.min(Math.ceil(moment - now), longest), waiting.signal).then(look, () => {});
      };
      subscriber.add(() => waiting.abort());
      subscriber.add(deps.serverClock.state.subscribe(look));
      subscriber.add(deps.pageLife.wakes().subscribe(look));
    });
