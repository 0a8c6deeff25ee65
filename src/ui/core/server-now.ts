import { useQuery } from '@tanstack/react-query';
import { upToDate } from '../../application/time/server-now.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import { useServices } from './services.tsx';

const readAgainMs = 5 * 60_000;

/** The server's clock; undefined until it is known. `isNeeded`: whether to ask for it at all. */
export const useServerClock = (isNeeded = true) => {
  const services = useServices();
  return useQuery({
    queryKey: ['time', 'server-clock'],
    queryFn: async () => upToDate(await services.resolve(timeTokens.serverClock)),
    staleTime: readAgainMs,
    enabled: isNeeded,
  }).data;
};

/** Server time (milliseconds since the epoch) of this rendering; null until it is known. */
export const useServerNow = (isNeeded = true): number | null => useServerClock(isNeeded)?.now() ?? null;
