import type { VoucherFilter, VoucherRepository } from '../../../application/ports/purchase/voucher-repository.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { Repeat } from '../../../domain/purchase/repeat.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import type { Voucher, VoucherTab } from '../../../domain/purchase/voucher.ts';
import type { HttpClient } from '../http-client.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { type CheckOutBody, type CodeBody, toRepeatBody } from './purchase-requests.ts';
import { toTransaction } from './transaction-wire.ts';
import { toVoucher } from './voucher-wire.ts';

/** Filters again, because an API that ignores `status` sends all vouchers. Each list keeps vouchers of unknown status. */
const ofStatus = (page: Page<Voucher>, wanted: VoucherTab): Page<Voucher> => {
  const items = page.items.filter(({ status, usedAt }) => status === wanted || (status === 'unknown' && !usedAt));
  return items.length === page.items.length
    ? page
    : { ...page, items, total: page.total - (page.items.length - items.length) };
};

/**
 * Assumed: /api/vouchers is paged and takes `status` and `schedule_id`; lms-prakerja takes the code without separators and a schedule;
 * prakerja-transaction takes the voucher id and returns the paid purchase.
 */
export class HttpVoucherRepository implements VoucherRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list({ status, scheduleId, page }: VoucherFilter): Promise<Page<Voucher>> {
    const query = { status, schedule_id: scheduleId, page };
    return ofStatus(mapPage(await this.#http.call(purchaseCalls.vouchers, { query }), toVoucher), status);
  }

  async create(code: string, scheduleId: string): Promise<Voucher> {
    const body: CodeBody = { code, schedule_id: scheduleId };
    return toVoucher(await this.#http.call(purchaseCalls.redeem, { body }));
  }

  async checkOut(voucherId: string, requestKey: string, repeat?: Repeat | null): Promise<Transaction> {
    const body: CheckOutBody = { voucher_id: voucherId, ...toRepeatBody(repeat) };
    return toTransaction(await this.#http.call(purchaseCalls.checkOut, { body, requestKey }));
  }
}
