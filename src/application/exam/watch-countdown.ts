import { Observable } from 'rxjs';
import { type Countdown, type CountdownBound, countDown } from '../../domain/exam/countdown.ts';
import { deadlineOf, type Exam, lengthOf } from '../../domain/exam/exam.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { PageLife } from '../ports/device/page-life.ts';
import type { ServerClock } from '../time/server-clock.ts';

export type WatchCountdown = ReturnType<typeof watchCountdown>;

const second = 1_000;

/**
 * Emits an exam's remaining time at once, at each whole second, on wake-up and on clock reads (specification 2 and 9). Never completes,
 * because an exam that is over may be extended.
 */
export const watchCountdown = (deps: { serverClock: ServerClock; clock: Clock; pageLife: PageLife }) => {
  const bounds = new Map<string, CountdownBound | null>();

  const read = (exam: Exam): Countdown => {
    const key = `${exam.trxId}/${exam.id}`;
    const now = deps.serverClock.now(exam);
    const { estimated } = deps.serverClock.state.value;
    const reading = { deadline: deadlineOf(exam), length: lengthOf(exam), now, estimated };
    const { countdown, bound } = countDown(bounds.get(key) ?? null, reading);
    bounds.set(key, bound);
    return countdown;
  };

  return (exam: Exam): Observable<Countdown> =>
    new Observable((subscriber) => {
      let waiting = new AbortController();
      let asked = false;
      const tick = () => {
        const countdown = read(exam);
        waiting.abort();
        waiting = new AbortController();
        subscriber.next(countdown);
        if (countdown.startUnknown && !asked) {
          asked = true; // the server's clock may have been set since the last read
          deps.serverClock.read().catch(() => undefined);
        }
        if (subscriber.closed || countdown.over) return;
        deps.clock.wait(Math.ceil((countdown.remaining ?? 0) % second) || second, waiting.signal).then(tick, () => {});
      };
      const heard = deps.serverClock.state.subscribe(tick);
      heard.add(deps.pageLife.wakes().subscribe(tick));
      return () => {
        waiting.abort();
        heard.unsubscribe();
      };
    });
};
