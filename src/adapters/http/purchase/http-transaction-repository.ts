import * as z from 'zod/mini';
import type { TransactionRepository } from '../../../application/ports/transaction-repository.ts';
import type { Order, Transaction, TransactionTab } from '../../../domain/purchase/transaction.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../wire.ts';
import { toTransaction, transactionWire } from './transaction-wire.ts';

const oneReply = dataOf(transactionWire);
const listReply = dataOf(z.array(transactionWire));

/**
 * Assumed (not shown in the specification): update-transaction makes a purchase when it is given a schedule, and
 * /api/transaction/list/{x} takes the name of a tab, or `all`.
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
    return (await this.#read('all')).find((transaction) => transaction.id === trxId) ?? null;
  }

  list(tab: TransactionTab): Promise<readonly Transaction[]> {
    return this.#read(tab);
  }

  async #read(list: TransactionTab | 'all'): Promise<readonly Transaction[]> {
    const wires = await this.#http.call({ path: `/api/transaction/list/${list}`, reply: listReply });
    return wires.map(toTransaction);
  }
}
