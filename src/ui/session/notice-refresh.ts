import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asyncScheduler, groupBy, mergeMap, type Observable, type Subscription, throttleTime } from 'rxjs';
import { notificationTokens } from '../../application/notification/tokens.ts';
import type { ServerEvent } from '../../application/ports/notification/realtime-channel.ts';
import { useServices } from '../services.tsx';

/** Milliseconds between two refreshes of the same concept, however much news there is (fault matrix 20). */
export const refreshPause = 5_000;

/**
 * Lets each name through at once, and then at most once per pause (milliseconds); news that came in the meantime is not lost but waits for
 * its end.
 */
export const paced = <Name extends string>(
  names: Observable<Name>,
  pauseOf: (name: Name) => number = () => refreshPause,
): Observable<Name> =>
  names.pipe(
    groupBy((name) => name),
    mergeMap((same) => same.pipe(throttleTime(pauseOf(same.key), asyncScheduler, { leading: true, trailing: true }))),
  );

type Concept = 'profile' | 'purchase' | 'assessment' | 'apl' | 'exam' | 'catalog' | 'account' | 'notification';

/** `examStatus`: what is known of exams but their questions, which are `examContent`. */
type Concerned = Concept | 'examStatus' | 'examContent';

/** What each kind of news makes old; the first word of a query key names its concept. All news comes with a notification. */
const concerned: Readonly<Record<ServerEvent['type'], readonly Concerned[]>> = {
  assessment: ['assessment', 'apl', 'exam'],
  payment: ['purchase', 'assessment', 'catalog'],
  register: ['account', 'profile'],
  verify_email: ['account', 'profile'],
  refresh: ['profile', 'purchase', 'assessment', 'apl', 'examStatus', 'examContent'],
};

/**
 * Milliseconds between two readings of the whole content of an exam when nothing says that it changed, only that news may have been
 * missed: a connection that comes and goes must not read it each time (fault matrix 83).
 */
const contentPause = 60_000;

const pauseOf = (name: Concerned): number => (name === 'examContent' ? contentPause : refreshPause);

const filterOf = (name: Concerned): QueryFilters => {
  if (name === 'examContent') return { queryKey: ['exam', 'content'] };
  if (name === 'examStatus') return { queryKey: ['exam'], predicate: ({ queryKey }) => queryKey[1] !== 'content' };
  return { queryKey: [name] };
};

/** Has what is there read again, and also what is being read for the first time, once that is done: its reply may be older. */
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

/** While a candidate is here, news from the server makes exactly the queries old that it concerns. */
const NoticeRefresh = () => {
  const services = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    let stopped = false;
    let subscription: Subscription | undefined;
    void services.resolve(notificationTokens.realtime).then((channel) => {
      if (stopped) return;
      const old = channel
        .notices()
        .pipe(mergeMap(({ type }): readonly Concerned[] => ['notification', ...concerned[type]]));
      subscription = paced(old, pauseOf).subscribe((name) => readAgain(queries, filterOf(name)));
    });
    return () => {
      stopped = true;
      subscription?.unsubscribe();
    };
  }, [services, queries]);
  return null;
};

export default NoticeRefresh;
