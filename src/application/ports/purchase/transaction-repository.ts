import type { Page } from '../../../domain/paging/page.ts';
import type { Order, Transaction, TransactionTab } from '../../../domain/purchase/transaction.ts';

/** Purchases (specification 7). The only source of a payment's status. Every method rejects with `ApiFailure` only. */
export interface TransactionRepository {
  /**
   * Makes the purchase of this order, or returns the unpaid one that this candidate has for it already.
   * The same `requestKey` never makes two. Rejects with kind `refused` and the server's words when it cannot be bought.
   */
  create(order: Order, requestKey: string): Promise<Transaction>;
  /** One purchase of this candidate; null when there is none with that id. */
  find(trxId: string): Promise<Transaction | null>;
  /** One page of the purchases of a tab, the newest first; a page past the end is empty. */
  list(tab: TransactionTab, page: number): Promise<Page<Transaction>>;
  /** Cancels a purchase that is not paid. Rejects with kind `refused` and the server's words when it is paid or over. */
  cancel(trxId: string): Promise<void>;
}
