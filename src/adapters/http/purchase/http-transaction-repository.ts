import { ApiFailure } from '../../../application/api-failure.ts';
import { searchPages } from '../../../application/paging/search-pages.ts';
import type { TransactionRepository } from '../../../application/ports/purchase/transaction-repository.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { Order, Transaction, TransactionTab } from '../../../domain/purchase/transaction.ts';
import type { HttpClient } from '../http-client.ts';
import { pageOf } from '../pagination.ts';
import { acknowledgement, dataOf } from '../reply.ts';
import { toTransaction, transactionWire } from './transaction-wire.ts';

const oneReply = dataOf(transactionWire);
const pageReply = pageOf(transactionWire);

/** More than anybody has bought: a search that is not over by then has gone wrong. */
const mostPages = 250;

/**
 * Assumed (not shown in the specification): update-transaction makes a purchase when it is given a schedule;
 * /api/transaction/list/{x} takes the name of a tab, or `all`, is paged by `page` (a bare list counts as one page) and can be
 * narrowed by `trx_id`; what remove answers does not matter.
 */
export class HttpTransactionRepository implements TransactionRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async create(order: Order, requestKey: string): Promise<Transaction> {
    const wire = await this.#http.call({
      method: 'POST',
      path: '/api/transaction/update-transaction',
      body: { schedule_id: order.scheduleId, budget_source: order.budgetSource, budgetary: order.budgetary },
      requestKey,
      reply: oneReply,
    });
    return toTransaction(wire);
  }

  async find(trxId: string): Promise<Transaction | null> {
    // a server that does not know the filter answers with everything: then the purchase is on one of the pages
    const found = await searchPages(
      (page) => this.#read('all', { trx_id: trxId, page }),
      ({ id }) => id === trxId,
      mostPages,
    );
    if (found.kind === 'givenUp') throw new ApiFailure({ kind: 'contract' });
    return found.kind === 'found' ? found.item : null;
  }

  list(tab: TransactionTab, page: number): Promise<Page<Transaction>> {
    return this.#read(tab, { page });
  }

  async cancel(trxId: string): Promise<void> {
    const body = { trx_id: trxId };
    await this.#http.call({ method: 'POST', path: '/api/transaction/remove', body, reply: acknowledgement });
  }

  async #read(
    list: TransactionTab | 'all',
    query: { readonly trx_id?: string; readonly page: number },
  ): Promise<Page<Transaction>> {
    const page = await this.#http.call({ path: `/api/transaction/list/${list}`, query, reply: pageReply });
    return mapPage(page, toTransaction);
  }
}
