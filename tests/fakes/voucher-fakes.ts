import { ApiFailure } from '../../src/application/api-failure.ts';
import type { VoucherFilter, VoucherRepository } from '../../src/application/ports/purchase/voucher-repository.ts';
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

/** A server that accepts every code; `failNext` makes the next call of that name fail without an effect. */
export class FakeVouchers implements VoucherRepository {
  stored: readonly Voucher[];
  readonly redeemed: [code: string, scheduleId: string][] = [];
  readonly requestKeys: string[] = [];
  failNext: { list?: Error; create?: Error; checkOut?: Error } = {};
  losesReply = false;
  readonly #replies = new Map<string, Transaction>();

  constructor(...stored: Voucher[]) {
    this.stored = stored;
  }

  #mayFail(call: 'list' | 'create' | 'checkOut'): void {
    const error = this.failNext[call];
    delete this.failNext[call];
    if (error) throw error;
  }

  #mayBeLost(): void {
    const lost = this.losesReply;
    this.losesReply = false;
    if (lost) throw new ApiFailure({ kind: 'network' });
  }

  async list({ status, scheduleId, page = 1 }: VoucherFilter): Promise<Page<Voucher>> {
    this.#mayFail('list');
    const all = this.stored.filter(
      (voucher) => voucher.status === status && (scheduleId ?? voucher.schedule.id) === voucher.schedule.id,
    );
    return { items: page === 1 ? all : [], current: page, last: 1, total: all.length };
  }

  /** The reply of a server that knows no filter. */
  async all(): Promise<Page<Voucher>> {
    return { items: this.stored, current: 1, last: 1, total: this.stored.length };
  }

  async create(code: string, scheduleId: string): Promise<Voucher> {
    this.redeemed.push([code, scheduleId]);
    this.#mayFail('create');
    const known = this.stored.find((each) => each.code === code && each.schedule.id === scheduleId);
    const made = aVoucher({
      id: `VCR-${this.stored.length + 1}`,
      code,
      schedule: { ...aVoucher().schedule, id: scheduleId },
    });
    if (!known) this.stored = [...this.stored, made];
    this.#mayBeLost();
    return known ?? made;
  }

  async checkOut(voucherId: string, requestKey: string): Promise<Transaction> {
    this.requestKeys.push(requestKey);
    this.#mayFail('checkOut');
    const reply = this.#replies.get(requestKey) ?? this.#purchaseBy(voucherId);
    this.#replies.set(requestKey, reply);
    this.#mayBeLost();
    return reply;
  }

  #purchaseBy(voucherId: string): Transaction {
    const voucher = this.stored.find(({ id }) => id === voucherId);
    if (!voucher) throw new ApiFailure({ kind: 'http', status: 404 });
    if (voucher.status !== 'unused')
      throw new ApiFailure({ kind: 'refused', serverMessage: 'Voucher ini sudah dipakai.' });
    const paid = aTransaction({ status: 'paid', amount: 0, budgetSource: 'prakerja', schedule: voucher.schedule });
    const used = { ...voucher, status: 'used' as const, trxId: paid.id, usedAt: paid.createdAt };
    this.stored = this.stored.map((each) => (each.id === voucherId ? used : each));
    return paid;
  }
}
