import { ApiFailure, isRefusal } from '../../../application/api-failure.ts';
import { searchPages } from '../../../application/paging/search-pages.ts';
import type { TransactionRepository } from '../../../application/ports/purchase/transaction-repository.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { Order, Transaction, TransactionTab } from '../../../domain/purchase/transaction.ts';
import type { HttpClient } from '../http-client.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { type OrderBody, type TransactionBody, toRepeatBody } from './purchase-requests.ts';
import { toTransaction } from './transaction-wire.ts';

const mostPages = 250;
const pagesElsewhere = 5;

const tabs = ['pending', 'paid', 'failed'] as const satisfies readonly TransactionTab[];

const statedBy = (status: TransactionTab, { statusWord: _, ...transaction }: Transaction): Transaction => ({
  ...transaction,
  status,
});

/**
 * Assumed: update-transaction with a schedule creates a purchase; /api/transaction/list/{x} takes a tab name or `all`, is paged by `page`
 * (a bare list is one page) and filtered by `trx_id`; the reply to remove is ignored. A purchase with an unknown status gets the status of
 * the only list that contains it.
 */
export class HttpTransactionRepository implements TransactionRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async create({ scheduleId, budgetSource, budgetary, repeat }: Order, requestKey: string): Promise<Transaction> {
    const body: OrderBody = {
      schedule_id: scheduleId,
      budget_source: budgetSource,
      budgetary,
      ...toRepeatBody(repeat),
    };
    return toTransaction(await this.#http.call(purchaseCalls.create, { body, requestKey }));
  }

  async find(trxId: string): Promise<Transaction | null> {
    const known = await this.#findIn('all', trxId).catch((error) => {
      if (isRefusal(error)) return null;
      throw error;
    });
    if (known && known.status !== 'unknown') return known;
    const found: [TransactionTab, Transaction][] = [];
    for (const tab of tabs) {
      const transaction = await this.#findIn(tab, trxId);
      if (transaction && transaction.status !== 'unknown') return transaction;
      if (transaction) found.push([tab, transaction]);
    }
    const [first, another] = found;
    if (!first || another) return first?.[1] ?? known;
    return statedBy(...first);
  }

  /** Searches all pages, because a server may ignore the filter. */
  async #findIn(list: TransactionTab | 'all', trxId: string): Promise<Transaction | null> {
    const found = await searchPages(
      (page) => this.#read(list, { trx_id: trxId, page }),
      ({ id }) => id === trxId,
      mostPages,
    );
    if (found.kind === 'givenUp') throw new ApiFailure({ kind: 'contract' });
    return found.kind === 'found' ? found.item : null;
  }

  async list(tab: TransactionTab, page: number): Promise<Page<Transaction>> {
    const listed = await this.#read(tab, { page });
    if (listed.items.every(({ status }) => status !== 'unknown')) return listed;
    const elsewhere = await this.#idsOutside(tab).catch(() => null);
    if (!elsewhere) return listed;
    return mapPage(listed, (each) =>
      each.status === 'unknown' && !elsewhere.has(each.id) ? statedBy(tab, each) : each,
    );
  }

  async #idsOutside(tab: TransactionTab): Promise<ReadonlySet<string> | null> {
    const ids = new Set<string>();
    for (const other of tabs.filter((each) => each !== tab)) {
      const search = await searchPages(
        (page) => this.#read(other, { page }),
        ({ id }) => {
          ids.add(id);
          return false; // reads on to the last page
        },
        pagesElsewhere,
      );
      if (search.kind === 'givenUp') return null;
    }
    return ids;
  }

  async cancel(trxId: string): Promise<void> {
    const body: TransactionBody = { trx_id: trxId };
    await this.#http.call(purchaseCalls.cancel, { body });
  }

  async #read(
    list: TransactionTab | 'all',
    query: { readonly trx_id?: string; readonly page: number },
  ): Promise<Page<Transaction>> {
    return mapPage(await this.#http.call(purchaseCalls.list, { params: { list }, query }), toTransaction);
  }
}
