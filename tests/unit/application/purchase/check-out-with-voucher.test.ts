import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { checkOutWithVoucher } from '../../../../src/application/purchase/check-out-with-voucher.ts';
import { voucherQueries } from '../../../../src/application/purchase/voucher-queries.ts';
import { FakeTabLock, FakeTransactions } from '../../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../../fakes/sending-fakes.ts';
import { aVoucher, FakeVouchers } from '../../../fakes/voucher-fakes.ts';

const portal = (vouchers = new FakeVouchers(aVoucher(), aVoucher({ id: 'VCR-2' })), memory = aTabMemory(), ids = 0) => {
  const transactions = new FakeTransactions();
  const tabs = new FakeTabLock();
  const announced: string[] = [];
  const realtime = { announceChange: () => announced.push('refresh') };
  const keys = { ids: { next: () => `key-${++ids}` }, memory };
  const checkOutFor = checkOutWithVoucher({ vouchers, transactions, tabs, realtime, ...keys });
  const checkOut = (voucherId = 'VCR-1', candidateId = 'ayu') => checkOutFor(voucherId, candidateId);
  return { checkOut, vouchers, transactions, tabs, announced };
};

describe('checkOutWithVoucher', () => {
  it('makes one purchase on a double click, and announces it to other tabs', async () => {
    const { checkOut, vouchers, announced } = portal();
    const [first, second] = await Promise.all([checkOut(), checkOut()]);
    expect(first).toMatchObject({ kind: 'bought', transaction: { status: 'paid', amount: 0 } });
    expect(second).toBe(first);
    expect([vouchers.requestKeys, announced]).toEqual([['key-1'], ['refresh']]);
  });

  it('keeps its request key when the reply was lost, and takes a new one for another voucher and after a final reply', async () => {
    const { checkOut, vouchers, announced } = portal();
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'timeout' });
    expect(await checkOut()).toEqual({ kind: 'notKnown' });
    expect(announced).toEqual([]);
    await checkOut('VCR-2');
    await checkOut();
    await checkOut();
    expect(vouchers.requestKeys).toEqual(['key-1', 'key-2', 'key-1', 'key-3']);
  });

  it.each([400, 404])('treats status %i as a refusal and drops the key', async (status) => {
    const { checkOut, vouchers } = portal();
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'http', status, messages: ['Voucher ini sudah dipakai.'] });
    expect(await checkOut()).toEqual({ kind: 'refused', reasons: ['Voucher ini sudah dipakai.'] });
    await checkOut();
    expect(vouchers.requestKeys).toEqual(['key-1', 'key-2']);
  });

  it('buys nothing while another tab does', async () => {
    const { checkOut, vouchers, tabs } = portal();
    tabs.held.add('voucher:ayu:VCR-1');
    expect(await checkOut()).toEqual({ kind: 'busyInOtherTab' });
    expect(vouchers.requestKeys).toEqual([]);
  });

  it.each([{ kind: 'network' }, { kind: 'contract' }] as const)(
    'reports no result after %j while the server does not show that the voucher is used, and for which purchase',
    async (facts) => {
      const { checkOut, vouchers, transactions } = portal();
      vouchers.failNext.checkOut = new ApiFailure(facts);
      expect(await checkOut()).toEqual({ kind: 'notKnown' });
      vouchers.failNext = { checkOut: new ApiFailure(facts), list: new ApiFailure({ kind: 'network' }) };
      expect(await checkOut()).toEqual({ kind: 'notKnown' });
      vouchers.losesReply = true;
      transactions.failNext.find = new ApiFailure({ kind: 'network' });
      expect(await checkOut()).toEqual({ kind: 'notKnown' });
    },
  );
});

describe('the voucher that can pay for a schedule', () => {
  it('is the unused one of that schedule, even when the server lists others or one with an unknown status', async () => {
    const other = aVoucher({ id: 'VCR-9', schedule: { ...aVoucher().schedule, id: 'JDW-006' } });
    const wrong = [other, aVoucher({ status: 'used' }), aVoucher({ status: 'unknown' })];
    const server = new FakeVouchers(...wrong, aVoucher());
    server.list = async () => ({ items: server.stored, current: 1, last: 1, total: 4 });
    const queries = voucherQueries({ vouchers: server });
    expect(await queries.usableFor('JDW-003')).toMatchObject({ id: 'VCR-1', status: 'unused' });
    expect(await queries.usableFor('JDW-044')).toBeNull();
  });
});
