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
  it('opens one window on a double click, with the same token, and both calls learn its result', async () => {
    const { pay, paymentWindow, transactions, tabs } = portal();
    const [first, second] = [pay(aTransaction()), pay(aTransaction())];
    await settled();
    transactions.stored = aTransaction({ status: 'paid' });
    paymentWindow.goAway('closed');
    expect(await first).toMatchObject({ kind: 'settled', transaction: { status: 'paid' } });
    expect(await second).toEqual(await first);
    expect([paymentWindow.opened, tabs.names]).toEqual([['token 0'], ['bayar:TRX-1']]);
  });

  it('starts no payment while the amount is unknown or another tab pays', async () => {
    const { pay, tabs, calls } = portal();
    expect(await pay(aTransaction({ amount: null }))).toMatchObject({ kind: 'settled', transaction: { amount: null } });
    tabs.held.add('bayar:TRX-1');
    expect([await pay(aTransaction()), calls]).toEqual([{ kind: 'busyInOtherTab' }, []]);
  });

  it('passes on the reasons of a refusal, and throws an unexpected failure', async () => {
    const { pay, refusing } = portal();
    refusing.token = gone;
    expect(await pay(aTransaction())).toEqual({ kind: 'refused', reasons: ['Batas waktu pembayaran telah lewat.'] });
    refusing.token = new ApiFailure({ kind: 'http', status: 500 });
    await expect(pay(aTransaction())).rejects.toMatchObject({ status: 500 });
  });
});

describe('changePaymentMethod', () => {
  it('cancels the begun payment first and opens the window with the new token', async () => {
    const { change, paymentWindow, calls } = portal();
    const attempt = change(aTransaction());
    await settled();
    paymentWindow.goAway('closed');
    expect(await attempt).toMatchObject({ kind: 'windowClosed' });
    expect([calls, paymentWindow.opened]).toEqual([['renew TRX-1', 'token TRX-1'], ['token 1']]);
  });
});
