import type { QueryClient } from '@tanstack/react-query';
import { timeTokens } from '../application/time/tokens.ts';
import type { ServicesHandle } from './services.tsx';

const readAgainMs = 5 * 60_000;

/** The server's clock once it is known, as a query; read again by whatever makes queries old. */
export const serverClockQuery = (services: ServicesHandle) => ({
  queryKey: ['time', 'server-clock'],
  queryFn: async () => {
    const clock = await services.resolve(timeTokens.serverClock);
    await clock.read();
    return clock;
  },
  staleTime: readAgainMs,
});

/** The server's time (milliseconds since the epoch), for judging deadlines; null when it cannot be read: then only the server judges. */
export const serverNow = async (services: ServicesHandle, queries: QueryClient): Promise<number | null> => {
  try {
    return (await queries.fetchQuery({ ...serverClockQuery(services), retry: false })).now();
  } catch {
    return null;
  }
};
