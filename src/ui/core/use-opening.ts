import { useEffect, useEffectEvent } from 'react';
import { defer, switchMap } from 'rxjs';
import { assessmentTokens } from '../../application/assessment/tokens.ts';
import { useServices } from './services.tsx';

/** Calls `open` when the server clock reaches `moment` (milliseconds since the epoch); idle if null. */
export const useOpening = (moment: number | null, open: (moment: number) => void): void => {
  const services = useServices();
  const reached = useEffectEvent(open);
  useEffect(() => {
    if (moment === null) return undefined;
    const watching = defer(() => services.resolve(assessmentTokens.watchMoment)).pipe(
      switchMap((watch) => watch(moment)),
    );
    // the page itself reports that services failed to load
    const watched = watching.subscribe({ next: reached, error: () => {} });
    return () => watched.unsubscribe();
  }, [services, moment]);
};
