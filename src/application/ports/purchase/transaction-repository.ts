import type { Page } from '../../../domain/paging/page.ts';
import type { Order, Transaction, TransactionTab } from '../../../domain/purchase/transaction.ts';

/** Purchases (specification 7): the only source of a payment's status. Rejects with `ApiFailure` only. */
export interface TransactionRepository {
  /** Creates a purchase, or returns the unpaid one for this order. `requestKey`: idempotency key. Rejects as `refused` with reasons. */
  create(order: Order, requestKey: string): Promise<Transaction>;
  /** Null if the candidate has no such purchase. */
  find(trxId: string): Promise<Transaction | null>;
  /** Newest first; a page past the end is empty. */
  list(tab: TransactionTab, page: number): Promise<Page<Transaction>>;
  /** Rejects as `refused`, with the server's message, if the purchase is paid or over. */
  cancel(trxId: string): Promise<void>;
}
