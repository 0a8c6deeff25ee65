import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { cancelPurchase } from '../../../../src/application/purchase/cancel-purchase.ts';
import { aTransaction, FakeTabLock, FakeTransactions } from '../../../fakes/purchase-fakes.ts';

const portal = (transactions = new FakeTransactions(aTransaction())) => {
  const tabs = new FakeTabLock();
  const announced: string[] = [];
  const realtime = { announceChange: () => announced.push('refresh') };
  return { cancel: cancelPurchase({ transactions, tabs, realtime }), transactions, tabs, announced };
};

const refused = new ApiFailure({ kind: 'refused', messages: ['Pembelian ini sudah dibayar.'] });

describe('cancelPurchase', () => {
  it('cancels once on a double click and notifies other tabs', async () => {
    const { cancel, transactions, announced } = portal();
    const [first, second] = [cancel('TRX-1'), cancel('TRX-1')];
    expect(await first).toEqual({ kind: 'cancelled' });
    expect(await second).toEqual({ kind: 'cancelled' });
    expect(transactions.cancelled).toEqual(['TRX-1']);
    expect(announced).toEqual(['refresh']);
  });

  it.each([
    ['paid', 'alreadyPaid'],
    ['expired', 'alreadyEnded'],
    ['failed', 'alreadyEnded'],
    ['cancelled', 'cancelled'],
  ] as const)('reports a refusal because it is %s by now as %s', async (status, kind) => {
    const { cancel, transactions, announced } = portal(new FakeTransactions(aTransaction({ status })));
    transactions.failNext.cancel = refused;
    expect(await cancel('TRX-1')).toEqual({ kind });
    expect(announced).toEqual([]);
  });

  it.each(['pending', 'unknown'] as const)(
    'shows the server’s message for a refusal of one that is %s',
    async (status) => {
      const { cancel, transactions } = portal(new FakeTransactions(aTransaction({ status })));
      transactions.failNext.cancel = refused;
      expect(await cancel('TRX-1')).toEqual({ kind: 'refused', reasons: ['Pembelian ini sudah dibayar.'] });
    },
  );

  const possible = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'contract' },
    { kind: 'http', status: 503 },
  ] as const;

  it.each(possible)('after %j reports the server’s status of the purchase', async (facts) => {
    const { cancel, transactions } = portal();
    const ends = [
      ['cancelled', 'cancelled'],
      ['paid', 'alreadyPaid'],
      ['expired', 'alreadyEnded'],
      ['pending', 'notCancelled'],
      ['unknown', 'notKnown'],
    ] as const;
    for (const [status, kind] of ends) {
      transactions.stored = aTransaction({ status });
      transactions.failNext.cancel = new ApiFailure(facts);
      expect(await cancel('TRX-1')).toEqual({ kind });
    }
  });

  it.each(possible)('after %j reports nothing about a purchase that cannot be read or is not listed', async (facts) => {
    const { cancel, transactions } = portal();
    transactions.failNext = { cancel: new ApiFailure(facts), find: new ApiFailure({ kind: 'network' }) };
    expect(await cancel('TRX-1')).toEqual({ kind: 'notKnown' });
    transactions.failNext.cancel = new ApiFailure(facts);
    expect(await cancel('TRX-9')).toEqual({ kind: 'notKnown' });
  });
});
