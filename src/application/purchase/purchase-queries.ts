import type { Page } from '../../domain/paging/page.ts';
import { isSameRepeat, type Repeat } from '../../domain/purchase/repeat.ts';
import { type Transaction, type TransactionTab, tabOf } from '../../domain/purchase/transaction.ts';
import { searchPages } from '../paging/search-pages.ts';
import type { TransactionRepository } from '../ports/purchase/transaction-repository.ts';

export interface PurchasesOfSchedule {
  readonly unpaid: Transaction | null;
  readonly paid: Transaction | null;
  /** Purchases that may be of this schedule: of an unknown schedule and not failed, or of this schedule with an unknown status. */
  readonly possible: readonly Transaction[];
  /** Unpaid and paid purchases of other schedules on the pages that were read, the unpaid ones first. */
  readonly others: readonly Transaction[];
  readonly unreadable: boolean;
}

export type PurchaseQueries = ReturnType<typeof purchaseQueries>;

const pagesLookedThrough = 5;

export const purchaseQueries = (deps: { transactions: TransactionRepository }) => {
  const newest = async (
    tab: TransactionTab,
    fits: (transaction: Transaction) => boolean,
    see: (page: Page<Transaction>) => void = () => undefined,
  ) => {
    const read = async (number: number) => {
      const page = await deps.transactions.list(tab, number);
      see(page);
      return page;
    };
    const found = await searchPages(read, fits, pagesLookedThrough);
    return found.kind === 'found' ? found.item : null;
  };
  return {
    transaction: (trxId: string) => deps.transactions.find(trxId),
    transactions: (tab: TransactionTab, page: number) => deps.transactions.list(tab, page),
    /** The newest unpaid and paid purchase of a schedule, within the newest 5 pages of each. */
    ofSchedule: async (scheduleId: string): Promise<PurchasesOfSchedule> => {
      const pages: Page<Transaction>[] = [];
      const ofTab = (tab: TransactionTab) =>
        newest(
          tab,
          ({ schedule, status }) => schedule.id === scheduleId && tabOf(status) === tab,
          (page) => pages.push(page),
        );
      const isOther = (tab: TransactionTab) => (each: Transaction) =>
        each.schedule.id !== '' && each.schedule.id !== scheduleId && tabOf(each.status) === tab;
      const mayBeOfIt = ({ schedule: { id }, status }: Transaction) =>
        id === scheduleId ? status === 'unknown' : id === '' && tabOf(status) !== 'failed';
      const [unpaid, paid] = await Promise.all([ofTab('pending'), ofTab('paid')]);
      return {
        unpaid,
        paid,
        others: (['pending', 'paid'] as const).flatMap((tab) =>
          pages.flatMap(({ items }) => items.filter(isOther(tab))),
        ),
        possible: pages.flatMap(({ items }) => items.filter(mayBeOfIt)),
        unreadable: pages.some(({ unreadable = 0 }) => unreadable > 0),
      };
    },
    /** The paid purchase that repeats this assessment or certificate; null when it is not in the newest 5 pages. */
    goingOnFrom: (repeat: Repeat): Promise<Transaction | null> =>
      newest('paid', (each) => isSameRepeat(each.repeat, repeat)),
  };
};
