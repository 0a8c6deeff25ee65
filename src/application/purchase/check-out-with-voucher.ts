import type { Repeat } from '../../domain/purchase/repeat.ts';
import type { Transaction } from '../../domain/purchase/transaction.ts';
import { reasonsOf } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { TabLock } from '../ports/device/tab-lock.ts';
import type { TabMemory } from '../ports/device/tab-memory.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';
import type { VoucherRepository } from '../ports/purchase/voucher-repository.ts';
import { RequestKeys } from '../sending/request-keys.ts';
import { singleTab } from '../sending/single-tab.ts';

/** `notKnown`: no reply, and the server does not report the purchase of the voucher. */
export type CheckOutOutcome =
  | { kind: 'bought'; transaction: Transaction }
  | { kind: 'refused'; reasons: readonly string[] }
  | { kind: 'busyInOtherTab' | 'notKnown' };
export type CheckOutWithVoucher = ReturnType<typeof checkOutWithVoucher>;

interface Deps {
  vouchers: Pick<VoucherRepository, 'checkOut' | 'list'>;
  transactions: Pick<TransactionRepository, 'find'>;
  tabs: TabLock;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
  memory: TabMemory;
}

/** Buys with a voucher. A lost reply never causes a second purchase (fault matrix 53). */
export const checkOutWithVoucher = (deps: Deps) => {
  const once = singleTab<CheckOutOutcome>(deps.tabs);
  const keys = new RequestKeys(deps.ids, deps.memory);

  const made = async (voucherId: string): Promise<Transaction | null> => {
    const used = await deps.vouchers.list({ status: 'used' }).catch(() => null);
    const trxId = used?.items.find(({ id }) => id === voucherId)?.trxId;
    return trxId ? deps.transactions.find(trxId).catch(() => null) : null;
  };

  const checkOut = async (voucherId: string, name: string, repeat: Repeat | null): Promise<CheckOutOutcome> => {
    let transaction: Transaction | null;
    try {
      transaction = await keys.under(name, (requestKey) => deps.vouchers.checkOut(voucherId, requestKey, repeat));
    } catch (error) {
      const reasons = isOutcomeUnknown(error) ? null : reasonsOf(error);
      transaction = await made(voucherId); // a refused voucher may have bought already, in another tab or with a lost reply
      if (!transaction) return reasons ? { kind: 'refused', reasons } : { kind: 'notKnown' };
    }
    deps.realtime.announceChange();
    return { kind: 'bought', transaction };
  };

  return (voucherId: string, candidateId: string, repeat: Repeat | null = null): Promise<CheckOutOutcome> => {
    const name = `voucher:${candidateId}:${voucherId}`;
    return once(name, () => checkOut(voucherId, name, repeat));
  };
};
