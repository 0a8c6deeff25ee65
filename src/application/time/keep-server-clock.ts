import { BehaviorSubject, Observable } from 'rxjs'; // import nothing else from rxjs, because guest pages load this module too
import {
  bestOffset,
  type ClockSample,
  type DeviceMoment,
  jumpBetween,
  roundTripOf,
  withSample,
} from '../../domain/calendar/clock-offset.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { MonotonicClock } from '../ports/device/monotonic-clock.ts';
import type { PageLife } from '../ports/device/page-life.ts';
import type { ServerTime } from '../ports/device/server-time.ts';
import type { ServerClock, ServerClockState } from './server-clock.ts';

interface Deps {
  readonly serverTime: ServerTime;
  readonly clock: Clock;
  readonly monotonic: MonotonicClock;
  readonly pageLife: PageLife;
}

const second = 1_000;
const readAgainAfter = 5 * 60 * second;
const longestRetry = 30 * second;
const quickSamples = 5;
/** If a read is at least this fast (milliseconds), its error is small enough and no more samples are taken. */
const quickEnough = 200;

const retryAfter = (failures: number): number => Math.min(second * 2 ** failures, longestRetry);

class WatchedState<State> extends Observable<State> {
  readonly #held: BehaviorSubject<State>;

  constructor(held: BehaviorSubject<State>, work: () => () => void) {
    let watchers = 0;
    let stop = () => {};
    super((subscriber) => {
      const watching = held.subscribe(subscriber);
      watchers += 1;
      if (watchers === 1) stop = work();
      return () => {
        watching.unsubscribe();
        watchers -= 1;
        if (watchers === 0) stop();
      };
    });
    this.#held = held;
  }

  get value(): State {
    return this.#held.value;
  }
}

/**
 * Tracks the server's clock on a monotonic one, so that changes of the device's clock do not affect it. Reads every five minutes, on
 * wake-up, on clock jumps, and after failures, while `state` is watched. A forward jump counts as a sleep until the next read.
 */
export const keepServerClock = ({ serverTime, clock, monotonic, pageLife }: Deps): ServerClock => {
  const here = (): DeviceMoment => ({ wall: clock.now(), elapsed: monotonic.elapsed() });
  const held = new BehaviorSubject<ServerClockState>({ known: false, estimated: false, deviceAhead: null });

  let samples: readonly ClockSample[] = [];
  let offset: number | null = null;
  let restored = false;
  let slept = 0; // milliseconds of sleep since the samples of `offset`
  let compared = here();
  let failures = 0;
  let due = Number.NEGATIVE_INFINITY;
  let wanted = false;
  let reading = false;
  let latest = Promise.resolve();
  let watched = false;
  let seen = true;

  const serverNow = (): number | null => (offset === null ? null : monotonic.elapsed() + offset + slept);

  const publish = () => {
    const now = serverNow();
    const estimated = now !== null && (failures > 0 || slept > 0 || restored);
    held.next({ known: now !== null, estimated, deviceAhead: now === null ? null : clock.now() - now });
  };

  const wantsMore = () => samples.length < quickSamples && samples.every((each) => roundTripOf(each) > quickEnough);

  const sample = async (): Promise<void> => {
    const asked = here();
    const server = await serverTime.read();
    const answered = here();
    if (jumpBetween(asked, answered) !== 0) return; // the device's clock changed during the call, so the jump detection reads again
    samples = withSample(samples, { asked, server, answered });
    offset = bestOffset(samples);
    slept = 0;
    restored = false;
    compared = answered; // compare with this moment from now on, so that small corrections do not add up to a jump
    failures = 0;
    wanted ||= watched && wantsMore();
    publish();
  };

  const readWhileWanted = async (): Promise<void> => {
    reading = true;
    while (wanted) {
      wanted = false;
      try {
        latest = sample();
        await latest;
        due = monotonic.elapsed() + readAgainAfter;
      } catch {
        failures += 1;
        due = monotonic.elapsed() + retryAfter(failures);
        publish();
      }
    }
    reading = false;
  };

  const read = () => {
    wanted = true;
    if (!reading) void readWhileWanted();
  };

  const noticeJump = () => {
    const moment = here();
    const jump = jumpBetween(compared, moment);
    if (jump === 0) return;
    compared = moment;
    slept = Math.max(0, slept + jump); // a jump back shows that the jump before was a clock change, not sleep
    if (jump > 0) samples = [];
    read();
    publish();
  };

  const attend = () => {
    noticeJump();
    if (seen && !reading && monotonic.elapsed() >= due) read();
  };

  const attendUntil = async (stopped: AbortSignal) => {
    for (;;) {
      attend();
      await clock.wait(second, stopped);
    }
  };

  const whileWatched = () => {
    watched = true;
    if (wantsMore()) due = Number.NEGATIVE_INFINITY;
    const stopped = new AbortController();
    const life = pageLife.hides().subscribe(() => {
      seen = false;
    });
    life.add(
      pageLife.wakes().subscribe((sign) => {
        if (sign === 'visible') seen = true;
        noticeJump();
        read();
      }),
    );
    attendUntil(stopped.signal).catch(() => {});
    return () => {
      stopped.abort();
      life.unsubscribe();
      seen = true;
      watched = false;
    };
  };

  return {
    state: new WatchedState(held, whileWatched),
    now: () => {
      attend();
      return serverNow();
    },
    read: () => {
      read();
      return latest;
    },
    restore: (deviceAhead) => {
      if (offset !== null) return;
      offset = clock.now() - deviceAhead - monotonic.elapsed();
      restored = true;
      publish();
    },
  };
};
