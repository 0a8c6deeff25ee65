import type { PaymentRepository } from '../../../application/ports/purchase/payment-repository.ts';
import type { HttpClient } from '../http-client.ts';
import { purchaseCalls } from './purchase-calls.ts';
import type { TransactionBody } from './purchase-requests.ts';

/** Assumed: update-transaction with a purchase number and no schedule discards its payment token and the chosen payment method. */
export class HttpPaymentRepository implements PaymentRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async token(trxId: string): Promise<string> {
    const body: TransactionBody = { trx_id: trxId };
    return (await this.#http.call(purchaseCalls.token, { body })).token;
  }

  async renew(trxId: string): Promise<void> {
    const body: TransactionBody = { trx_id: trxId };
    await this.#http.call(purchaseCalls.renew, { body });
  }
}
