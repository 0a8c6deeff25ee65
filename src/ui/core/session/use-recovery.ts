import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepTrying } from '../errors/keep-trying.ts';
import { deviceDataUpdatedAt, isAway } from '../query-client.ts';
import { useSession, useSessionView } from './session-view.ts';
import type { OpenSession } from './use-open-session.ts';

const failedReads = (queries: QueryClient): readonly Query[] =>
  queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ state }) =>
        state.status === 'error' &&
        isAway(state.error) &&
        (state.data === undefined || state.dataUpdatedAt === deviceDataUpdatedAt),
    );

/** Fetches under another key, so that the error and its button stay: the button may have the focus. */
const readAgain = async (queries: QueryClient, { queryKey, queryHash, options }: Query): Promise<boolean> => {
  try {
    const again = { ...options, queryKey: ['again', ...queryKey], queryHash: `again ${queryHash}`, gcTime: 0 };
    queries.setQueryData(queryKey, await queries.fetchQuery({ ...again, retry: false }));
    return true;
  } catch {
    return false;
  }
};

/** Probes the server with one failed query, a different one each time, and refetches the others only if that succeeds. */
const readersOf = (queries: QueryClient) => {
  let turn = 0;
  return async (): Promise<boolean> => {
    const failed = failedReads(queries);
    const first = failed[turn % failed.length];
    turn += 1;
    if (!first) return true;
    if (!(await readAgain(queries, first))) return false;
    const others = failed.filter((query) => query !== first);
    return (await Promise.all(others.map((query) => readAgain(queries, query)))).every(Boolean);
  };
};

/** Retries the session and the failed queries until the server is back (fault matrix 76). */
export const useRecovery = (openSession: OpenSession): void => {
  const view = useSessionView();
  const { status, unconfirmed } = useSession();
  const asked = status === 'unreachable' || unconfirmed;
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `openSession` is new on each render, but always does the same
  useEffect(() => {
    if (!asked) return;
    return keepTrying(async () => {
      await openSession();
      return view.status !== 'unreachable' && !view.unconfirmed;
    });
  }, [asked, view]);
  useEffect(() => {
    const readers = readersOf(queries);
    let stop: (() => void) | null = null;
    const begin = () => {
      stop ??= keepTrying(async () => {
        const done = await readers();
        if (done) stop = null;
        return done;
      });
    };
    const unsubscribe = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isAway(event.action.error)) begin();
    });
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [queries]);
};
