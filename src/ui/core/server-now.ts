import { type QueryClient, useQuery } from '@tanstack/react-query';
import { upToDate } from '../../application/time/server-now.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import { type ServicesHandle, useServices } from './services.tsx';

const readAgainMs = 5 * 60_000;

const serverClockQuery = (services: ServicesHandle) => ({
  queryKey: ['time', 'server-clock'],
  queryFn: async () => upToDate(await services.resolve(timeTokens.serverClock)),
  staleTime: readAgainMs,
});

/**
 * Server time (milliseconds since the epoch) for a read; null if it cannot be read. Pages then know it at once, so that no line appears
 * later.
 */
export const readServerNow = (services: ServicesHandle, queries: QueryClient): Promise<number | null> =>
  queries.fetchQuery({ ...serverClockQuery(services), retry: false }).then(
    (clock) => clock.now(),
    () => null,
  );

/** The server's clock; undefined until it is known. `isNeeded`: whether to ask for it at all. */
export const useServerClock = (isNeeded = true) =>
  useQuery({ ...serverClockQuery(useServices()), enabled: isNeeded }).data;

/** Server time (milliseconds since the epoch) of this rendering; null until it is known. */
export const useServerNow = (isNeeded = true): number | null => useServerClock(isNeeded)?.now() ?? null;
