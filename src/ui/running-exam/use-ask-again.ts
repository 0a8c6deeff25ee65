import { useEffect, useState } from 'react';
import { Subscription } from 'rxjs';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { useServices } from '../services.tsx';

const minute = 60_000;
/** Milliseconds over which assessments are spread: a class must not ask all at once. */
const spread = 15_000;

/** Of each assessment the same, and of two that follow each other far apart. */
const spreadOf = (trxId: string): number => {
  const sum = [...trxId].reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return (sum * 7_919) % spread;
};

/** Whether news of the server arrives by itself now; false where that is not known. */
const useConnected = (): boolean => {
  const services = useServices();
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const subscription = new Subscription();
    services.resolve(notificationTokens.realtime).then(
      (channel) => subscription.closed || subscription.add(channel.connected.subscribe(setConnected)),
      () => undefined, // it is asked more often
    );
    return () => subscription.unsubscribe();
  }, [services]);
  return connected;
};

/**
 * Milliseconds until the exams of an assessment are asked for again while one of them runs: more time, an end or a beginning by the assessor comes with the
 * news of the server at once, and without the socket within little more than a minute.
 */
export const useAskAgain = (): ((trxId: string) => number) => {
  const connected = useConnected();
  return (trxId) => (connected ? 5 * minute : minute) + spreadOf(trxId);
};
