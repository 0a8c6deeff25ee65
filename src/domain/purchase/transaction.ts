import type { AssessmentDay } from '../calendar/assessment-day.ts';
import type { PaymentProof } from './payment-proof.ts';
import type { Repeat } from './repeat.ts';

export const transactionStatuses = ['pending', 'paid', 'failed', 'expired', 'cancelled'] as const;

/** `unknown`: a status that this portal does not know; neither paid, payable nor over. */
export type TransactionStatus = (typeof transactionStatuses)[number] | 'unknown';

export type TransactionTab = 'pending' | 'paid' | 'failed';

/** A purchase. `amount` is whole rupiah, dates are ISO instants. Missing values are null or empty. */
export interface Transaction {
  readonly id: string;
  readonly status: TransactionStatus;
  readonly statusWord?: string;
  readonly amount: number | null;
  readonly createdAt: string | null;
  readonly expiresAt: string | null;
  readonly paidAt: string | null;
  readonly scheme: { readonly slug: string; readonly title: string };
  readonly schedule: AssessmentDay & { readonly id: string };
  readonly budgetSource: string;
  /** The server's name of the line of the schedule that was bought. */
  readonly budgetTitle?: string;
  readonly repeat: Repeat | null;
  readonly receiptFileId: string | null;
  readonly paymentMethod?: string;
  readonly proof?: PaymentProof;
}

/** Whether a purchase may be of this line of its schedule, as several lines can have one source. */
export const isBoughtWith = (
  { budgetSource, budgetTitle }: Pick<Transaction, 'budgetSource' | 'budgetTitle'>,
  { source, title }: { readonly source: string; readonly title: string },
): boolean => budgetSource === source && (!budgetTitle || !title || budgetTitle === title);

export const isPayable = ({ status, amount }: Pick<Transaction, 'status' | 'amount'>): boolean =>
  status === 'pending' && amount !== null && amount > 0;

/** `unknown`: the server's time is not known yet. */
export type PaymentTerm = 'none' | 'unknown' | 'open' | 'over';

/** Where a pending purchase stands with the deadline of its payment, by the server's time. */
export const paymentTerm = (expiresAt: string | null, now: number | null): PaymentTerm => {
  if (expiresAt === null) return 'none';
  if (now === null) return 'unknown';
  return now < Date.parse(expiresAt) ? 'open' : 'over';
};

/** The list that contains a transaction: everything that ended unpaid is in "failed". Null if the portal does not know the status. */
export const tabOf = (status: TransactionStatus): TransactionTab | null => {
  if (status === 'unknown') return null;
  return status === 'pending' || status === 'paid' ? status : 'failed';
};

export interface Order {
  readonly scheduleId: string;
  readonly budgetSource: string;
  readonly budgetary: string;
  readonly repeat?: Repeat | null;
}
