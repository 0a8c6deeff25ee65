import type { VoucherFilter, VoucherRepository } from '../../src/application/ports/voucher-repository.ts';
import type { Page } from '../../src/domain/paging/page.ts';
import type { Transaction } from '../../src/domain/purchase/transaction.ts';
import type { Voucher } from '../../src/domain/purchase/voucher.ts';
import { aTransaction } from './purchase-fakes.ts';

export const aVoucher = (rest: Partial<Voucher> = {}): Voucher => ({
  id: 'VCR-1',
  code: 'PRATWEB10001',
  status: 'unused',
  source: 'prakerja',
  scheme: { slug: 'junior-web-programmer', title: 'Junior Web Programmer' },
  schedule: { id: 'JDW-003', startsAt: '2026-12-15T01:00:00Z', siteName: 'TUK Contoh', city: 'Jakarta Selatan' },
  budgetary: 'ANG-2',
  expiresAt: '2026-12-08T16:59:00Z',
  usedAt: null,
  trxId: null,
  ...rest,
});

/** A server with these vouchers; `failNext` makes the next call of that name reject. */
export class FakeVouchers implements VoucherRepository {
  stored: Voucher[];
  readonly redeemed: [code: string, scheduleId: string][] = [];
  readonly requestKeys: string[] = [];
  failNext: { list?: Error; create?: Error; checkOut?: Error } = {};

  constructor(...stored: Voucher[]) {
    this.stored = stored;
  }

  #mayFail(call: 'list' | 'create' | 'checkOut'): void {
    const error = this.failNext[call];
    delete this.failNext[call];
    if (error) throw error;
  }

  async list({ status, page = 1 }: VoucherFilter): Promise<Page<Voucher>> {
    this.#mayFail('list');
    const items = this.stored.filter((voucher) => voucher.status === status); // ignores the schedule, as a server may
    return { items, current: page, last: 1, total: items.length };
  }

  async create(code: string, scheduleId: string): Promise<Voucher> {
    this.redeemed.push([code, scheduleId]);
    this.#mayFail('create');
    const voucher = aVoucher({ code });
    this.stored = [...this.stored, voucher];
    return voucher;
  }

  async checkOut(voucherId: string, requestKey: string): Promise<Transaction> {
    this.requestKeys.push(requestKey);
    this.#mayFail('checkOut');
    this.stored = this.stored.map((each) => (each.id === voucherId ? { ...each, status: 'used' as const } : each));
    return aTransaction({ status: 'paid', amount: 0, budgetSource: 'prakerja' });
  }
}
