import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { changePaymentMethod } from '../../../../src/application/purchase/change-payment-method.ts';
import { continuePayment } from '../../../../src/application/purchase/continue-payment.ts';
import {
  aTransaction,
  FakeTabLock,
  FakeTransactions,
  ManualPaymentWindow,
  settled,
} from '../../../fakes/purchase-fakes.ts';

const portal = () => {
  const transactions = new FakeTransactions(aTransaction());
  const paymentWindow = new ManualPaymentWindow();
  const tabs = new FakeTabLock();
  const calls: string[] = [];
  const refusing: { token?: Error; renew?: Error } = {};
  const call = (name: 'token' | 'renew', trxId: string) => {
    calls.push(`${name} ${trxId}`);
    const error = refusing[name];
    if (error) throw error;
  };
  const payments = {
    token: async (trxId: string) => {
      call('token', trxId);
      return `token ${calls.filter((each) => each.startsWith('renew')).length}`;
    },
    renew: async (trxId: string) => call('renew', trxId),
  };
  const deps = { transactions, payments, paymentWindow, tabs };
  return { ...deps, calls, refusing, pay: continuePayment(deps), change: changePaymentMethod(deps) };
};

const gone = new ApiFailure({ kind: 'refused', serverMessage: 'Batas waktu pembayaran telah lewat.' });

describe('continuePayment', () => {
  it('opens one window of a double click, with the same token, and both calls learn how it ended', async () => {
    const { pay, paymentWindow, transactions, tabs } = portal();
    const [first, second] = [pay(aTransaction()), pay(aTransaction())];
    await settled();
    transactions.stored = aTransaction({ status: 'paid' });
    paymentWindow.goAway('closed');
    expect(await first).toMatchObject({ kind: 'settled', transaction: { status: 'paid' } });
    expect(await second).toEqual(await first);
    expect([paymentWindow.opened, tabs.names]).toEqual([['token 0'], ['bayar:TRX-1']]);
  });

  it('says that the window was closed, and can be called again', async () => {
    const { pay, paymentWindow } = portal();
    for (const _ of [1, 2]) {
      const attempt = pay(aTransaction());
      await settled();
      paymentWindow.goAway('closed');
      expect(await attempt).toMatchObject({ kind: 'windowClosed' });
    }
    expect(paymentWindow.opened).toEqual(['token 0', 'token 0']);
  });

  it('asks for no money while nobody knows how much it is, nor while another tab is at it', async () => {
    const { pay, tabs, calls } = portal();
    expect(await pay(aTransaction({ amount: null }))).toMatchObject({ kind: 'settled', transaction: { amount: null } });
    tabs.held.add('bayar:TRX-1');
    expect([await pay(aTransaction()), calls]).toEqual([{ kind: 'busyInOtherTab' }, []]);
  });

  it('passes on the reasons of a refusal, and throws what it does not expect', async () => {
    const { pay, refusing } = portal();
    refusing.token = gone;
    expect(await pay(aTransaction())).toEqual({ kind: 'refused', reasons: ['Batas waktu pembayaran telah lewat.'] });
    refusing.token = new ApiFailure({ kind: 'http', status: 500 });
    await expect(pay(aTransaction())).rejects.toMatchObject({ status: 500 });
  });
});

it.each(['pay', 'change'] as const)(
  'to %s what ended in the meantime opens no window, and tells its end',
  async (way) => {
    const { refusing, transactions, paymentWindow, ...use } = portal();
    Object.assign(refusing, { token: gone, renew: gone });
    for (const status of ['paid', 'expired', 'cancelled'] as const) {
      transactions.stored = aTransaction({ status });
      expect(await use[way](aTransaction())).toMatchObject({ kind: 'settled', transaction: { status } });
    }
    expect(paymentWindow.opened).toEqual([]);
  },
);

describe('changePaymentMethod', () => {
  it('gives the begun payment up first and opens the window with the new token', async () => {
    const { change, paymentWindow, calls } = portal();
    const attempt = change(aTransaction());
    await settled();
    paymentWindow.goAway('closed');
    expect(await attempt).toMatchObject({ kind: 'windowClosed' });
    expect([calls, paymentWindow.opened]).toEqual([['renew TRX-1', 'token TRX-1'], ['token 1']]);
  });

  it.each([new ApiFailure({ kind: 'timeout' }), new ApiFailure({ kind: 'contract' })])(
    'that was not answered opens no window, and tells how the purchase ended if it did: %s',
    async (lost) => {
      const { change, refusing, transactions, paymentWindow } = portal();
      refusing.renew = lost;
      await expect(change(aTransaction())).rejects.toBe(lost);
      transactions.stored = aTransaction({ status: 'paid' });
      expect(await change(aTransaction())).toMatchObject({ kind: 'settled', transaction: { status: 'paid' } });
      expect(paymentWindow.opened).toEqual([]);
    },
  );
});
