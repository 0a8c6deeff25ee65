import { describe, expect, it } from 'vitest';
import type { VoucherRepository } from '../../../src/application/ports/purchase/voucher-repository.ts';
import { FakeVouchers } from '../../fakes/voucher-fakes.ts';
import { openRepositories } from '../repositories.ts';

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

    it('buy once: their request key returns the same purchase, and another key is refused', async () => {
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

const dropped = { nth: 1, action: { type: 'accept-then-drop' } } as const;
const paths = { create: '/api/interapp/lms-prakerja', checkOut: '/api/transaction/prakerja-transaction' };
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
    loseReply: (call) => control.addFault({ id: `hilang-${call}`, match: { path: paths[call] }, ...dropped }),
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
