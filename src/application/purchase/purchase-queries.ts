import type { TransactionTab } from '../../domain/purchase/transaction.ts';
import type { TransactionRepository } from '../ports/transaction-repository.ts';

export type PurchaseQueries = ReturnType<typeof purchaseQueries>;

/** Plain reads of purchases; see `TransactionRepository`. */
export const purchaseQueries = (deps: { transactions: TransactionRepository }) => ({
  transaction: (trxId: string) => deps.transactions.find(trxId),
  transactions: (tab: TransactionTab) => deps.transactions.list(tab),
});
