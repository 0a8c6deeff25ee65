import type { ServerClock } from './server-clock.ts';

/** Server time (milliseconds since the epoch) for deadlines; null if it cannot be read, so that only the server decides. */
export type ServerNow = () => Promise<number | null>;

/** Reads the time of a clock that does not know it for sure. Rejects with `ApiFailure`. */
export const upToDate = async (clock: ServerClock): Promise<ServerClock> => {
  clock.now(); // notices whether the device's clock has changed since the last reading
  const { known, estimated } = clock.state.value;
  if (!known || estimated) await clock.read();
  return clock;
};

export const serverNow =
  ({ serverClock }: { serverClock: ServerClock }): ServerNow =>
  () =>
    upToDate(serverClock).then(
      (clock) => clock.now(),
      () => null,
    );
