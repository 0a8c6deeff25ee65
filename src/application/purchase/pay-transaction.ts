import type { Transaction } from '../../domain/purchase/transaction.ts';
import { ApiFailure } from '../api-failure.ts';
import type { PaymentRepository } from '../ports/payment-repository.ts';
import { type PaymentWindow, PaymentWindowUnavailable } from '../ports/payment-window.ts';
import type { TabLock } from '../ports/tab-lock.ts';
import type { TransactionRepository } from '../ports/transaction-repository.ts';

/** `settled` holds what the server says after the window went away, whatever the window said. */
export type PurchaseOutcome =
  | { kind: 'settled'; transaction: Transaction }
  | { kind: 'windowClosed'; transaction: Transaction }
  | { kind: 'windowUnavailable'; transaction: Transaction }
  | { kind: 'refused'; reasons: readonly string[] }
  | { kind: 'busyInOtherTab' };

export interface PayDeps {
  transactions: Pick<TransactionRepository, 'find'>;
  payments: Pick<PaymentRepository, 'token'>;
  paymentWindow: PaymentWindow;
  tabs: TabLock;
}

/** The lock of whatever is done to the payment of one purchase: no browser tab cancels what another one is paying. */
export const paymentLock = (trxId: string): string => `bayar:${trxId}`;

/** The server's reasons, when it refused; throws whatever else went wrong. */
export const reasonsOf = (error: unknown): readonly string[] => {
  if (!(error instanceof ApiFailure) || error.kind !== 'refused') throw error;
  return error.messages ?? (error.serverMessage ? [error.serverMessage] : []);
};

const open = async (deps: PayDeps, known: Transaction): Promise<PurchaseOutcome> => {
  const paymentToken = await deps.payments.token(known.id);
  try {
    const hint = await deps.paymentWindow.open(paymentToken);
    const transaction = (await deps.transactions.find(known.id)) ?? known;
    const leftUnpaid = hint === 'closed' && transaction.status === 'pending';
    return { kind: leftUnpaid ? 'windowClosed' : 'settled', transaction };
  } catch (error) {
    if (error instanceof PaymentWindowUnavailable) return { kind: 'windowUnavailable', transaction: known };
    throw error;
  }
};

/** Lets the candidate pay a purchase that is known, in one browser tab at a time. What is refused is thrown: see `reasonsOf`. */
export const payTransaction = async (
  deps: PayDeps,
  known: Transaction,
  prepare: () => Promise<void> = async () => undefined,
): Promise<PurchaseOutcome> => {
  if (known.status !== 'pending') return { kind: 'settled', transaction: known }; // nothing to pay
  const outcome = await deps.tabs.runAlone(paymentLock(known.id), async () => {
    await prepare();
    return open(deps, known);
  });
  return outcome === 'busy' ? { kind: 'busyInOtherTab' } : outcome;
};
