import { MutationCache, QueryCache, QueryClient, type QueryOptions } from '@tanstack/react-query';
import { ApiFailure } from '../application/api-failure.ts';
import type { SessionView } from './session/session-view.ts';

const longestRetryWait = 60_000;
/** Milliseconds that a first reading takes at the least (specification 9, minimum fetch delay): no skeleton flashes. */
const shortestFetch = 200;

const lastLongEnough: NonNullable<QueryOptions['behavior']> = {
  onFetch: (context) => {
    const { fetchFn, state } = context;
    if (state.data !== undefined) return; // it stays on screen in the meantime
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

/** Whether what failed may work a little later, without anybody doing anything about it. */
const mayPass = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  (error.kind === 'network' || error.kind === 'timeout' || error.status === 429 || (error.status ?? 0) >= 500);

/** When the data of a query was read that this device had: older than anything, so it is read again as soon as the server is there. */
export const readOfDevice = 1;

/** Milliseconds that the server is waited for where there is something on the device to show in the meantime. */
export const patience = 5_000;

/** Whether the server could not be reached or had a problem; one that asks for patience (429) gets it. */
export const isAway = (error: unknown): boolean => mayPass(error) && error.status !== 429;

/** Waits what a 429 asks for, otherwise 1, 2, 4 s … */
const retryDelay = (attempt: number, error: Error): number => {
  const asked = error instanceof ApiFailure ? error.retryAfterSeconds : undefined;
  return Math.min(asked === undefined ? 1_000 * 2 ** attempt : asked * 1_000, longestRetryWait);
};

/** The home of server state. A reply that says "no session" marks the session as expired; what it means is the screen's business. */
export const createQueryClient = (session: SessionView): QueryClient => {
  const notice = (error: Error) => {
    if (error instanceof ApiFailure && error.kind === 'expired' && session.status === 'candidate')
      session.expired = true;
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      // 'always': whether there is a connection is judged by replies, not by what the device believes
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
