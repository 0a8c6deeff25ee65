import { ApiFailure } from '../api-failure.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { MonotonicClock } from '../ports/device/monotonic-clock.ts';
import type { ServerTime } from '../ports/device/server-time.ts';

/**
 * `roundTrips`: milliseconds of each successful call, in order. `deviceAhead`: milliseconds that the device's clock is ahead of the
 * server's, from the fastest reply; null without a reply that tells the time.
 */
export interface ConnectionReport {
  readonly roundTrips: readonly number[];
  readonly failed: number;
  readonly deviceAhead: number | null;
  /** The server tells two times, so the device's clock cannot be compared. */
  readonly contested?: true;
}
export type CheckConnection = ReturnType<typeof checkConnection>;

const calls = 5;
/** Stops after this many failures, because each call may last until the time-out. */
const enoughFailures = 2;

/** Whether the server has answered without telling its time. It does so when a session has ended. */
const isReply = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  !['network', 'timeout', 'between'].includes(error.kind) &&
  !((error.status ?? 0) >= 500);

/** Reads the server's time up to five times in a row. Never rejects. */
export const checkConnection =
  (deps: { serverTime: ServerTime; clock: Clock; monotonic: MonotonicClock }) =>
  async (): Promise<ConnectionReport> => {
    const roundTrips: number[] = [];
    let failed = 0;
    let deviceAhead: number | null = null;
    let contested = false;
    while (roundTrips.length + failed < calls && failed < enoughFailures) {
      const asked = { wall: deps.clock.now(), elapsed: deps.monotonic.elapsed() };
      const passed = () => deps.monotonic.elapsed() - asked.elapsed;
      try {
        const { now: server, told } = await deps.serverTime.read();
        const roundTrip = passed();
        if (roundTrips.every((each) => roundTrip < each)) deviceAhead = asked.wall + roundTrip / 2 - server;
        contested ||= told !== server;
        roundTrips.push(roundTrip);
      } catch (error) {
        if (isReply(error)) roundTrips.push(passed());
        else failed += 1;
      }
    }
    return { roundTrips, failed, deviceAhead, ...(contested && { contested }) };
  };
