import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { PaymentWindowUnavailable } from '../../../../src/application/ports/purchase/payment-window.ts';
import { buyScheme } from '../../../../src/application/purchase/buy-scheme.ts';
import {
  anOrder,
  aTransaction,
  FakeTabLock,
  FakeTransactions,
  ManualPaymentWindow,
  settled,
} from '../../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../../fakes/sending-fakes.ts';

const portal = (transactions = new FakeTransactions(), memory = aTabMemory(), ids = 0) => {
  const paymentWindow = new ManualPaymentWindow();
  const tabs = new FakeTabLock();
  const announced: string[] = [];
  const tokens: string[] = [];
  const refusing: { token?: () => Error } = {};
  const buyFor = buyScheme({
    transactions,
    paymentWindow,
    tabs,
    realtime: { announceChange: () => announced.push('refresh') },
    payments: {
      token: async (trxId) => {
        if (refusing.token) throw refusing.token();
        tokens.push(trxId);
        return `token of ${trxId}`;
      },
    },
    ids: { next: () => `key-${++ids}` },
    memory,
  });
  const buy = (order = anOrder, candidateId = 'ayu') => buyFor(order, candidateId);
  return { buy, transactions, paymentWindow, tabs, tokens, refusing, announced };
};

describe('buyScheme', () => {
  it('makes one purchase of a double click, and both calls learn how it ended (fault matrix 53)', async () => {
    const { buy, transactions, paymentWindow } = portal();
    const [first, second] = [buy(anOrder), buy(anOrder)];
    await settled();
    transactions.stored = aTransaction({ status: 'paid' });
    paymentWindow.goAway('finished');
    expect(await first).toEqual({ kind: 'settled', transaction: transactions.stored });
    expect(await second).toEqual(await first);
    expect(transactions.requestKeys).toHaveLength(1);
    expect(paymentWindow.opened).toEqual(['token of TRX-1']);
  });

  it('tells other tabs of the purchase as soon as it is made, and not of one that failed', async () => {
    const { buy, transactions, announced } = portal();
    transactions.failNext.create = new ApiFailure({ kind: 'timeout' });
    expect(await buy(anOrder)).toEqual({ kind: 'notKnown' });
    expect(announced).toEqual([]);
    void buy(anOrder);
    await settled();
    expect(announced).toEqual(['refresh']);
  });

  it.each([{ status: 'unknown' }, { amount: null }] as const)(
    'reads the purchase before its payment where the reply says no more than its number: %j',
    async (said) => {
      const transactions = new FakeTransactions();
      const { create } = transactions;
      transactions.create = async (...order) => ({ ...(await create.apply(transactions, order)), ...said });
      const { buy, paymentWindow } = portal(transactions);
      void buy(anOrder);
      await settled();
      expect([paymentWindow.opened, transactions.finds]).toEqual([['token of TRX-1'], 1]);
    },
  );

  it('asks for no money while the server does not say how much', async () => {
    const { buy, transactions, tokens } = portal();
    transactions.made = { amount: null };
    expect(await buy(anOrder)).toMatchObject({ kind: 'settled', transaction: { id: 'TRX-1', amount: null } });
    expect(tokens).toEqual([]);
  });

  it('does not mistake another budget for the same purchase', async () => {
    const { buy, tabs } = portal();
    void buy(anOrder);
    void buy({ ...anOrder, budgetary: 'ANG-003-2' });
    await settled();
    expect(tabs.names.filter((name) => name.startsWith('beli:'))).toEqual([
      'beli:ayu:JDW-003:ANG-003-1',
      'beli:ayu:JDW-003:ANG-003-2',
    ]);
  });

  it('keeps its request key when the reply was lost, and takes a new one for the next purchase', async () => {
    const { buy, transactions, paymentWindow } = portal();
    transactions.failNext.create = new ApiFailure({ kind: 'timeout' });
    expect(await buy(anOrder)).toEqual({ kind: 'notKnown' });
    for (const _ of [2, 3]) {
      const attempt = buy(anOrder);
      await settled();
      paymentWindow.goAway('closed');
      await attempt;
    }
    expect(transactions.requestKeys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('keeps its request key over a reload of the page while the reply is under way, or was lost', async () => {
    const transactions = new FakeTransactions();
    const memory = aTabMemory();
    const { create } = transactions;
    transactions.create = async (...order) => {
      await create.apply(transactions, order);
      return new Promise(() => undefined); // the page is gone before the reply
    };
    void portal(transactions, memory).buy();
    await settled();
    transactions.create = create;
    transactions.losesReply = true;
    transactions.list = () => Promise.reject(new ApiFailure({ kind: 'network' }));
    expect(await portal(transactions, memory, 10).buy()).toEqual({ kind: 'notKnown' });
    void portal(transactions, memory, 20).buy();
    await settled();
    expect(transactions.requestKeys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('leaves no request key in the tab once the outcome is known', async () => {
    const memory = aTabMemory();
    void portal(new FakeTransactions(), memory).buy();
    await settled();
    expect([...memory.texts.values()]).toEqual([]);
  });

  it('sends no key that somebody has put into the storage of the tab in another form', async () => {
    const { buy, transactions } = portal(
      new FakeTransactions(),
      aTabMemory(() => 'kunci\nX-Lain: 1'),
    );
    void buy();
    await settled();
    expect(transactions.requestKeys).toEqual(['key-1']);
  });

  it.each(['paid', 'failed', 'expired', 'cancelled'] as const)(
    'settles as %s when the server says so',
    async (status) => {
      const { buy, transactions, paymentWindow } = portal();
      const attempt = buy(anOrder);
      await settled();
      transactions.stored = aTransaction({ status });
      paymentWindow.goAway('closed');
      expect(await attempt).toMatchObject({ kind: 'settled', transaction: { status } });
    },
  );

  it.each(['finished', 'pending', 'failed'] as const)(
    'believes the server and not the hint "%s" of the window',
    async (hint) => {
      const { buy, paymentWindow } = portal();
      const attempt = buy(anOrder);
      await settled();
      paymentWindow.goAway(hint);
      expect(await attempt).toMatchObject({ kind: 'settled', transaction: { status: 'pending' } });
    },
  );

  it('says that the window was closed while nothing is paid, and opens the same purchase again', async () => {
    const { buy, paymentWindow, tokens } = portal();
    const attempt = buy(anOrder);
    await settled();
    paymentWindow.goAway('closed');
    expect(await attempt).toMatchObject({ kind: 'windowClosed', transaction: { id: 'TRX-1' } });
    void buy(anOrder);
    await settled();
    expect(tokens).toEqual(['TRX-1', 'TRX-1']);
  });

  it('keeps the purchase when the window cannot open', async () => {
    const { buy, paymentWindow } = portal();
    paymentWindow.refuses = new PaymentWindowUnavailable();
    expect(await buy(anOrder)).toMatchObject({ kind: 'windowUnavailable', transaction: { id: 'TRX-1' } });
  });

  it('opens no window when there is nothing to pay', async () => {
    const { buy, transactions, paymentWindow, tokens } = portal();
    transactions.made = { status: 'paid', amount: 0 };
    expect(await buy(anOrder)).toMatchObject({ kind: 'settled', transaction: { status: 'paid' } });
    expect([paymentWindow.opened, tokens]).toEqual([[], []]);
  });

  it.each([
    [{ messages: ['Kuota penuh', 'Sudah ditutup'] }, ['Kuota penuh', 'Sudah ditutup']],
    [{ serverMessage: 'Kuota penuh' }, ['Kuota penuh']],
    [{}, []],
  ])('passes the reasons of a refusal on: %o', async (facts, reasons) => {
    const { buy, transactions } = portal();
    transactions.failNext.create = new ApiFailure({ kind: 'refused', ...facts });
    expect(await buy(anOrder)).toEqual({ kind: 'refused', reasons });
  });

  it('throws what it does not expect, and can be called again afterwards', async () => {
    const { buy, transactions } = portal();
    transactions.failNext.create = new ApiFailure({ kind: 'http', status: 403 });
    await expect(buy(anOrder)).rejects.toMatchObject({ status: 403 });
    transactions.failNext.create = new ApiFailure({ kind: 'expired', status: 401 });
    await expect(buy(anOrder)).rejects.toMatchObject({ kind: 'expired' });
  });

  it('holds the lock of the payment too, which cancelling and paying again ask for', async () => {
    const { buy, tabs } = portal();
    void buy(anOrder);
    await settled();
    expect(tabs.names).toEqual(['beli:ayu:JDW-003:ANG-003-1', 'bayar:TRX-1']);
  });

  it('does not mistake another person for the same one: neither key nor running purchase is shared', async () => {
    const { buy, transactions, paymentWindow } = portal();
    transactions.failNext.create = new ApiFailure({ kind: 'timeout' });
    expect(await buy(anOrder, 'ayu')).toEqual({ kind: 'notKnown' });
    void buy(anOrder, 'ayu');
    await settled();
    transactions.stored = aTransaction({ status: 'cancelled' }); // for this server both are one: let the next buy another
    void buy(anOrder, 'bagas');
    await settled();
    expect(transactions.requestKeys).toEqual(['key-1', 'key-1', 'key-2']);
    expect(paymentWindow.opened).toHaveLength(2);
  });

  it.each(['cancelled', 'expired', 'failed'] as const)(
    'buys again when the reply to a kept key tells of a purchase that is %s by now',
    async (status) => {
      const { buy, transactions, paymentWindow } = portal();
      transactions.losesReply = true;
      transactions.failNext.list = new ApiFailure({ kind: 'network' });
      expect(await buy()).toEqual({ kind: 'notKnown' });
      transactions.stored = aTransaction({ status });
      const attempt = buy();
      await settled();
      paymentWindow.goAway('closed');
      expect(await attempt).toMatchObject({ kind: 'windowClosed', transaction: { id: 'TRX-2' } });
      expect(transactions.requestKeys).toEqual(['key-1', 'key-1', 'key-2']);
    },
  );

  it('forgets its request key when the server refused, by whatever status', async () => {
    const { buy, transactions } = portal();
    transactions.failNext.create = new ApiFailure({ kind: 'http', status: 409 });
    expect(await buy()).toEqual({ kind: 'refused', reasons: [] });
    void buy();
    await settled();
    expect(transactions.requestKeys).toEqual(['key-1', 'key-2']);
  });

  it.each(['network', 'timeout', 'contract', 'expired'] as const)(
    'leaves it to the result page to find out when the status cannot be read after the window: %s',
    async (kind) => {
      const { buy, transactions, paymentWindow } = portal();
      const attempt = buy();
      await settled();
      transactions.failNext.find = new ApiFailure({ kind });
      paymentWindow.goAway('finished');
      expect(await attempt).toMatchObject({ kind: 'settled', transaction: { id: 'TRX-1', status: 'pending' } });
    },
  );

  it('asks what became of the purchase when its payment is refused', async () => {
    const { buy, transactions, refusing } = portal();
    refusing.token = () => {
      transactions.stored = aTransaction({ status: 'paid' });
      return new ApiFailure({ kind: 'http', status: 422, messages: ['Sudah dibayar.'] });
    };
    expect(await buy()).toMatchObject({ kind: 'settled', transaction: { status: 'paid' } });
  });

  it('goes on with the purchase that the server lists, when its reply was lost', async () => {
    const { buy, transactions, paymentWindow, announced } = portal();
    transactions.losesReply = true;
    const attempt = buy();
    await settled();
    paymentWindow.goAway('closed');
    expect(await attempt).toMatchObject({ kind: 'windowClosed', transaction: { id: 'TRX-1' } });
    expect([transactions.requestKeys, announced]).toEqual([['key-1'], ['refresh']]);
  });

  it('settles with a purchase without a price that the server lists, when its reply was lost', async () => {
    const { buy, transactions, paymentWindow } = portal();
    transactions.made = { status: 'paid', amount: 0 };
    transactions.losesReply = true;
    expect(await buy()).toMatchObject({ kind: 'settled', transaction: { id: 'TRX-1', status: 'paid' } });
    expect(paymentWindow.opened).toEqual([]);
  });

  it.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'contract' }, { kind: 'http', status: 500 }] as const)(
    'does not know of a purchase that was not answered and is not listed: %j',
    async (facts) => {
      const others = [
        { schedule: { ...aTransaction().schedule, id: 'JDW-009' } },
        { budgetSource: 'prakerja' },
        { budgetSource: '' },
        { repeat: { kind: 'renewal', certificate: 'C-1' } },
      ] as const;
      const { buy, transactions } = portal();
      for (const [index, other] of others.entries())
        transactions.stored = aTransaction({ id: `TRX-${index}`, ...other });
      transactions.failNext.create = new ApiFailure(facts);
      expect(await buy()).toEqual({ kind: 'notKnown' });
    },
  );

  it.each([
    [new ApiFailure({ kind: 'timeout' }), 'paid', { kind: 'settled', transaction: { status: 'paid' } }],
    [new ApiFailure({ kind: 'contract' }), 'expired', { kind: 'settled', transaction: { status: 'expired' } }],
  ] as const)(
    'asks what became of the purchase when its payment is not answered: %s',
    async (lost, status, outcome) => {
      const { buy, transactions, refusing } = portal();
      refusing.token = () => {
        transactions.stored = aTransaction({ status });
        return lost;
      };
      expect(await buy()).toMatchObject(outcome);
      refusing.token = () => {
        transactions.failNext.find = new ApiFailure({ kind: 'network' });
        return lost;
      };
      transactions.stored = aTransaction({ id: 'TRX-2' });
      await expect(buy()).rejects.toBe(lost);
    },
  );

  it('buys nothing while another tab is at it', async () => {
    const { buy, transactions, tabs } = portal();
    tabs.held.add('beli:ayu:JDW-003:ANG-003-1');
    expect(await buy(anOrder)).toEqual({ kind: 'busyInOtherTab' });
    expect(transactions.requestKeys).toEqual([]);
  });
});
