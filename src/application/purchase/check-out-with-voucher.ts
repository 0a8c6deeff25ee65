import type { Transaction } from '../../domain/purchase/transaction.ts';
import { ApiFailure } from '../api-failure.ts';
import type { IdSource } from '../ports/id-source.ts';
import type { RealtimeChannel } from '../ports/realtime-channel.ts';
import type { TabLock } from '../ports/tab-lock.ts';
import type { VoucherRepository } from '../ports/voucher-repository.ts';

/** `bought` holds the purchase as the server made it; `refused` holds the server's reasons. */
export type CheckOutOutcome =
  | { kind: 'bought'; transaction: Transaction }
  | { kind: 'refused'; reasons: readonly string[] }
  | { kind: 'busyInOtherTab' };
export type CheckOutWithVoucher = ReturnType<typeof checkOutWithVoucher>;

interface Deps {
  vouchers: VoucherRepository;
  tabs: TabLock;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
}

const refusal = (error: unknown): CheckOutOutcome => {
  if (!(error instanceof ApiFailure) || error.kind !== 'refused') throw error;
  return { kind: 'refused', reasons: error.messages ?? (error.serverMessage ? [error.serverMessage] : []) };
};

/**
 * Buys what a voucher pays for. A second call for the same voucher joins the first while it runs, and a lost reply is not a
 * second purchase: a failed call keeps its request key for the next try (fault matrix 53).
 */
export const checkOutWithVoucher = (deps: Deps) => {
  const running = new Map<string, Promise<CheckOutOutcome>>();
  const requestKeys = new Map<string, string>();

  const checkOut = async (voucherId: string): Promise<CheckOutOutcome> => {
    const requestKey = requestKeys.get(voucherId) ?? deps.ids.next();
    requestKeys.set(voucherId, requestKey);
    try {
      const transaction = await deps.vouchers.checkOut(voucherId, requestKey);
      requestKeys.delete(voucherId);
      deps.realtime.announceChange(); // other tabs and devices show the purchase too
      return { kind: 'bought', transaction };
    } catch (error) {
      return refusal(error);
    }
  };

  return async (voucherId: string): Promise<CheckOutOutcome> => {
    const already = running.get(voucherId);
    if (already) return already;
    const started = deps.tabs
      .runAlone(`voucher:${voucherId}`, () => checkOut(voucherId))
      .then((outcome): CheckOutOutcome => (outcome === 'busy' ? { kind: 'busyInOtherTab' } : outcome))
      .finally(() => running.delete(voucherId));
    running.set(voucherId, started);
    return started;
  };
};
