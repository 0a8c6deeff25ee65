import { type Order, type Transaction, tabOf } from '../../domain/purchase/transaction.ts';
import { isRefusal, reasonsOf } from '../api-failure.ts';
import type { IdSource } from '../ports/id-source.ts';
import type { RealtimeChannel } from '../ports/realtime-channel.ts';
import type { TransactionRepository } from '../ports/transaction-repository.ts';
import { type PayDeps, type PurchaseOutcome, payTransaction } from './pay-transaction.ts';

export type BuyScheme = ReturnType<typeof buyScheme>;

interface Deps extends PayDeps {
  transactions: Pick<TransactionRepository, 'create' | 'find'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
}

/**
 * Buys a schedule for a candidate and lets them pay it. A second call for the same order joins the first while it runs,
 * and a lost reply is not a second purchase: a call without an answer keeps its request key for the next try (fault matrix 53).
 */
export const buyScheme = (deps: Deps) => {
  const running = new Map<string, Promise<PurchaseOutcome>>();
  const requestKeys = new Map<string, string>();

  const create = async (order: Order, name: string): Promise<Transaction> => {
    const kept = requestKeys.get(name);
    const requestKey = kept ?? deps.ids.next();
    requestKeys.set(name, requestKey);
    try {
      const created = await deps.transactions.create(order, requestKey);
      requestKeys.delete(name);
      if (kept === undefined) return created;
      // the answer to a kept key may be as old as the key: what it tells of may be cancelled or paid by now
      const known = (await deps.transactions.find(created.id)) ?? created;
      return tabOf(known.status) === 'failed' ? await create(order, name) : known;
    } catch (error) {
      if (isRefusal(error)) requestKeys.delete(name);
      throw error;
    }
  };

  const buy = async (order: Order, name: string): Promise<PurchaseOutcome> => {
    let created: Transaction;
    try {
      created = await create(order, name);
    } catch (error) {
      return { kind: 'refused', reasons: reasonsOf(error) };
    }
    deps.realtime.announceChange(); // other tabs and devices show the purchase too
    return payTransaction(deps, created);
  };

  return async (order: Order, candidateId: string): Promise<PurchaseOutcome> => {
    const name = `beli:${candidateId}:${order.scheduleId}:${order.budgetary}`;
    const already = running.get(name);
    if (already) return already;
    const started = deps.tabs
      .runAlone(name, () => buy(order, name))
      .then((outcome): PurchaseOutcome => (outcome === 'busy' ? { kind: 'busyInOtherTab' } : outcome))
      .finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
};
