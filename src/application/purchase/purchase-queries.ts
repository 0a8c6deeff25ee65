import { isSameRepeat, type Repeat } from '../../domain/purchase/repeat.ts';
import { type Transaction, type TransactionTab, tabOf } from '../../domain/purchase/transaction.ts';
import { searchPages } from '../paging/search-pages.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';

export type PurchaseQueries = ReturnType<typeof purchaseQueries>;

/** Pages of the newest purchases of one tab that are looked through: only a help, the server judges in the end. */
const pagesLookedThrough = 5;

/** Plain reads of purchases; see `TransactionRepository`. */
export const purchaseQueries = (deps: { transactions: TransactionRepository }) => {
  const newest = async (tab: TransactionTab, fits: (transaction: Transaction) => boolean) => {
    const found = await searchPages((page) => deps.transactions.list(tab, page), fits, pagesLookedThrough);
    return found.kind === 'found' ? found.item : null;
  };
  return {
    transaction: (trxId: string) => deps.transactions.find(trxId),
    transactions: (tab: TransactionTab, page: number) => deps.transactions.list(tab, page),
    /** The newest purchase of one tab for this schedule; null when there is none among the newest 5 pages. */
    ofSchedule: (tab: TransactionTab, scheduleId: string): Promise<Transaction | null> =>
      newest(tab, ({ schedule, status }) => schedule.id === scheduleId && tabOf(status) === tab),
    /** The paid purchase that goes on from this assessment or certificate; null when there is none among the newest 5 pages. */
    goingOnFrom: (repeat: Repeat): Promise<Transaction | null> =>
      newest('paid', (each) => isSameRepeat(each.repeat, repeat)),
  };
};
