import type { Order } from '../../domain/purchase/transaction.ts';
import type { IdSource } from '../ports/id-source.ts';
import type { RealtimeChannel } from '../ports/realtime-channel.ts';
import type { TransactionRepository } from '../ports/transaction-repository.ts';
import { type PayDeps, type PurchaseOutcome, payTransaction, reasonsOf } from './pay-transaction.ts';

export type BuyScheme = ReturnType<typeof buyScheme>;

interface Deps extends PayDeps {
  transactions: Pick<TransactionRepository, 'create' | 'find'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
}

/**
 * Buys a schedule and lets the candidate pay it. A second call for the same order joins the first while it runs,
 * and a lost reply is not a second purchase: a failed call keeps its request key for the next try (fault matrix 53).
 */
export const buyScheme = (deps: Deps) => {
  const running = new Map<string, Promise<PurchaseOutcome>>();
  const requestKeys = new Map<string, string>();

  const buy = async (order: Order, name: string): Promise<PurchaseOutcome> => {
    const requestKey = requestKeys.get(name) ?? deps.ids.next();
    requestKeys.set(name, requestKey);
    try {
      const created = await deps.transactions.create(order, requestKey);
      requestKeys.delete(name);
      deps.realtime.announceChange(); // other tabs and devices show the purchase too
      return await payTransaction(deps, created);
    } catch (error) {
      return { kind: 'refused', reasons: reasonsOf(error) };
    }
  };

  return async (order: Order): Promise<PurchaseOutcome> => {
    const name = `beli:${order.scheduleId}:${order.budgetary}`;
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
