import { asyncScheduler, groupBy, mergeMap, type Observable, throttleTime } from 'rxjs';

/** Milliseconds between two refreshes of the same concept, however much news there is (fault matrix 20). */
export const refreshPause = 5_000;

/**
 * Lets each name through at once, and then at most once per pause (milliseconds); news that came meanwhile is not lost but waits for
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
