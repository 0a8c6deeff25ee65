import type { PaymentHint, PaymentWindow } from '../../src/application/ports/payment-window.ts';
import type { TabLock } from '../../src/application/ports/tab-lock.ts';
import type { TransactionRepository } from '../../src/application/ports/transaction-repository.ts';
import type { Page } from '../../src/domain/paging/page.ts';
import { type Order, type Transaction, type TransactionTab, tabOf } from '../../src/domain/purchase/transaction.ts';

export const anOrder: Order = { scheduleId: 'JDW-003', budgetSource: 'mandiri', budgetary: 'ANG-003-1' };

export const aTransaction = (rest: Partial<Transaction> = {}): Transaction => ({
  id: 'TRX-1',
  status: 'pending',
  amount: 850_000,
  createdAt: '2026-11-21T01:00:00Z',
  expiresAt: '2026-11-22T01:00:00Z',
  paidAt: null,
  scheme: { slug: 'junior-web-programmer', title: 'Junior Web Programmer' },
  schedule: { id: 'JDW-003', startsAt: '2026-12-15T01:00:00Z', siteName: 'TUK Contoh', city: 'Jakarta Selatan' },
  budgetSource: 'mandiri',
  receiptFileId: null,
  ...rest,
});

/** A server with at most one purchase; `failNext` makes the next call of that name reject. */
export class FakeTransactions implements TransactionRepository {
  stored: Transaction | null;
  readonly requestKeys: string[] = [];
  finds = 0;
  readonly cancelled: string[] = [];
  failNext: { create?: Error; find?: Error; cancel?: Error; list?: Error } = {};
  /** What the next `create` answers, as a server does that repeats an old reply. */
  replayNext: Transaction | null = null;
  /** What `find` says of this purchase, whatever `create` says. */
  ended: Transaction | null = null;

  constructor(stored: Transaction | null = null) {
    this.stored = stored;
  }

  #mayFail(call: 'create' | 'find' | 'cancel' | 'list'): void {
    const error = this.failNext[call];
    delete this.failNext[call];
    if (error) throw error;
  }

  async create(_order: Order, requestKey: string): Promise<Transaction> {
    this.requestKeys.push(requestKey);
    this.#mayFail('create');
    const replayed = this.replayNext;
    this.replayNext = null;
    if (replayed) return replayed;
    this.stored ??= aTransaction();
    return this.stored;
  }

  async find(trxId: string): Promise<Transaction | null> {
    this.finds += 1;
    this.#mayFail('find');
    if (this.ended?.id === trxId) return this.ended;
    return this.stored?.id === trxId ? this.stored : null;
  }

  async list(tab: TransactionTab, page: number): Promise<Page<Transaction>> {
    this.#mayFail('list');
    const items = page === 1 && this.stored && tabOf(this.stored.status) === tab ? [this.stored] : [];
    return { items, current: page, last: 1, total: items.length };
  }

  async cancel(trxId: string): Promise<void> {
    this.cancelled.push(trxId);
    this.#mayFail('cancel');
    if (this.stored) this.stored = { ...this.stored, status: 'cancelled' };
  }
}

/** A payment window that goes away when the test says how. */
export class ManualPaymentWindow implements PaymentWindow {
  readonly opened: string[] = [];
  #close: ((hint: PaymentHint) => void) | null = null;
  refuses: Error | null = null;

  open(paymentToken: string): Promise<PaymentHint> {
    this.opened.push(paymentToken);
    if (this.refuses) return Promise.reject(this.refuses);
    return new Promise((resolve) => {
      this.#close = resolve;
    });
  }

  goAway(hint: PaymentHint): void {
    this.#close?.(hint);
    this.#close = null;
  }
}

/** The locks of one browser; `held` are those that a tab has now, and a test can give some to another tab. */
export class FakeTabLock implements TabLock {
  readonly held = new Set<string>();
  readonly names: string[] = [];

  async runAlone<T>(name: string, task: () => Promise<T>): Promise<T | 'busy'> {
    this.names.push(name);
    if (this.held.has(name)) return 'busy';
    this.held.add(name);
    try {
      return await task();
    } finally {
      this.held.delete(name);
    }
  }
}

/** Lets everything run that only waits for promises. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
