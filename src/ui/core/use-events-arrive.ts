import { useEffect, useState } from 'react';
import { Subscription } from 'rxjs';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { useServices } from './services.tsx';

/** Whether the server's changes are announced to this page. If so, pages poll rarely, only in case an event is lost (decision 53). */
export const useEventsArrive = (): boolean => {
  const services = useServices();
  const [arrives, setArrives] = useState(false);
  useEffect(() => {
    const subscription = new Subscription();
    services.resolve(notificationTokens.eventTrust).then(
      ({ arrives: arriving }) => subscription.closed || subscription.add(arriving.subscribe(setArrives)),
      () => undefined, // without the channel, pages poll more often
    );
    return () => subscription.unsubscribe();
  }, [services]);
  return arrives;
};
