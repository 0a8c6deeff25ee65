import type { QueryClient } from '@tanstack/react-query';
import { timeTokens } from '../application/time/tokens.ts';
import type { ServicesHandle } from './services.tsx';

const setAgainMs = 5 * 60_000;

/** A clock that agrees with the server's, as a query; set again now and then, and by whatever makes queries old. */
export const serverClockQuery = (services: ServicesHandle) => ({
  queryKey: ['time', 'server-clock'],
  queryFn: async () => (await services.resolve(timeTokens.readServerClock))(),
  staleTime: setAgainMs,
  refetchInterval: setAgainMs,
});

/** The server's time (milliseconds since the epoch), for judging deadlines; null when it cannot be read: then only the server judges. */
export const serverNow = async (services: ServicesHandle, queries: QueryClient): Promise<number | null> => {
  try {
    return (await queries.fetchQuery({ ...serverClockQuery(services), retry: false })).now();
  } catch {
    return null;
  }
};
