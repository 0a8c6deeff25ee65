import { reasonsOf } from '../api-failure.ts';
import type { TabLock } from '../ports/device/tab-lock.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';
import { singleTab } from '../sending/single-tab.ts';
import { paymentLock } from './pay-transaction.ts';

/** `alreadyPaid`: a payment arrived before. `alreadyEnded`: it had failed or expired before. */
export type CancelOutcome =
  | { kind: 'cancelled' | 'alreadyPaid' | 'alreadyEnded' | 'busyInOtherTab' }
  | { kind: 'refused'; reasons: readonly string[] };
export type CancelPurchase = ReturnType<typeof cancelPurchase>;

interface Deps {
  transactions: Pick<TransactionRepository, 'cancel' | 'find'>;
  tabs: TabLock;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/**
 * Cancels a purchase that is not paid. A second call for it joins the first while it runs. When the server refuses, it is asked
 * what became of the purchase: the reply to an earlier try may have been lost, and a payment may have arrived.
 */
export const cancelPurchase = (deps: Deps) => {
  const once = singleTab<CancelOutcome>(deps.tabs);

  const whyNot = async (trxId: string, reasons: readonly string[]): Promise<CancelOutcome> => {
    const status = (await deps.transactions.find(trxId))?.status;
    if (status === 'paid') return { kind: 'alreadyPaid' };
    if (status === 'cancelled') return { kind: 'cancelled' };
    return status === 'failed' || status === 'expired' ? { kind: 'alreadyEnded' } : { kind: 'refused', reasons };
  };

  const cancel = async (trxId: string): Promise<CancelOutcome> => {
    try {
      await deps.transactions.cancel(trxId);
    } catch (error) {
      return whyNot(trxId, reasonsOf(error));
    }
    deps.realtime.announceChange(); // other tabs and devices show it too
    return { kind: 'cancelled' };
  };

  return (trxId: string): Promise<CancelOutcome> => once(paymentLock(trxId), () => cancel(trxId));
};
