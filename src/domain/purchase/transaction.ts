import type { AssessmentDay } from '../calendar/assessment-day.ts';
import type { Repeat } from './repeat.ts';

/** The statuses that this portal knows. */
export const transactionStatuses = ['pending', 'paid', 'failed', 'expired', 'cancelled'] as const;

/** `unknown`: the server has a word for it that this portal does not know, so it counts neither as paid nor as payable nor as over. */
export type TransactionStatus = (typeof transactionStatuses)[number] | 'unknown';

/** The three lists of the purchase history (specification 4). */
export type TransactionTab = 'pending' | 'paid' | 'failed';

/**
 * One purchase. `amount` is whole rupiah, dates are ISO instants. The server may leave out all but the id: then dates and the amount are
 * null, texts empty. `expiresAt` is also null when nothing is to be paid any more.
 */
export interface Transaction {
  readonly id: string;
  readonly status: TransactionStatus;
  /** The server's own word for a status that is unknown; absent when it has none. */
  readonly statusWord?: string;
  readonly amount: number | null;
  readonly createdAt: string | null;
  readonly expiresAt: string | null;
  readonly paidAt: string | null;
  readonly scheme: { readonly slug: string; readonly title: string };
  readonly schedule: AssessmentDay & { readonly id: string };
  /** One of `budgetSources`, or a newer word of the server. */
  readonly budgetSource: string;
  readonly repeat: Repeat | null;
  /** Of the receipt as a document to download; null when the server has none. */
  readonly receiptFileId: string | null;
}

/** Whether it can be paid here: what is to be paid must be known. */
export const isPayable = ({ status, amount }: Pick<Transaction, 'status' | 'amount'>): boolean =>
  status === 'pending' && amount !== null;

/** The list that a transaction is in: whatever ended without payment is "failed". Null where only the server knows. */
export const tabOf = (status: TransactionStatus): TransactionTab | null => {
  if (status === 'unknown') return null;
  return status === 'pending' || status === 'paid' ? status : 'failed';
};

/** What a candidate wants to buy: a schedule, paid from one of its budgets. */
export interface Order {
  readonly scheduleId: string;
  readonly budgetSource: string;
  readonly budgetary: string;
  readonly repeat?: Repeat | null;
}
