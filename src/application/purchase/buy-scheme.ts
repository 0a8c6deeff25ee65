import { isSameRepeat } from '../../domain/purchase/repeat.ts';
import { type Order, type Transaction, tabOf } from '../../domain/purchase/transaction.ts';
import { reasonsOf } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { TabMemory } from '../ports/device/tab-memory.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';
import { RequestKeys } from '../sending/request-keys.ts';
import { singleTab } from '../sending/single-tab.ts';
import { type PayDeps, type PurchaseOutcome, payTransaction } from './pay-transaction.ts';

export type BuyScheme = ReturnType<typeof buyScheme>;

interface Deps extends PayDeps {
  transactions: Pick<TransactionRepository, 'create' | 'find' | 'list'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
  memory: TabMemory;
}

/** Buys a schedule and starts its payment. A lost reply never causes a second purchase (fault matrix 53). */
export const buyScheme = (deps: Deps) => {
  const once = singleTab<PurchaseOutcome>(deps.tabs);
  const keys = new RequestKeys(deps.ids, deps.memory);

  const create = async (order: Order, name: string): Promise<Transaction> => {
    const { created, again } = await keys.under(name, async (requestKey, again) => ({
      created: await deps.transactions.create(order, requestKey),
      again,
    }));
    const whole = created.status !== 'unknown' && created.amount !== null;
    if (whole && !again) return created;
    // the reply may contain only an id; the reply to a reused key may be outdated, because the purchase may be cancelled or paid by now
    const known = (await deps.transactions.find(created.id)) ?? created;
    return again && tabOf(known.status) === 'failed' ? create(order, name) : known;
  };

  const listed = async ({ scheduleId, budgetSource, repeat }: Order): Promise<Transaction | null> => {
    for (const tab of ['pending', 'paid'] as const) {
      const page = await deps.transactions.list(tab, 1).catch(() => null);
      const found = page?.items.find(
        (each) =>
          each.schedule.id === scheduleId &&
          each.budgetSource === budgetSource &&
          (repeat ? isSameRepeat(each.repeat, repeat) : each.repeat === null),
      );
      if (found) return found;
    }
    return null;
  };

  const buy = async (order: Order, name: string): Promise<PurchaseOutcome> => {
    let created: Transaction;
    try {
      created = await create(order, name);
    } catch (error) {
      if (!isOutcomeUnknown(error)) return { kind: 'refused', reasons: reasonsOf(error) };
      const made = await listed(order);
      if (!made) return { kind: 'notKnown' };
      created = made;
    }
    deps.realtime.announceChange();
    return payTransaction(deps, created);
  };

  return (order: Order, candidateId: string): Promise<PurchaseOutcome> => {
    const from = order.repeat ? Object.values(order.repeat) : [];
    const name = ['beli', candidateId, order.scheduleId, order.budgetary, ...from].join(':');
    return once(name, () => buy(order, name));
  };
};
