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

  it.each([
    [{ status: 'paid' }, 'settled'],
    [{ id: 'TRX-of-somebody-else' }, 'missing'],
  ] as const)('ends at once with a purchase that is %j: %s', async (purchase, kind) => {
    const { clock, seen, end } = await watching(new FakeTransactions(aTransaction(purchase)));
    expect([seen, waitsOf(clock), end.completed]).toEqual([[kind], [], true]);
  });

  it('continues after a failed read', async () => {
    const transactions = new FakeTransactions(aTransaction());
    transactions.failNext.find = new ApiFailure({ kind: 'network' });
    const { clock, seen } = await watching(transactions);
    await clock.pass(2_000);
    expect(seen).toEqual(['unreachable', 'waiting']);
  });

  it.each([new ApiFailure({ kind: 'expired', status: 401 }), new ApiFailure({ kind: 'http', status: 403 })])(
    'ends on a failure that no further read can resolve: %o',
    async (failure) => {
      const transactions = new FakeTransactions(aTransaction());
      transactions.failNext.find = failure;
      const { clock, seen, end } = await watching(transactions);
      expect([seen, waitsOf(clock), end.error]).toEqual([[], [], failure]);
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

  it('stops reading when no listener is left', async () => {
    const { clock, transactions, subscription, seen, end } = await watching();
    subscription.unsubscribe();
    await clock.pass(60_000);
    expect([transactions.finds, seen, end.error]).toEqual([1, ['waiting'], null]);
  });
});
