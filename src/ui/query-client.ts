import { MutationCache, QueryCache, QueryClient, type QueryOptions } from '@tanstack/react-query';
import { ApiFailure } from '../application/api-failure.ts';
import type { SessionView } from './session/session-view.ts';

const longestRetryWait = 60_000;
/** Minimum duration in milliseconds of a first load (specification 9, minimum fetch delay), so that skeletons do not flash. */
const shortestFetch = 200;

const lastLongEnough: NonNullable<QueryOptions['behavior']> = {
  onFetch: (context) => {
    const { fetchFn, state } = context;
    if (state.data !== undefined) return; // cached data stays on screen
    context.fetchFn = async () => {
      const passed = new Promise((resolve) => setTimeout(resolve, shortestFetch));
      try {
        return await fetchFn();
      } finally {
        await passed;
      }
    };
  },
};

const mayPass = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  (error.kind === 'network' || error.kind === 'timeout' || error.status === 429 || (error.status ?? 0) >= 500);

/** `updatedAt` of data from this device: the oldest possible, so that it counts as stale. */
export const readOfDevice = 1;

/** Milliseconds to wait for the server before showing data from this device. */
export const patience = 5_000;

/** True if the server is unreachable or failing; 429 does not count. */
export const isAway = (error: unknown): boolean => mayPass(error) && error.status !== 429;

/** Delay of a 429 reply, else 1, 2, 4 s … */
const retryDelay = (attempt: number, error: Error): number => {
  const asked = error instanceof ApiFailure ? error.retryAfterSeconds : undefined;
  return Math.min(asked === undefined ? 1_000 * 2 ** attempt : asked * 1_000, longestRetryWait);
};

/** Query client of the portal. Marks the session as expired on "no session" replies. */
export const createQueryClient = (session: SessionView): QueryClient => {
  const notice = (error: Error) => {
    if (error instanceof ApiFailure && error.kind === 'expired' && session.status === 'candidate')
      session.expired = true;
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      // 'always': replies decide about connectivity, not `navigator.onLine`
      queries: {
        networkMode: 'always',
        behavior: lastLongEnough,
        staleTime: 30_000,
        retry: (count, error) => count < 2 && mayPass(error),
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
};
