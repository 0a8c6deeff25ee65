import { describe, expect, it } from 'vitest';
import type { TransactionRepository } from '../../../src/application/ports/purchase/transaction-repository.ts';
import type { VoucherRepository } from '../../../src/application/ports/purchase/voucher-repository.ts';
import { availability } from '../../../src/domain/catalog/schedule.ts';
import type { Order, Transaction } from '../../../src/domain/purchase/transaction.ts';
import { anOrder, FakeTransactions } from '../../fakes/purchase-fakes.ts';
import { FakeVouchers } from '../../fakes/voucher-fakes.ts';
import { openRepositories } from '../repositories.ts';

interface Shop {
  readonly transactions: TransactionRepository;
  readonly orders: readonly [Order, Order];
  pay(trxId: string): Promise<void>;
  loseReply(call: 'create' | 'cancel'): Promise<void>;
}

const sells = (name: string, open: () => Promise<Shop>) => {
  const refused = { name: 'ApiFailure', kind: 'refused' };

  describe(`purchases from ${name}`, () => {
    it('are pending, found by their id, and listed in the tab of their status', async () => {
      const { transactions, orders, pay } = await open();
      const made = await transactions.create(orders[0], 'kunci-1');
      const schedule = { id: orders[0].scheduleId };
      expect(made).toMatchObject({ status: 'pending', budgetSource: 'mandiri', schedule });
      expect(await transactions.find(made.id)).toEqual(made);
      expect(await transactions.find('TRX-TIDAK-ADA')).toBeNull();
      const tabs = ['pending', 'paid', 'failed'] as const;
      const inTabs = () => Promise.all(tabs.map(async (tab) => (await transactions.list(tab, 1)).total));
      expect(await inTabs()).toEqual([1, 0, 0]);
      await pay(made.id);
      expect(await transactions.find(made.id)).toMatchObject({ status: 'paid' });
      expect(await inTabs()).toEqual([0, 1, 0]);
      expect(await transactions.list('paid', 7)).toMatchObject({ items: [], current: 7, total: 1 });
    });

    it('are one per order while unpaid, whatever the request key, and two for two orders', async () => {
      const { transactions, orders } = await open();
      const { id } = await transactions.create(orders[0], 'kunci-1');
      for (const key of ['kunci-1', 'kunci-2']) expect((await transactions.create(orders[0], key)).id).toBe(id);
      const second = await transactions.create(orders[1], 'kunci-3');
      expect((await transactions.list('pending', 1)).items.map((each) => each.id)).toEqual([second.id, id]);
    });

    it('are not made twice when the response was lost', async () => {
      const { transactions, orders, loseReply } = await open();
      await loseReply('create');
      await expect(transactions.create(orders[0], 'kunci-1')).rejects.toMatchObject({ kind: 'network' });
      const made = await transactions.create(orders[0], 'kunci-1');
      expect((await transactions.list('pending', 1)).items).toEqual([made]);
    });

    it('are returned unchanged under their request key, and made again under another one once they have ended', async () => {
      const { transactions, orders } = await open();
      const made = await transactions.create(orders[0], 'kunci-1');
      await transactions.cancel(made.id);
      expect(await transactions.create(orders[0], 'kunci-1')).toEqual(made);
      expect(await transactions.find(made.id)).toMatchObject({ status: 'cancelled' });
      const again = await transactions.create(orders[0], 'kunci-2');
      expect([again.status, again.id === made.id]).toEqual(['pending', false]);
    });

    it('are refused for an order that is already paid', async () => {
      const { transactions, orders, pay } = await open();
      await pay((await transactions.create(orders[0], 'kunci-1')).id);
      await expect(transactions.create(orders[0], 'kunci-2')).rejects.toMatchObject(refused);
    });

    it('are cancelled once, and not when they are paid or missing', async () => {
      const { transactions, orders, pay, loseReply } = await open();
      const first = await transactions.create(orders[0], 'kunci-1');
      await loseReply('cancel');
      await expect(transactions.cancel(first.id)).rejects.toMatchObject({ kind: 'network' });
      expect(await transactions.find(first.id)).toMatchObject({ status: 'cancelled' });
      await expect(transactions.cancel(first.id)).rejects.toMatchObject(refused);
      const second = await transactions.create(orders[1], 'kunci-2');
      await pay(second.id);
      await expect(transactions.cancel(second.id)).rejects.toMatchObject(refused);
      expect(await transactions.find(second.id)).toMatchObject({ status: 'paid' });
      await expect(transactions.cancel('TRX-TIDAK-ADA')).rejects.toMatchObject({ kind: 'http', status: 404 });
    });
  });
};

const dropped = { nth: 1, action: { type: 'accept-then-drop' } } as const;
const paths = { create: '/api/transaction/update-transaction', cancel: '/api/transaction/remove' };

sells('HTTP over the fake backend', async () => {
  const { transactions, payments, catalog, control, logIn } = await openRepositories();
  await logIn('ayu');
  const now = control.now().getTime();
  const { items } = await catalog.schedules({ budgetSource: 'mandiri', page: 2 });
  const orders = items.flatMap((schedule): Order[] => {
    const budget = schedule.budgets.find(({ source }) => source === 'mandiri');
    const isOpen = availability(schedule, now) === 'open';
    return isOpen && budget ? [{ scheduleId: schedule.id, budgetSource: 'mandiri', budgetary: budget.id }] : [];
  });
  let lost = 0;
  return {
    transactions,
    orders: [orders[0] ?? anOrder, orders[1] ?? anOrder],
    pay: async (trxId) => void (await control.settle(await payments.token(trxId), 'pay')),
    loseReply: (call) => control.addFault({ id: `hilang-${++lost}`, match: { path: paths[call] }, ...dropped }),
  };
});

sells('the fake of the tests', async () => {
  const transactions = new FakeTransactions();
  return {
    transactions,
    orders: [anOrder, { ...anOrder, scheduleId: 'JDW-005' }],
    pay: async (trxId) => {
      transactions.stored = { ...((await transactions.find(trxId)) as Transaction), status: 'paid' };
    },
    loseReply: async () => {
      transactions.losesReply = true;
    },
  };
});

interface VoucherOffice {
  readonly vouchers: VoucherRepository;
  readonly codes: readonly (readonly [code: string, scheduleId: string])[];
  loseReply(call: 'create' | 'checkOut'): Promise<void>;
}

const redeems = (name: string, open: () => Promise<VoucherOffice>) => {
  const opened = async () => {
    const office = await open();
    const [first = ['', ''], second = ['', '']] = office.codes;
    return { ...office, first, second };
  };

  describe(`vouchers from ${name}`, () => {
    it('are unused at first, and listed by status and schedule', async () => {
      const { vouchers, first, second } = await opened();
      const made = await vouchers.create(...first);
      expect(made).toMatchObject({ status: 'unused', code: first[0], schedule: { id: first[1] }, trxId: null });
      const other = await vouchers.create(...second);
      expect(other.id).not.toBe(made.id);
      const list = async (filter: Parameters<VoucherRepository['list']>[0]) =>
        (await vouchers.list(filter)).items.map(({ id }) => id);
      expect(new Set(await list({ status: 'unused' }))).toEqual(new Set([made.id, other.id]));
      expect(await list({ status: 'unused', scheduleId: second[1] })).toEqual([other.id]);
      expect(await list({ status: 'used' })).toEqual([]);
      expect(await vouchers.list({ status: 'unused', page: 7 })).toMatchObject({ items: [], current: 7, total: 2 });
    });

    it('are the same for the same code and schedule, also after a lost response', async () => {
      const { vouchers, first, loseReply } = await opened();
      await loseReply('create');
      await expect(vouchers.create(...first)).rejects.toMatchObject({ name: 'ApiFailure', kind: 'network' });
      const voucher = await vouchers.create(...first);
      expect(await vouchers.create(...first)).toEqual(voucher);
      expect((await vouchers.list({ status: 'unused' })).items).toEqual([voucher]);
    });

    it('buy once: their request key returns the same purchase, and another key is refused [3.voucher.entity]', async () => {
      const { vouchers, first, loseReply } = await opened();
      const { id } = await vouchers.create(...first);
      await loseReply('checkOut');
      await expect(vouchers.checkOut(id, 'kunci-1')).rejects.toMatchObject({ kind: 'network' });
      const bought = await vouchers.checkOut(id, 'kunci-1');
      expect(bought).toMatchObject({ status: 'paid', amount: 0, budgetSource: 'prakerja', schedule: { id: first[1] } });
      expect(await vouchers.checkOut(id, 'kunci-1')).toEqual(bought);
      const used = { kind: 'refused', serverMessage: expect.stringContaining('sudah dipakai') };
      await expect(vouchers.checkOut(id, 'kunci-2')).rejects.toMatchObject(used);
      expect((await vouchers.list({ status: 'used' })).items).toMatchObject([{ id, trxId: bought.id }]);
      expect((await vouchers.list({ status: 'unused' })).items).toEqual([]);
    });

    it('buy nothing when they do not exist', async () => {
      const { vouchers } = await opened();
      const missing = { name: 'ApiFailure', kind: 'http', status: 404 };
      await expect(vouchers.checkOut('VCR-TIDAK-ADA', 'kunci-1')).rejects.toMatchObject(missing);
    });
  });
};

const calls = { create: '/api/interapp/lms-prakerja', checkOut: '/api/transaction/prakerja-transaction' };
const codes = [
  ['PRATWEB10001', 'JDW-003'],
  ['PRATNET10003', 'JDW-010'],
] as const;

redeems('HTTP over the fake backend', async () => {
  const { vouchers, control, logIn } = await openRepositories();
  await logIn('ayu');
  return {
    vouchers,
    codes,
    loseReply: (call) => control.addFault({ id: `hilang-${call}`, match: { path: calls[call] }, ...dropped }),
  };
});

redeems('the fake of the tests', async () => {
  const vouchers = new FakeVouchers();
  return {
    vouchers,
    codes,
    loseReply: async () => {
      vouchers.losesReply = true;
    },
  };
});
