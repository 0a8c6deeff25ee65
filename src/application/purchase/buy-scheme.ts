import type { Order, Transaction } from '../../domain/purchase/transaction.ts';
import { ApiFailure } from '../api-failure.ts';
import type { IdSource } from '../ports/id-source.ts';
import type { PaymentRepository } from '../ports/payment-repository.ts';
import { type PaymentWindow, PaymentWindowUnavailable } from '../ports/payment-window.ts';
import type { RealtimeChannel } from '../ports/realtime-channel.ts';
import type { TabLock } from '../ports/tab-lock.ts';
import type { TransactionRepository } from '../ports/transaction-repository.ts';

/** `settled` holds what the server says after the window went away, whatever the window said. */
export type PurchaseOutcome =
  | { kind: 'settled'; transaction: Transaction }
  | { kind: 'windowClosed'; transaction: Transaction }
  | { kind: 'windowUnavailable'; transaction: Transaction }
  | { kind: 'refused'; reasons: readonly string[] }
  | { kind: 'busyInOtherTab' };
export type BuyScheme = ReturnType<typeof buyScheme>;

interface Deps {
  transactions: TransactionRepository;
  payments: PaymentRepository;
  paymentWindow: PaymentWindow;
  tabs: TabLock;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  ids: IdSource;
}

const refusal = (error: unknown): PurchaseOutcome => {
  if (!(error instanceof ApiFailure) || error.kind !== 'refused') throw error;
  return { kind: 'refused', reasons: error.messages ?? (error.serverMessage ? [error.serverMessage] : []) };
};

const pay = async (deps: Deps, created: Transaction): Promise<PurchaseOutcome> => {
  if (created.status !== 'pending') return { kind: 'settled', transaction: created }; // nothing to pay
  const paymentToken = await deps.payments.token(created.id);
  try {
    const hint = await deps.paymentWindow.open(paymentToken);
    const transaction = (await deps.transactions.find(created.id)) ?? created;
    const leftUnpaid = hint === 'closed' && transaction.status === 'pending';
    return { kind: leftUnpaid ? 'windowClosed' : 'settled', transaction };
  } catch (error) {
    if (error instanceof PaymentWindowUnavailable) return { kind: 'windowUnavailable', transaction: created };
    throw error;
  }
};

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
      return await pay(deps, created);
    } catch (error) {
      return refusal(error);
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
