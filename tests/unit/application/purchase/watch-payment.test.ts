import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { type PaymentWatch, watchPayment } from '../../../../src/application/purchase/watch-payment.ts';
import { aTransaction, FakeTransactions, settled } from '../../../fakes/purchase-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const watching = async (transactions = new FakeTransactions(aTransaction())) => {
  const clock = new FakeDevice();
  vi.spyOn(clock, 'wait');
  const seen: PaymentWatch['kind'][] = [];
  const end = { completed: false, error: null as unknown };
  const subscription = watchPayment({ transactions, clock })('TRX-1').subscribe({
    next: ({ kind }) => seen.push(kind),
    complete: () => {
      end.completed = true;
    },
    error: (error: unknown) => {
      end.error = error;
    },
  });
  await settled();
  return { transactions, clock, seen, end, subscription };
};

/** How long it waited each time. */
const waitsOf = ({ wait }: FakeDevice) => vi.mocked(wait).mock.calls.map(([milliseconds]) => milliseconds);

describe('watchPayment', () => {
  it('reads after 2, 4, 8, 16, 30, 30 … seconds and stops after five minutes', async () => {
    const { clock, seen, end, transactions } = await watching();
    await clock.pass(400_000);
    expect(waitsOf(clock).slice(0, 7)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(seen.slice(0, -1).every((kind) => kind === 'waiting')).toBe(true);
    expect(seen.at(-1)).toBe('stillPending');
    expect(waitsOf(clock).reduce((sum, wait) => sum + wait, 0)).toBe(300_000);
    expect([end.completed, transactions.finds]).toEqual([true, seen.length]);
  });

  it.each(['paid', 'failed', 'expired', 'cancelled'] as const)(
    'settles at once when the server says %s',
    async (status) => {
      const { clock, seen, end } = await watching(new FakeTransactions(aTransaction({ status })));
      expect([seen, waitsOf(clock), end.completed]).toEqual([['settled'], [], true]);
    },
  );

  it('sees a payment that arrives while it waits', async () => {
    const { clock, seen, transactions } = await watching();
    await clock.pass(2_000);
    transactions.stored = aTransaction({ status: 'paid' });
    await clock.pass(4_000);
    expect(seen).toEqual(['waiting', 'waiting', 'settled']);
  });

  it('goes on after a reading that failed', async () => {
    const transactions = new FakeTransactions(aTransaction());
    transactions.failNext.find = new ApiFailure({ kind: 'network' });
    const { clock, seen } = await watching(transactions);
    await clock.pass(2_000);
    expect(seen).toEqual(['unreachable', 'waiting']);
  });

  it.each([{ kind: 'expired', status: 401 } as const, { kind: 'http', status: 403 } as const])(
    'ends with what no further reading can mend: %o',
    async (facts) => {
      const transactions = new FakeTransactions(aTransaction());
      transactions.failNext.find = new ApiFailure(facts);
      const { clock, seen, end } = await watching(transactions);
      expect([seen, waitsOf(clock), end.error]).toEqual([[], [], expect.objectContaining(facts)]);
    },
  );

  it('gives up after five minutes without an answer', async () => {
    const transactions = new FakeTransactions();
    transactions.find = async () => {
      throw new ApiFailure({ kind: 'network' });
    };
    const { clock, seen, end } = await watching(transactions);
    await clock.pass(400_000);
    expect([seen.at(-1), end.completed]).toEqual(['unreachable', true]);
  });

  it('says that there is no such purchase', async () => {
    const { seen, end } = await watching(new FakeTransactions(aTransaction({ id: 'TRX-of-somebody-else' })));
    expect([seen, end.completed]).toEqual([['missing'], true]);
  });

  it('stops reading when nobody listens any more', async () => {
    const { clock, transactions, subscription, seen, end } = await watching();
    subscription.unsubscribe();
    await clock.pass(60_000);
    expect([transactions.finds, seen, end.error]).toEqual([1, ['waiting'], null]);
  });

  it('does not swallow what is not a failure of a call', async () => {
    const transactions = new FakeTransactions(aTransaction());
    transactions.failNext.find = new TypeError('a mistake in the program');
    const { end } = await watching(transactions);
    expect(end.error).toBeInstanceOf(TypeError);
  });
});
