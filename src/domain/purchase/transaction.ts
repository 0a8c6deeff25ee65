import type { BudgetSource } from './budget-source.ts';

export const transactionStatuses = ['pending', 'paid', 'failed', 'expired', 'cancelled'] as const;

export type TransactionStatus = (typeof transactionStatuses)[number];

/** The three lists of the purchase history (specification 4). */
export type TransactionTab = 'pending' | 'paid' | 'failed';

/** One purchase. `amount` is whole rupiah, dates are ISO instants, `expiresAt` is null when nothing is to be paid any more. */
export interface Transaction {
  readonly id: string;
  readonly status: TransactionStatus;
  readonly amount: number;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly paidAt: string | null;
  readonly scheme: { readonly slug: string; readonly title: string };
  readonly schedule: {
    readonly id: string;
    readonly startsAt: string;
    readonly siteName: string;
    readonly city: string;
  };
  readonly budgetSource: BudgetSource;
}

/** The list that a transaction stands in: whatever ended without payment is "failed". */
export const tabOf = (status: TransactionStatus): TransactionTab =>
  status === 'pending' || status === 'paid' ? status : 'failed';

/** What a candidate wants to buy: a schedule, paid from one of its budgets. */
export interface Order {
  readonly scheduleId: string;
  readonly budgetSource: BudgetSource;
  readonly budgetary: string;
}
