import type { TransactionStatus } from '../../domain/purchase/transaction.ts';
import { reasonsOf } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { TabLock } from '../ports/device/tab-lock.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';
import { singleTab } from '../sending/single-tab.ts';
import { paymentLock } from './pay-transaction.ts';

/** After a call without a reply: `notCancelled` when the purchase is still pending, `notKnown` when the server does not say. */
export type CancelOutcome =
  | { kind: 'cancelled' | 'alreadyPaid' | 'alreadyEnded' | 'notCancelled' | 'notKnown' | 'busyInOtherTab' }
  | { kind: 'refused'; reasons: readonly string[] };
export type CancelPurchase = ReturnType<typeof cancelPurchase>;

interface Deps {
  transactions: Pick<TransactionRepository, 'cancel' | 'find'>;
  tabs: TabLock;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

const endOf = (status: TransactionStatus | undefined): CancelOutcome | null => {
  if (status === 'paid') return { kind: 'alreadyPaid' };
  if (status === 'cancelled') return { kind: 'cancelled' };
  return status === 'failed' || status === 'expired' ? { kind: 'alreadyEnded' } : null;
};

/** Cancels an unpaid purchase. After a refusal or no reply, reads the purchase, because it may be cancelled or paid already. */
export const cancelPurchase = (deps: Deps) => {
  const once = singleTab<CancelOutcome>(deps.tabs);

  const whyNot = async (trxId: string, error: unknown): Promise<CancelOutcome> => {
    const reading = () => deps.transactions.find(trxId);
    if (isOutcomeUnknown(error)) {
      const status = (await reading().catch(() => null))?.status;
      return endOf(status) ?? { kind: status === 'pending' ? 'notCancelled' : 'notKnown' };
    }
    const reasons = reasonsOf(error);
    return endOf((await reading())?.status) ?? { kind: 'refused', reasons };
  };

  const cancel = async (trxId: string): Promise<CancelOutcome> => {
    try {
      await deps.transactions.cancel(trxId);
    } catch (error) {
      return whyNot(trxId, error);
    }
    deps.realtime.announceChange();
    return { kind: 'cancelled' };
  };

  return (trxId: string): Promise<CancelOutcome> => once(paymentLock(trxId), () => cancel(trxId));
};
