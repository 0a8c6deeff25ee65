import { type Transaction, type TransactionTab, tabOf } from '../../domain/purchase/transaction.ts';
import { searchPages } from '../paging/search-pages.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';

export type PurchaseQueries = ReturnType<typeof purchaseQueries>;

/** Pages of the newest purchases that are looked through for one schedule: only a help, the server judges in the end. */
const pagesLookedThrough = 5;

/** Plain reads of purchases; see `TransactionRepository`. */
export const purchaseQueries = (deps: { transactions: TransactionRepository }) => ({
  transaction: (trxId: string) => deps.transactions.find(trxId),
  transactions: (tab: TransactionTab, page: number) => deps.transactions.list(tab, page),
  /** The newest purchase of one tab for this schedule; null when there is none among the newest 5 pages. */
  ofSchedule: async (tab: TransactionTab, scheduleId: string): Promise<Transaction | null> => {
    const found = await searchPages(
      (page) => deps.transactions.list(tab, page),
      ({ schedule, status }) => schedule.id === scheduleId && tabOf(status) === tab,
      pagesLookedThrough,
    );
    return found.kind === 'found' ? found.item : null;
  },
});
