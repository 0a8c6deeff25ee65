import { useEffect, useEffectEvent } from 'react';
import { defer, switchMap } from 'rxjs';
import { assessmentTokens } from '../application/assessment/tokens.ts';
import { useServices } from './services.tsx';

/** Calls `open` when the server's clock comes to this moment (milliseconds since the epoch), with it; null waits for nothing. */
export const useOpening = (moment: number | null, open: (moment: number) => void): void => {
  const services = useServices();
  const reached = useEffectEvent(open);
  useEffect(() => {
    if (moment === null) return undefined;
    const watching = defer(() => services.resolve(assessmentTokens.watchMoment)).pipe(
      switchMap((watch) => watch(moment)),
    );
    // where services cannot be loaded the page itself fails, and says so
    const watched = watching.subscribe({ next: reached, error: () => {} });
    return () => watched.unsubscribe();
  }, [services, moment]);
};
