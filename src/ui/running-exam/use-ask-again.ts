import { useEffect, useState } from 'react';
import { Subscription } from 'rxjs';
import { notificationTokens } from '../../application/notification/tokens.ts';
import { useServices } from '../services.tsx';

const minute = 60_000;
/** Milliseconds of jitter, so that the computers of a class do not send their requests at the same time. */
const spread = 15_000;

/** Deterministic; consecutive numbers get very different values. */
const spreadOf = (trxId: string): number => {
  const sum = [...trxId].reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return (sum * 7_919) % spread;
};

const useConnected = (): boolean => {
  const services = useServices();
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const subscription = new Subscription();
    services.resolve(notificationTokens.realtime).then(
      (channel) => subscription.closed || subscription.add(channel.connected.subscribe(setConnected)),
      () => undefined, // without the channel, the page polls more often
    );
    return () => subscription.unsubscribe();
  }, [services]);
  return connected;
};

/** Poll interval in milliseconds while an exam runs: long with a socket, a bit over a minute without one. */
export const useAskAgain = (): ((trxId: string) => number) => {
  const connected = useConnected();
  return (trxId) => (connected ? 5 * minute : minute) + spreadOf(trxId);
};
