import * as z from 'zod/mini';
import type { VoucherFilter, VoucherRepository } from '../../../application/ports/purchase/voucher-repository.ts';
import { mapPage, type Page } from '../../../domain/paging/page.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { type Voucher, voucherStatuses } from '../../../domain/purchase/voucher.ts';
import type { HttpClient } from '../http-client.ts';
import { pageOf } from '../pagination.ts';
import { dataOf } from '../reply.ts';
import { ofTransaction, optional, wireId, wireStatus, wireWord } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';
import { toTransaction, transactionWire } from './transaction-wire.ts';

/** The fields of a voucher are not shown in the specification: every name here is assumed. */
export const voucherWire = ofTransaction({
  id: wireId,
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  status: wireStatus(voucherStatuses),
  source: wireWord,
  schema: z.object({ slug: z.string().check(z.minLength(1)), title: z.string() }),
  schedule: z.object({
    schedule_id: wireId,
    starts_at: wireInstant,
    site_name: z.string(),
    city: optional(z.string()),
  }),
  budgetary: wireId,
  expires_at: wireInstant,
  used_at: optional(wireInstant),
  trx_id: optional(wireId),
});

const toVoucher = (wire: z.output<typeof voucherWire>): Voucher => ({
  id: wire.id,
  code: wire.code,
  // how a voucher of somebody else than Prakerja is used is not known
  status: wire.status === 'unused' && wire.source !== 'prakerja' ? 'unknown' : wire.status,
  source: wire.source,
  scheme: wire.schema,
  schedule: {
    id: wire.schedule.schedule_id,
    startsAt: wire.schedule.starts_at,
    siteName: wire.schedule.site_name,
    city: wire.schedule.city ?? '',
  },
  budgetary: wire.budgetary,
  expiresAt: wire.expires_at,
  usedAt: wire.used_at,
  trxId: wire.trx_id,
});

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
