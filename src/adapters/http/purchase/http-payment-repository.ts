import type { PaymentRepository } from '../../../application/ports/payment-repository.ts';
import type { HttpClient } from '../http-client.ts';
import { dataOf } from '../wire.ts';
import { paymentTokenWire } from './transaction-wire.ts';

const reply = dataOf(paymentTokenWire);

export class HttpPaymentRepository implements PaymentRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async token(trxId: string): Promise<string> {
    const body = { trx_id: trxId };
    const { token } = await this.#http.call({ method: 'POST', path: '/api/transaction/token', body, reply });
    return token;
  }
}
