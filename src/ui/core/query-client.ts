import { MutationCache, QueryCache, QueryClient, type QueryOptions } from '@tanstack/react-query';
import { ApiFailure } from '../../application/api-failure.ts';
import type { SessionView } from './session/session-view.ts';

const longestRetryWait = 60_000;
/** Minimum duration of a first load in milliseconds (specification 9, minimum fetch delay), so that skeletons do not flash. */
const shortestFetch = 200;

const lastAtLeast = (milliseconds: number): NonNullable<QueryOptions['behavior']> => ({
  onFetch: (context, query) => {
    const { fetchFn, state } = context;
    if (state.data !== undefined) return; // needs no minimum, because cached data stays on screen
    context.fetchFn = async () => {
      const passed = new Promise((resolve) => setTimeout(resolve, milliseconds));
      try {
        const read = await fetchFn();
        await passed;
        return query.state.isInvalidated ? await fetchFn() : read; // an invalidation does not restart a first load, so the data is read again
      } finally {
        await passed;
      }
    };
  },
});

const passing: ReadonlySet<string> = new Set(['network', 'timeout', 'between']);

const mayPass = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (passing.has(error.kind) || error.status === 429 || (error.status ?? 0) >= 500);

/** `updatedAt` of data from this device: the oldest possible value, so that the data counts as stale. */
export const deviceDataUpdatedAt = 1;

/** Milliseconds to wait for the server before data from this device is shown. */
export const serverWaitMs = 5_000;

export const isAway = (error: unknown): boolean => mayPass(error) && error.status !== 429;

/**
 * Milliseconds before a retry: the pause that the server requests (for example with 429), otherwise 1 s, then 2 s; at most 60 s. Adds up to
 * half of it at random, so that pages do not retry together.
 */
const retryDelay = (attempt: number, error: Error, random: () => number): number => {
  const asked = error instanceof ApiFailure ? error.retryAfterSeconds : undefined;
  const pause = Math.min(asked === undefined ? 1_000 * 2 ** attempt : asked * 1_000, longestRetryWait);
  return pause * (1 + random() / 2);
};

/** Age in milliseconds from which a focus of the page refetches data, even if the server announces its changes. */
export const staleTimeWithEvents = 5 * 60_000;

const usualStaleTime = 30_000;

const eventsArrive = new WeakMap<QueryClient, boolean>();

export const setEventsArrive = (queries: QueryClient, arrives: boolean): void =>
  void eventsArrive.set(queries, arrives);

/**
 * How long own data count as fresh (milliseconds). Without events, only long enough for the parts of one page: a server may work on what
 * was sent after its reply, so that a page opened later reads anew.
 */
export const ownStaleTime = (queries: QueryClient): number => (eventsArrive.get(queries) ? usualStaleTime : 3_000);

export const createQueryClient = (
  session: SessionView,
  random: () => number = Math.random,
  firstLoadMs: number = shortestFetch,
): QueryClient => {
  const notice = (error: Error) => {
    if (error instanceof ApiFailure && error.kind === 'expired' && session.status === 'candidate')
      session.expired = true;
  };
  const noticeRead = (error: Error, { state }: { readonly state: { readonly data: unknown } }) => {
    const isBeside = state.data !== undefined; // the page shows what it had
    if (!isBeside || !session.stayed) notice(error);
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeRead }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      // 'always', because replies show whether the network works, and `navigator.onLine` does not
      queries: {
        networkMode: 'always',
        behavior: lastAtLeast(firstLoadMs),
        staleTime: usualStaleTime,
        retry: (count, error) => count < 2 && mayPass(error),
        retryDelay: (attempt, error) => retryDelay(attempt, error, random),
        refetchOnWindowFocus: ({ state }) =>
          eventsArrive.get(queries) !== true ||
          state.isInvalidated ||
          Date.now() - state.dataUpdatedAt > staleTimeWithEvents,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return queries;
};
