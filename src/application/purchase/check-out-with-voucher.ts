import type { Repeat } from '../../domain/purchase/repeat.ts';
import type { Transaction } from '../../domain/purchase/transaction.ts';
import { reasonsOf } from '../api-failure.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { TabLock } from '../ports/device/tab-lock.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { VoucherRepository } from '../ports/purchase/voucher-repository.ts';
import { RequestKeys } from '../sending/request-keys.ts';
import { singleTab } from '../sending/single-tab.ts';

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

/**
 * Buys what a candidate's voucher pays for. A second call for the same voucher joins the first while it runs, and a lost reply is
 * not a second purchase: a call without an answer keeps its request key for the next try (fault matrix 53).
 */
export const checkOutWithVoucher = (deps: Deps) => {
  const once = singleTab<CheckOutOutcome>(deps.tabs);
  const keys = new RequestKeys(deps.ids);

  const checkOut = async (voucherId: string, name: string, repeat: Repeat | null): Promise<CheckOutOutcome> => {
    try {
      const transaction = await keys.under(name, (requestKey) => deps.vouchers.checkOut(voucherId, requestKey, repeat));
      deps.realtime.announceChange(); // other tabs and devices show the purchase too
      return { kind: 'bought', transaction };
    } catch (error) {
      return { kind: 'refused', reasons: reasonsOf(error) };
    }
  };

  return (voucherId: string, candidateId: string, repeat: Repeat | null = null): Promise<CheckOutOutcome> => {
    const name = `voucher:${candidateId}:${voucherId}`;
    return once(name, () => checkOut(voucherId, name, repeat));
  };
};
