import type { PaymentRepository } from '../../../application/ports/purchase/payment-repository.ts';
import type { HttpClient } from '../http-client.ts';
import { acknowledgement, dataOf } from '../reply.ts';
import { paymentTokenWire } from './transaction-wire.ts';

const reply = dataOf(paymentTokenWire);

/**
 * Assumed (not shown in the specification): update-transaction with the number of a purchase, and no schedule, gives up its payment
 * token and with it the method that was chosen there.
 */
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

  async renew(trxId: string): Promise<void> {
    const body = { trx_id: trxId };
    await this.#http.call({
      method: 'POST',
      path: '/api/transaction/update-transaction',
      body,
      reply: acknowledgement,
    });
  }
}
