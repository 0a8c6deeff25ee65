import { type QueryClient, useQuery } from '@tanstack/react-query';
import { timeTokens } from '../../application/time/tokens.ts';
import { type ServicesHandle, useServices } from './services.tsx';

const readAgainMs = 5 * 60_000;

const serverClockQuery = (services: ServicesHandle) => ({
  queryKey: ['time', 'server-clock'],
  queryFn: async () => {
    const clock = await services.resolve(timeTokens.serverClock);
    clock.now(); // notices whether the clock has changed since the last reading
    const { known, estimated } = clock.state.value;
    if (!known || estimated) await clock.read();
    return clock;
  },
  staleTime: readAgainMs,
});

/** Server time (milliseconds since the epoch) for deadlines; null if unavailable, so that only the server decides. */
export const serverNow = async (services: ServicesHandle, queries: QueryClient): Promise<number | null> => {
  try {
    return (await queries.fetchQuery({ ...serverClockQuery(services), retry: false })).now();
  } catch {
    return null;
  }
};

/** The server's clock; undefined until it is known. `isNeeded`: whether to ask for it at all. */
export const useServerClock = (isNeeded = true) =>
  useQuery({ ...serverClockQuery(useServices()), enabled: isNeeded }).data;

/** Server time (milliseconds since the epoch) of this rendering; null until it is known. */
export const useServerNow = (isNeeded = true): number | null => useServerClock(isNeeded)?.now() ?? null;
