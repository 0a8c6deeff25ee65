import { useEffect, useState } from 'react';
import type { Subscription } from 'rxjs';
import { ApiFailure } from '../../../application/api-failure.ts';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import type { PaymentWatch } from '../../../application/purchase/watch-payment.ts';
import { useServices } from '../../core/services.tsx';
import { useSessionView } from '../../core/session/session-view.ts';
import { usePurchaseRefresh } from '../purchase-data.ts';

/** `last` is null before the first response and when broken; `broken` is an error that retries cannot fix. */
export interface WatchedPayment {
  readonly last: PaymentWatch | null;
  readonly ended: boolean;
  readonly broken: unknown;
}

const nothingYet: WatchedPayment = { last: null, ended: false, broken: null };

export const useWatchedPayment = (trxId: string) => {
  const services = useServices();
  const refresh = usePurchaseRefresh();
  const session = useSessionView();
  const [watched, setWatched] = useState(nothingYet);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` is new on each render and must not start a new watch
  useEffect(() => {
    setWatched((before) => (round === 0 ? nothingYet : { ...before, ended: false, broken: null }));
    let stopped = false;
    let subscription: Subscription | undefined;
    const fail = (broken: unknown) => {
      setWatched({ last: null, ended: true, broken });
      if (broken instanceof ApiFailure && broken.kind === 'expired') session.expired = true;
    };
    const start = async () => {
      const watchPayment = await services.resolve(purchaseTokens.watchPayment);
      if (stopped) return;
      subscription = watchPayment(trxId).subscribe({
        next: (last) => {
          setWatched({ last, ended: false, broken: null });
          if (last.kind === 'settled') void refresh();
        },
        error: fail,
        complete: () => setWatched((before) => ({ ...before, ended: true })),
      });
    };
    start().catch(fail);
    return () => {
      stopped = true;
      subscription?.unsubscribe();
    };
  }, [services, session, trxId, round]);

  return { ...watched, again: () => setRound((before) => before + 1) };
};
