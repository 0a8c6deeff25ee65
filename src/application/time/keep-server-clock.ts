import {
  bestOffset,
  type ClockSample,
  clockFor,
  type DeviceMoment,
  jumpBetween,
  readingRetryDelay,
  wantsMore,
  withSample,
} from '../../domain/calendar/clock-offset.ts';
import { ApiFailure } from '../api-failure.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { MonotonicClock } from '../ports/device/monotonic-clock.ts';
import type { PageLife } from '../ports/device/page-life.ts';
import type { RandomSource } from '../ports/device/random-source.ts';
import type { ServerTime } from '../ports/device/server-time.ts';
import type { ServerClock, ServerClockState } from './server-clock.ts';
import { WatchedState } from './watched-state.ts';

interface Deps {
  readonly serverTime: ServerTime;
  readonly clock: Clock;
  readonly monotonic: MonotonicClock;
  readonly pageLife: PageLife;
  readonly random: RandomSource;
}

const second = 1_000;
const minute = 60 * second;
/** A monotonic clock drifts by less than 0.2 s an hour, and clock jumps are detected as they happen. */
const readAgainAfter = 20 * minute;
/** A reading of this age (milliseconds) is good enough for somebody who comes back to the page. */
const fresh = 5 * minute;
/** Milliseconds over which devices spread their readings when a network that they may share is back. */
const comingBack = 10 * second;

/**
 * Tracks the server's clock on a monotonic one, so that the device's clock has no effect. While `state` is watched, reads after 15 to 20
 * minutes, sooner while the estimate is poor, and on wake-up, clock jumps and failures. Takes a jump forward for sleep until a read.
 */
export const keepServerClock = ({ serverTime, clock, monotonic, pageLife, random }: Deps): ServerClock => {
  const here = (): DeviceMoment => ({ wall: clock.now(), elapsed: monotonic.elapsed() });

  let samples: readonly ClockSample[] = [];
  let offset: number | null = null;
  let ahead = 0; // milliseconds by which the server's own time is ahead, if that is another zone
  let restored = false;
  let slept = 0; // milliseconds of sleep since the samples of `offset`
  let compared = here();
  let failures = 0;
  let due = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let wanted = false;
  let reading = false;
  let latest = Promise.resolve();
  let watched = false;
  let seen = true;

  const serverNow = (): number | null => (offset === null ? null : monotonic.elapsed() + offset + slept);

  const publish = () => {
    const now = serverNow();
    const estimated = now !== null && (failures > 0 || slept > 0 || restored);
    const deviceAhead = now === null ? null : clock.now() - now;
    state.set({ known: now !== null, estimated, deviceAhead, ...(ahead !== 0 && { contested: true as const }) });
  };

  const sample = async (): Promise<void> => {
    const asked = here();
    const { now: server, told } = await serverTime.read();
    const answered = here();
    if (jumpBetween(asked, answered) !== 0) return; // the device's clock changed during the call, so the jump detection reads again
    samples = withSample(samples, { asked, server, answered });
    offset = bestOffset(samples);
    ahead = told - server;
    slept = 0;
    restored = false;
    compared = answered; // compare with this moment from now on, so that small corrections do not add up to a jump
    failures = 0;
    readAt = answered.elapsed;
    // a slow reply needs more samples, but a slow server needs a rest between them
    const rest = Math.max(second, (answered.elapsed - asked.elapsed) * (1 + random.next()));
    due = readAt + (watched && wantsMore(samples) ? rest : readAgainAfter * (1 - random.next() / 4));
    publish();
  };

  const readWhileWanted = async (): Promise<void> => {
    reading = true;
    while (wanted) {
      wanted = false;
      try {
        latest = sample();
        await latest;
      } catch (error) {
        failures += 1;
        const asked = error instanceof ApiFailure ? error.retryAfterSeconds : undefined;
        due = monotonic.elapsed() + readingRetryDelay(failures, random.next(), asked);
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

  const comeBack = (sign: 'visible' | 'online') => {
    const now = monotonic.elapsed();
    if (sign === 'visible') due = state.value.estimated || now - readAt >= fresh ? now : due;
    else due = Math.min(due, now + random.next() * comingBack);
    attend();
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
    if (wantsMore(samples)) due = Number.NEGATIVE_INFINITY;
    const stopped = new AbortController();
    const life = pageLife.hides().subscribe(() => {
      seen = false;
    });
    life.add(
      pageLife.wakes().subscribe((sign) => {
        if (sign === 'visible') seen = true;
        noticeJump();
        comeBack(sign);
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

  const unknown: ServerClockState = { known: false, estimated: false, deviceAhead: null };
  const state = new WatchedState(unknown, whileWatched);

  return {
    state,
    now: (begun) => {
      attend();
      return clockFor(begun, serverNow(), ahead);
    },
    read: () => {
      if (!reading) read();
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
