import type { Clock } from '../ports/device/clock.ts';
import type { ServerTime } from '../ports/device/server-time.ts';

/** A clock that runs with the device's and stands where the server's does. */
export interface ServerClock {
  /** Milliseconds since the epoch, as the server counts them. */
  now(): number;
}
export type ReadServerClock = ReturnType<typeof readServerClock>;

/** Sets a clock by the server's: its answer is taken to be from the middle of the round trip. Rejects with `ApiFailure`. */
export const readServerClock = (deps: { serverTime: ServerTime; clock: Clock }) => async (): Promise<ServerClock> => {
  const asked = deps.clock.now();
  const server = await deps.serverTime.read();
  const ahead = server - (asked + deps.clock.now()) / 2;
  return { now: () => deps.clock.now() + ahead };
};
