import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asyncScheduler, groupBy, mergeMap, type Observable, type Subscription, throttleTime } from 'rxjs';
import { notificationTokens } from '../../../application/notification/tokens.ts';
import type { ServerEvent } from '../../../application/ports/notification/realtime-channel.ts';
import { setEventsArrive } from '../query-client.ts';
import { useServices } from '../services.tsx';
import { useEventsArrive } from '../use-events-arrive.ts';

/** Milliseconds between two refreshes of the same topic, however many events arrive (fault matrix 20). */
export const refreshPause = 5_000;

/** Throttles each name separately with a leading and a trailing emit, so that no event is lost. */
export const paced = <Name extends string>(
  names: Observable<Name>,
  pauseOf: (name: Name) => number = () => refreshPause,
): Observable<Name> =>
  names.pipe(
    groupBy((name) => name),
    mergeMap((same) => same.pipe(throttleTime(pauseOf(same.key), asyncScheduler, { leading: true, trailing: true }))),
  );

type Concept = 'profile' | 'purchase' | 'assessment' | 'apl' | 'catalog' | 'account' | 'notification';

/** `examStatus`: all exam queries except those for content. Their content is `examContent`, or `examContentAgain` after a reconnection. */
type Concerned = Concept | 'examStatus' | 'examContent' | 'examContentAgain';

const concerned: Readonly<Record<ServerEvent['type'], readonly Concerned[]>> = {
  assessment: ['assessment', 'apl', 'examStatus', 'examContent'],
  payment: ['purchase', 'assessment', 'catalog'],
  register: ['account', 'profile'],
  verify_email: ['account', 'profile'],
  certificate: ['assessment', 'purchase'],
  message: [],
  refresh: ['profile', 'purchase', 'assessment', 'apl', 'examStatus', 'examContentAgain'],
};

/**
 * Minimum milliseconds between two reads of exam content after reconnects: an unstable connection must not refetch the content each time
 * (fault matrix 83).
 */
const contentPause = 60_000;

const pauseOf = (name: Concerned): number => (name === 'examContentAgain' ? contentPause : refreshPause);

const filterOf = (name: Concerned): QueryFilters => {
  if (name === 'examContent' || name === 'examContentAgain') return { queryKey: ['exam', 'content'] };
  if (name === 'examStatus') return { queryKey: ['exam'], predicate: ({ queryKey }) => queryKey[1] !== 'content' };
  return { queryKey: [name] };
};

/** Invalidates the queries. If a query is in its first load, invalidates it again after the load, because the reply may be stale. */
const readAgain = (queries: QueryClient, filter: QueryFilters): void => {
  const underWay = queries
    .getQueryCache()
    .findAll({ ...filter, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queries.invalidateQueries(filter);
  for (const { queryKey, promise } of underWay) {
    const again = () => void queries.invalidateQueries({ queryKey, exact: true });
    void promise?.then(again, again);
  }
};

const NoticeRefresh = () => {
  const services = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    let stopped = false;
    let subscription: Subscription | undefined;
    void services.resolve(notificationTokens.realtime).then((channel) => {
      if (stopped) return;
      const old = channel
        .events()
        .pipe(mergeMap(({ type }): readonly Concerned[] => ['notification', ...concerned[type]]));
      subscription = paced(old, pauseOf).subscribe((name) => readAgain(queries, filterOf(name)));
    });
    return () => {
      stopped = true;
      subscription?.unsubscribe();
    };
  }, [services, queries]);
  const arrives = useEventsArrive();
  useEffect(() => {
    setEventsArrive(queries, arrives);
    return () => setEventsArrive(queries, false);
  }, [queries, arrives]);
  return null;
};

export default NoticeRefresh;
