import type { VoucherFilter, VoucherRepository } from '../../../application/ports/purchase/voucher-repository.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import type { Voucher } from '../../../domain/purchase/voucher.ts';
import type { HttpClient } from '../http-client.ts';
import { pageOf } from '../pagination.ts';
import { dataOf } from '../wire.ts';
import { toTransaction, transactionWire } from './transaction-wire.ts';
import { toVoucher, voucherWire } from './voucher-wire.ts';

const listReply = pageOf(voucherWire);
const oneReply = dataOf(voucherWire);
const purchaseReply = dataOf(transactionWire);

/**
 * Assumed (not shown in the specification): /api/vouchers is paged and takes `status` and `schedule_id`; lms-prakerja takes the
 * code without separators and a schedule; prakerja-transaction takes the voucher's id and answers with the paid purchase.
 */
export class HttpVoucherRepository implements VoucherRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list({ status, scheduleId, page }: VoucherFilter): Promise<Page<Voucher>> {
    const query = { status, schedule_id: scheduleId, page };
    return mapPage(await this.#http.call({ path: '/api/vouchers', query, reply: listReply }), toVoucher);
  }

  async create(code: string, scheduleId: string): Promise<Voucher> {
    const body = { code, schedule_id: scheduleId };
    return toVoucher(
      await this.#http.call({ method: 'POST', path: '/api/interapp/lms-prakerja', body, reply: oneReply }),
    );
  }

  async checkOut(voucherId: string, requestKey: string): Promise<Transaction> {
    const wire = await this.#http.call({
      method: 'POST',
      path: '/api/transaction/prakerja-transaction',
      body: { voucher_id: voucherId },
      requestKey,
      reply: purchaseReply,
    });
    return toTransaction(wire);
  }
}
