import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { checkOutWithVoucher } from '../../../../src/application/purchase/check-out-with-voucher.ts';
import { voucherQueries } from '../../../../src/application/purchase/voucher-queries.ts';
import { aTransaction, FakeTabLock, FakeTransactions } from '../../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../../fakes/sending-fakes.ts';
import { aVoucher, FakeVouchers } from '../../../fakes/voucher-fakes.ts';

const portal = (vouchers = new FakeVouchers(aVoucher(), aVoucher({ id: 'VCR-2' })), memory = aTabMemory(), ids = 0) => {
  const transactions = new FakeTransactions();
  const tabs = new FakeTabLock();
  const announced: string[] = [];
  const checkOutFor = checkOutWithVoucher({
    vouchers,
    transactions,
    tabs,
    realtime: { announceChange: () => announced.push('refresh') },
    ids: { next: () => `key-${++ids}` },
    memory,
  });
  const checkOut = (voucherId: string, candidateId = 'ayu') => checkOutFor(voucherId, candidateId);
  return { checkOut, vouchers, transactions, tabs, announced };
};

describe('checkOutWithVoucher', () => {
  it('makes one purchase of a double click, and tells other tabs of it', async () => {
    const { checkOut, vouchers, announced } = portal();
    const [first, second] = await Promise.all([checkOut('VCR-1'), checkOut('VCR-1')]);
    expect(first).toMatchObject({ kind: 'bought', transaction: { status: 'paid', amount: 0 } });
    expect(second).toBe(first);
    expect([vouchers.requestKeys, announced]).toEqual([['key-1'], ['refresh']]);
  });

  it('keeps its request key when the reply was lost, and takes a new one for another voucher and after the end', async () => {
    const { checkOut, vouchers, announced } = portal();
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'timeout' });
    expect(await checkOut('VCR-1')).toEqual({ kind: 'notKnown' });
    expect(announced).toEqual([]);
    await checkOut('VCR-2');
    await checkOut('VCR-1');
    await checkOut('VCR-1');
    expect(vouchers.requestKeys).toEqual(['key-1', 'key-2', 'key-1', 'key-3']);
  });

  it('keeps its request key over a reload of the page', async () => {
    const vouchers = new FakeVouchers(aVoucher());
    const memory = aTabMemory();
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'timeout' });
    expect(await portal(vouchers, memory).checkOut('VCR-1')).toEqual({ kind: 'notKnown' });
    await portal(vouchers, memory, 10).checkOut('VCR-1');
    expect(vouchers.requestKeys).toEqual(['key-1', 'key-1']);
  });

  it.each([400, 404, 409, 410, 422])('a status of %i is a refusal, after which the key is not kept', async (status) => {
    const { checkOut, vouchers } = portal();
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'http', status, messages: ['Voucher ini sudah dipakai.'] });
    expect(await checkOut('VCR-1')).toEqual({ kind: 'refused', reasons: ['Voucher ini sudah dipakai.'] });
    await checkOut('VCR-1');
    expect(vouchers.requestKeys).toEqual(['key-1', 'key-2']);
  });

  it('does not mistake another person for the same one', async () => {
    const { checkOut, vouchers } = portal();
    await Promise.all([checkOut('VCR-1', 'ayu'), checkOut('VCR-1', 'bagas')]);
    expect(vouchers.requestKeys).toEqual(['key-1', 'key-2']);
  });

  it('buys nothing while another tab is at it', async () => {
    const { checkOut, vouchers, tabs } = portal();
    tabs.held.add('voucher:ayu:VCR-1');
    expect(await checkOut('VCR-1')).toEqual({ kind: 'busyInOtherTab' });
    expect(vouchers.requestKeys).toEqual([]);
  });

  it('throws what it does not expect', async () => {
    const { checkOut, vouchers } = portal();
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'http', status: 403 });
    await expect(checkOut('VCR-1')).rejects.toMatchObject({ status: 403 });
  });

  it('finds the purchase of a voucher that was used without a reply', async () => {
    const { checkOut, vouchers, transactions, announced } = portal();
    transactions.stored = aTransaction({ status: 'paid', amount: 0 });
    vouchers.losesReply = true;
    expect(await checkOut('VCR-1')).toMatchObject({ kind: 'bought', transaction: { id: 'TRX-1', status: 'paid' } });
    expect(announced).toEqual(['refresh']);
  });

  it.each([{ kind: 'network' }, { kind: 'contract' }, { kind: 'http', status: 500 }] as const)(
    'claims nothing of a voucher after %j while the server does not say that it is used, or what for',
    async (facts) => {
      const { checkOut, vouchers, transactions } = portal();
      vouchers.failNext.checkOut = new ApiFailure(facts);
      expect(await checkOut('VCR-1')).toEqual({ kind: 'notKnown' });
      vouchers.failNext = { checkOut: new ApiFailure(facts), list: new ApiFailure({ kind: 'network' }) };
      expect(await checkOut('VCR-1')).toEqual({ kind: 'notKnown' });
      vouchers.losesReply = true;
      transactions.failNext.find = new ApiFailure({ kind: 'network' });
      expect(await checkOut('VCR-1')).toEqual({ kind: 'notKnown' });
    },
  );
});

describe('the voucher that can pay for a schedule', () => {
  it('is the unused one of that schedule, even when the server names others', async () => {
    const other = aVoucher({ id: 'VCR-9', schedule: { ...aVoucher().schedule, id: 'JDW-006' } });
    const server = new FakeVouchers(other, aVoucher({ status: 'used' }), aVoucher());
    server.list = async () => ({ items: server.stored, current: 1, last: 1, total: 3 });
    const queries = voucherQueries({ vouchers: server });
    expect(await queries.usableFor('JDW-003')).toMatchObject({ id: 'VCR-1', status: 'unused' });
    expect(await queries.usableFor('JDW-044')).toBeNull();
  });

  it('is never one of a status that this portal does not know', async () => {
    const server = new FakeVouchers(aVoucher({ status: 'unknown' }));
    server.list = async () => ({ items: server.stored, current: 1, last: 1, total: 1 });
    expect(await voucherQueries({ vouchers: server }).usableFor('JDW-003')).toBeNull();
  });
});
