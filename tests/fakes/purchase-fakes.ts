import { ApiFailure } from '../../src/application/api-failure.ts';
import type { TabLock } from '../../src/application/ports/device/tab-lock.ts';
import type {
  PaymentHint,
  PaymentWindow,
  PaymentWindowUnavailable,
} from '../../src/application/ports/purchase/payment-window.ts';
import type { TransactionRepository } from '../../src/application/ports/purchase/transaction-repository.ts';
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
  repeat: null,
  receiptFileId: null,
  ...rest,
});

const refusal = (text: string) => new ApiFailure({ kind: 'refused', serverMessage: text, messages: [text] });

/** A server of purchases; `failNext` makes the next call of that name fail without an effect. */
export class FakeTransactions implements TransactionRepository {
  readonly requestKeys: string[] = [];
  finds = 0;
  readonly cancelled: string[] = [];
  failNext: { create?: Error; find?: Error; cancel?: Error; list?: Error } = {};
  losesReply = false;
  made: Partial<Transaction> = {};
  #all: readonly Transaction[];
  readonly #replies = new Map<string, Transaction>();

  constructor(stored: Transaction | null = null) {
    this.#all = stored ? [stored] : [];
  }

  get stored(): Transaction | null {
    return this.#all[0] ?? null;
  }

  set stored(transaction: Transaction) {
    const known = this.#all.some(({ id }) => id === transaction.id);
    this.#all = known
      ? this.#all.map((each) => (each.id === transaction.id ? transaction : each))
      : [transaction, ...this.#all];
  }

  #mayFail(call: 'create' | 'find' | 'cancel' | 'list'): void {
    const error = this.failNext[call];
    delete this.failNext[call];
    if (error) throw error;
  }

  #mayBeLost(): void {
    const lost = this.losesReply;
    this.losesReply = false;
    if (lost) throw new ApiFailure({ kind: 'network' });
  }

  #purchaseOf({ scheduleId, budgetSource }: Order): Transaction {
    const own = this.#all.filter((each) => each.schedule.id === scheduleId && each.budgetSource === budgetSource);
    const unpaid = own.find(({ status }) => status === 'pending');
    if (unpaid) return unpaid;
    if (own.some(({ status }) => status === 'paid')) throw refusal('Anda sudah terdaftar pada jadwal ini.');
    const { schedule } = aTransaction();
    const id = `TRX-${this.#all.length + 1}`;
    this.stored = aTransaction({ id, schedule: { ...schedule, id: scheduleId }, budgetSource, ...this.made });
    return this.stored as Transaction;
  }

  async create(order: Order, requestKey: string): Promise<Transaction> {
    this.requestKeys.push(requestKey);
    this.#mayFail('create');
    const reply = this.#replies.get(requestKey) ?? this.#purchaseOf(order);
    this.#replies.set(requestKey, reply);
    this.#mayBeLost();
    return reply;
  }

  async find(trxId: string): Promise<Transaction | null> {
    this.finds += 1;
    this.#mayFail('find');
    return this.#all.find(({ id }) => id === trxId) ?? null;
  }

  async list(tab: TransactionTab, page: number): Promise<Page<Transaction>> {
    this.#mayFail('list');
    // the server lists even a purchase with an unknown status, among the pending ones
    const all = this.#all.filter(({ status }) => (tabOf(status) ?? 'pending') === tab);
    return { items: page === 1 ? all : [], current: page, last: 1, total: all.length };
  }

  async cancel(trxId: string): Promise<void> {
    this.cancelled.push(trxId);
    this.#mayFail('cancel');
    const found = this.#all.find(({ id }) => id === trxId);
    if (!found) throw new ApiFailure({ kind: 'http', status: 404 });
    if (found.status !== 'pending') throw refusal('Pembelian ini sudah dibayar atau berakhir.');
    this.stored = { ...found, status: 'cancelled' };
    this.#mayBeLost();
  }
}

export class ManualPaymentWindow implements PaymentWindow {
  readonly opened: string[] = [];
  #close: ((hint: PaymentHint) => void) | null = null;
  refuses: PaymentWindowUnavailable | null = null;

  get shown(): string | null {
    return this.#close ? (this.opened.at(-1) ?? null) : null;
  }

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

export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
