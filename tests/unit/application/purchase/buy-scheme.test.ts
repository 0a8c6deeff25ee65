import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import {
  type PaymentHint,
  PaymentWindowUnavailable,
} from '../../../../src/application/ports/purchase/payment-window.ts';
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
  const begin = async (...of: Parameters<typeof buy>) => {
    const attempt = buy(...of);
    await settled();
    return { attempt };
  };
  const buyAndLeave = async (hint: PaymentHint, before = () => {}) => {
    const { attempt } = await begin();
    before();
    paymentWindow.goAway(hint);
    return attempt;
  };
  return { buy, begin, buyAndLeave, transactions, paymentWindow, tabs, tokens, refusing, announced };
};
const timeout = new ApiFailure({ kind: 'timeout' });
const network = new ApiFailure({ kind: 'network' });
const notKnown = { kind: 'notKnown' };

describe('a purchase', () => {
  it('happens once on a double click, and both calls learn its result (fault matrix 53)', async () => {
    const { buy, buyAndLeave, transactions, paymentWindow } = portal();
    const first = buy();
    const second = await buyAndLeave('finished', () => {
      transactions.stored = aTransaction({ status: 'paid' });
    });
    expect(await first).toEqual({ kind: 'settled', transaction: transactions.stored });
    expect(second).toEqual(await first);
    expect(transactions.requestKeys).toHaveLength(1);
    expect(paymentWindow.opened).toEqual(['token of TRX-1']);
  });

  it('is announced to other tabs as soon as it is made, and not when it failed', async () => {
    const { buy, begin, transactions, announced } = portal();
    transactions.failNext.create = timeout;
    expect([await buy(), announced]).toEqual([notKnown, []]);
    await begin();
    expect(announced).toEqual(['refresh']);
  });

  it.each([{ status: 'unknown' }, { amount: null }] as const)(
    'is read before its payment where the reply has only its number: %j',
    async (said) => {
      const transactions = new FakeTransactions();
      const { create } = transactions;
      transactions.create = async (...order) => ({ ...(await create.apply(transactions, order)), ...said });
      const { begin, paymentWindow } = portal(transactions);
      await begin();
      expect([paymentWindow.opened, transactions.finds]).toEqual([['token of TRX-1'], 1]);
    },
  );

  it.each([
    ['the server does not say how much', { amount: null }],
    ['there is nothing to pay', { status: 'paid', amount: 0 }],
  ] as const)('opens no window while %s', async (_, made) => {
    const { buy, transactions, tokens } = portal();
    transactions.made = made;
    expect(await buy()).toMatchObject({ kind: 'settled', transaction: { id: 'TRX-1', ...made } });
    expect(tokens).toEqual([]);
  });

  it('is not read again where the reply has all of it', async () => {
    const { begin, transactions, paymentWindow } = portal();
    await begin();
    expect([paymentWindow.opened, transactions.finds]).toEqual([['token of TRX-1'], 0]);
  });

  it('with another budget is another one, and also holds the lock of its payment', async () => {
    const { begin, tabs } = portal();
    await begin();
    expect(tabs.names).toEqual(['beli:ayu:JDW-003:ANG-003-1', 'bayar:TRX-1']);
    await begin({ ...anOrder, budgetary: 'ANG-003-2' });
    expect(tabs.names).toContain('beli:ayu:JDW-003:ANG-003-2');
  });

  it('is not made while another tab makes one', async () => {
    const { buy, transactions, tabs } = portal();
    tabs.held.add('beli:ayu:JDW-003:ANG-003-1');
    expect(await buy()).toEqual({ kind: 'busyInOtherTab' });
    expect(transactions.requestKeys).toEqual([]);
  });

  it.each([
    [{ kind: 'refused', messages: ['Kuota penuh', 'Sudah ditutup'] }, ['Kuota penuh', 'Sudah ditutup']],
    [{ kind: 'http', status: 409 }, []],
  ] as const)('that is refused passes the reasons on, and drops its request key: %o', async (facts, reasons) => {
    const { buy, begin, transactions } = portal();
    transactions.failNext.create = new ApiFailure(facts);
    expect(await buy()).toEqual({ kind: 'refused', reasons });
    await begin();
    expect(transactions.requestKeys).toEqual(['key-1', 'key-2']);
  });

  it.each([{ kind: 'http', status: 403 } as const, { kind: 'expired', status: 401 } as const])(
    'throws an unexpected failure: %j',
    async (facts) => {
      const { buy, transactions } = portal();
      transactions.failNext.create = new ApiFailure(facts);
      await expect(buy()).rejects.toMatchObject(facts);
    },
  );
});

describe('the request key of a purchase', () => {
  it('is kept when the reply was lost; the next purchase has a new one', async () => {
    const { buy, buyAndLeave, transactions } = portal();
    transactions.failNext.create = timeout;
    expect(await buy()).toEqual(notKnown);
    await buyAndLeave('closed');
    await buyAndLeave('closed');
    expect(transactions.requestKeys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('is kept over a reload of the page while the reply is under way or was lost', async () => {
    const transactions = new FakeTransactions();
    const memory = aTabMemory();
    const { create } = transactions;
    transactions.create = async (...order) => {
      await create.apply(transactions, order);
      return new Promise(() => undefined); // never settles, as if the page were closed before the reply
    };
    await portal(transactions, memory).begin();
    transactions.create = create;
    transactions.losesReply = true;
    transactions.list = () => Promise.reject(network);
    expect(await portal(transactions, memory, 10).buy()).toEqual(notKnown);
    await portal(transactions, memory, 20).begin();
    expect(transactions.requestKeys).toEqual(['key-1', 'key-1', 'key-1']);
    expect([...memory.texts.values()]).toEqual([]);
  });

  it('is not taken from another value in the storage of the tab', async () => {
    const { begin, transactions } = portal(
      new FakeTransactions(),
      aTabMemory(() => 'kunci\nX-Lain: 1'),
    );
    await begin();
    expect(transactions.requestKeys).toEqual(['key-1']);
  });

  it.each(['cancelled', 'expired'] as const)(
    'is replaced when the reply to a kept key has a purchase that is %s by now',
    async (status) => {
      const { buy, buyAndLeave, transactions } = portal();
      transactions.losesReply = true;
      transactions.failNext.list = network;
      expect(await buy()).toEqual(notKnown);
      transactions.stored = aTransaction({ status });
      expect(await buyAndLeave('closed')).toMatchObject({ kind: 'windowClosed', transaction: { id: 'TRX-2' } });
      expect(transactions.requestKeys).toEqual(['key-1', 'key-1', 'key-2']);
    },
  );
});

describe('the payment window', () => {
  it('passes on a program error, also one after it has closed', async () => {
    const mistake = new TypeError('x');
    const { buy, buyAndLeave, paymentWindow, transactions } = portal();
    const end = buyAndLeave('closed', () => {
      transactions.failNext.find = mistake;
    });
    await expect(end).rejects.toBe(mistake);
    paymentWindow.open = () => Promise.reject(mistake);
    await expect(buy()).rejects.toBe(mistake);
  });

  it.each(['paid', 'failed'] as const)('counts less than the server: %s', async (status) => {
    const { buyAndLeave, transactions } = portal();
    const end = await buyAndLeave('closed', () => {
      transactions.stored = aTransaction({ status });
    });
    expect(end).toMatchObject({ kind: 'settled', transaction: { status } });
  });

  it.each(['finished', 'pending'] as const)('is not trusted when it reports "%s"', async (hint) => {
    expect(await portal().buyAndLeave(hint)).toMatchObject({ kind: 'settled', transaction: { status: 'pending' } });
  });

  it('that cannot open leaves the purchase pending', async () => {
    const { buy, paymentWindow } = portal();
    paymentWindow.refuses = new PaymentWindowUnavailable();
    expect(await buy()).toMatchObject({ kind: 'windowUnavailable', transaction: { id: 'TRX-1' } });
  });

  it.each(['network', 'timeout'] as const)(
    'leaves the outcome to the result page when the status cannot be read afterwards: %s',
    async (kind) => {
      const { buyAndLeave, transactions } = portal();
      const end = await buyAndLeave('finished', () => {
        transactions.failNext.find = new ApiFailure({ kind });
      });
      expect(end).toMatchObject({ kind: 'settled', transaction: { id: 'TRX-1', status: 'pending' } });
    },
  );

  it.each([
    [{ kind: 'http', status: 422, messages: ['Sudah dibayar.'] }, 'paid'],
    [{ kind: 'timeout' }, 'paid'],
  ] as const)('without a token is no result: the server has the status of the purchase (%j)', async (facts, status) => {
    const { buy, transactions, refusing } = portal();
    refusing.token = () => {
      transactions.stored = aTransaction({ status });
      return new ApiFailure(facts);
    };
    expect(await buy()).toMatchObject({ kind: 'settled', transaction: { status } });
  });

  it('without a token is a failure where the server cannot be asked', async () => {
    const { buy, transactions, refusing } = portal();
    refusing.token = () => {
      transactions.failNext.find = network;
      return timeout;
    };
    await expect(buy()).rejects.toBe(timeout);
  });
});

describe('a lost reply', () => {
  const repeat = { kind: 'renewal', certificate: 'C-1' } as const;
  it.each([
    [anOrder, { amount: 0 }],
    [anOrder, { status: 'paid' }],
    [
      { ...anOrder, repeat },
      { status: 'paid', repeat },
    ],
  ] as const)('leads to the purchase that the server lists: for %j to %j', async (order, made) => {
    const { buy, transactions, announced } = portal();
    transactions.losesReply = true;
    transactions.made = made;
    expect(await buy(order)).toEqual({ kind: 'settled', transaction: transactions.stored });
    expect([transactions.requestKeys, announced]).toEqual([['key-1'], ['refresh']]);
  });

  it.each([{ kind: 'network' }, { kind: 'timeout' }] as const)(
    'for an unlisted purchase leaves its result unknown: %j',
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
      expect(await buy()).toEqual(notKnown);
    },
  );
});
