import { describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { checkOutWithVoucher } from '../../../../src/application/purchase/check-out-with-voucher.ts';
import { redeemPrakerjaCode } from '../../../../src/application/purchase/redeem-prakerja-code.ts';
import { voucherQueries } from '../../../../src/application/purchase/voucher-queries.ts';
import { aTransaction, FakeTabLock, FakeTransactions } from '../../../fakes/purchase-fakes.ts';
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

  it.each([
    ['its reply was lost', (vouchers: FakeVouchers) => Object.assign(vouchers, { losesReply: true })],
    ['another tab has used the voucher', (vouchers: FakeVouchers) => vouchers.checkOut('VCR-1', 'theirs')],
  ])('finds the purchase of this voucher where %s', async (_, before) => {
    const used = aVoucher({ id: 'VCR-9', status: 'used', trxId: 'TRX-9' });
    const { checkOut, vouchers, transactions, announced } = portal(new FakeVouchers(used, aVoucher()));
    for (const id of ['TRX-9', 'TRX-1']) transactions.stored = aTransaction({ id, status: 'paid' });
    await before(vouchers);
    expect(await checkOut()).toMatchObject({ kind: 'bought', transaction: { id: 'TRX-1' } });
    expect(announced).toEqual(['refresh']);
  });

  it.each([400, 404])('treats status %i as a refusal and drops the key', async (status) => {
    const { checkOut, vouchers } = portal();
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'http', status, messages: ['Voucher ini sudah dipakai.'] });
    expect(await checkOut()).toEqual({ kind: 'refused', reasons: ['Voucher ini sudah dipakai.'] });
    await checkOut();
    expect(vouchers.requestKeys).toEqual(['key-1', 'key-2']);
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
    const list = vi.spyOn(server, 'list').mockImplementation(() => server.all());
    const queries = voucherQueries({ vouchers: server });
    expect(await queries.usableFor('JDW-003')).toMatchObject({ id: 'VCR-1', status: 'unused' });
    expect(list).toHaveBeenCalledExactlyOnceWith({ status: 'unused', scheduleId: 'JDW-003' });
    expect(await queries.usableFor('JDW-044')).toBeNull();
  });
});

it('a page of vouchers is the one that was asked for', async () => {
  const used = aVoucher({ id: 'VCR-2', status: 'used' });
  const queries = voucherQueries({ vouchers: new FakeVouchers(aVoucher(), used) });
  expect((await queries.vouchers({ status: 'used' })).items).toEqual([used]);
});

describe('redeemPrakerjaCode', () => {
  const portal = () => {
    const vouchers = new FakeVouchers();
    const tabs = new FakeTabLock();
    const announced: string[] = [];
    const realtime = { announceChange: () => announced.push('refresh') };
    const redeemFor = redeemPrakerjaCode({ vouchers, tabs, realtime });
    const redeem = (typed = 'PRATWEB10001', scheduleId = 'JDW-003', candidateId = 'ayu') =>
      redeemFor(typed, scheduleId, candidateId);
    return { redeem, vouchers, tabs, announced };
  };

  it('sends the code without the separators between its letters, and notifies other tabs', async () => {
    const { redeem, vouchers, announced } = portal();
    const outcome = await redeem(' prat web1–0001 ', 'JDW-003');
    expect(outcome).toMatchObject({ kind: 'redeemed', voucher: { code: 'PRATWEB10001' } });
    expect([vouchers.redeemed, announced]).toEqual([[['PRATWEB10001', 'JDW-003']], ['refresh']]);
  });

  it.each(['', ' - '])('sends nothing for no code, or one that is too long: %j', async (typed) => {
    const { redeem, vouchers } = portal();
    expect(await redeem(typed)).toEqual({ kind: 'malformed' });
    expect(vouchers.redeemed).toEqual([]);
  });

  it('treats the same code of another person, or for another schedule, as another request', async () => {
    const { redeem, vouchers } = portal();
    await Promise.all([redeem(), redeem(undefined, undefined, 'bagas'), redeem(undefined, 'JDW-006')]);
    expect(vouchers.redeemed).toHaveLength(3);
  });

  const at = (field: string) => ({ fieldErrors: { [field]: ['Tidak.'] }, messages: ['Tidak.'] });
  it.each<[FailureFacts, about: string | null, reasons: readonly string[]]>([
    [{ kind: 'refused', ...at('code') }, 'code', ['Tidak.']],
    [{ kind: 'refused', ...at('schedule_id') }, 'schedule', ['Tidak.']],
    [
      { kind: 'refused', fieldErrors: { code: ['Tidak.'], schedule_id: ['Tidak.'] }, messages: ['Tidak.'] },
      null,
      ['Tidak.'],
    ],
  ])('attributes the refusal %j to %j, with its reason', async (facts, about, reasons) => {
    const { redeem, vouchers, announced } = portal();
    vouchers.failNext.create = new ApiFailure(facts);
    expect(await redeem()).toEqual({ kind: 'refused', about, reasons });
    expect(announced).toEqual([]);
  });

  it.each([
    [{ retryAfterSeconds: 42 }, 42],
    [{}, 60],
  ])('gives the waiting time after too many codes: %o', async (facts, waitSeconds) => {
    const { redeem, vouchers } = portal();
    vouchers.failNext.create = new ApiFailure({ kind: 'http', status: 429, ...facts });
    expect(await redeem()).toEqual({ kind: 'tooManyAttempts', waitSeconds });
  });

  it('finds the voucher that was made despite a lost reply, however the server writes its code', async () => {
    const { redeem, vouchers, announced } = portal();
    vouchers.losesReply = true;
    expect(await redeem()).toMatchObject({ kind: 'redeemed', voucher: { id: 'VCR-1' } });
    vouchers.stored = [aVoucher({ id: 'VCR-7', code: 'PRAT-WEB1-0002' })];
    vouchers.failNext.create = new ApiFailure({ kind: 'contract' });
    expect(await redeem('PRATWEB10002', 'JDW-003')).toMatchObject({ kind: 'redeemed', voucher: { id: 'VCR-7' } });
    expect(announced).toEqual(['refresh', 'refresh']);
  });

  it.each([{ kind: 'timeout' }, { kind: 'contract' }] as const)(
    'reports no result after %j while no such voucher is listed, and can be called again',
    async (facts) => {
      const { redeem, vouchers } = portal();
      vouchers.stored = [
        aVoucher({ code: 'PRATWEB10002' }),
        aVoucher({ schedule: { ...aVoucher().schedule, id: 'JDW-006' } }),
      ];
      vi.spyOn(vouchers, 'list').mockImplementationOnce(() => vouchers.all()); // a server that ignores the filter
      vouchers.failNext.create = new ApiFailure(facts);
      expect(await redeem()).toEqual({ kind: 'notKnown' });
      vouchers.failNext = { create: new ApiFailure(facts), list: new ApiFailure({ kind: 'network' }) };
      expect(await redeem()).toEqual({ kind: 'notKnown' });
      expect(await redeem()).toMatchObject({ kind: 'redeemed' });
    },
  );
});
