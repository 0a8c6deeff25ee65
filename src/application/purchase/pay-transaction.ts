import { isPayable, type Transaction } from '../../domain/purchase/transaction.ts';
import { ApiFailure, reasonsOf } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { TabLock } from '../ports/device/tab-lock.ts';
import type { PaymentRepository } from '../ports/purchase/payment-repository.ts';
import { type PaymentWindow, PaymentWindowUnavailable } from '../ports/purchase/payment-window.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';

/** `settled`: the server's last status; a pending purchase may still be paid. `notKnown`: no reply, and no such purchase is listed yet. */
export type PurchaseOutcome =
  | { kind: 'settled'; transaction: Transaction }
  | { kind: 'windowClosed'; transaction: Transaction }
  | { kind: 'windowUnavailable'; transaction: Transaction }
  | { kind: 'refused'; reasons: readonly string[] }
  | { kind: 'busyInOtherTab' | 'notKnown' };

export interface PayDeps {
  transactions: Pick<TransactionRepository, 'find'>;
  payments: Pick<PaymentRepository, 'token'>;
  /** Null without a gateway: candidates pay by a transfer, which the body confirms. */
  paymentWindow: PaymentWindow | null;
  tabs: TabLock;
}

/** The lock name for a purchase's payment, so that no tab cancels a purchase that another tab is paying. */
export const paymentLock = (trxId: string): string => `bayar:${trxId}`;

const readAgain = async (deps: PayDeps, known: Transaction): Promise<Transaction | null> => {
  try {
    return (await deps.transactions.find(known.id)) ?? known;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
};

const open = async (deps: PayDeps, window: PaymentWindow, known: Transaction): Promise<PurchaseOutcome> => {
  const paymentToken = await deps.payments.token(known.id);
  try {
    const hint = await window.open(paymentToken);
    const transaction = await readAgain(deps, known);
    // the purchase may be paid although it could not be read: the result page keeps polling, and handles an expired session
    if (!transaction) return { kind: 'settled', transaction: known };
    const leftUnpaid = hint === 'closed' && transaction.status === 'pending';
    return { kind: leftUnpaid ? 'windowClosed' : 'settled', transaction };
  } catch (error) {
    if (error instanceof PaymentWindowUnavailable) return { kind: 'windowUnavailable', transaction: known };
    throw error;
  }
};

/**
 * Opens the payment of a purchase, in one tab at a time. If the payment fails because the purchase is already over, returns how it ended.
 * Nothing is opened where nothing is to pay, or no gateway is.
 */
export const payTransaction = async (
  deps: PayDeps,
  known: Transaction,
  prepare: () => Promise<void> = async () => undefined,
): Promise<PurchaseOutcome> => {
  const { paymentWindow } = deps;
  if (!paymentWindow || !isPayable(known)) return { kind: 'settled', transaction: known };
  try {
    const outcome = await deps.tabs.runAlone(paymentLock(known.id), async () => {
      await prepare();
      return open(deps, paymentWindow, known);
    });
    return outcome === 'busy' ? { kind: 'busyInOtherTab' } : outcome;
  } catch (error) {
    const reasons = isOutcomeUnknown(error) ? null : reasonsOf(error);
    const transaction = await (reasons ? deps.transactions.find(known.id) : readAgain(deps, known));
    if (transaction && transaction.status !== 'pending') return { kind: 'settled', transaction };
    if (!reasons) throw error;
    return { kind: 'refused', reasons };
  }
};
