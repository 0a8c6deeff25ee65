import { describe, expect, it } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { redeemPrakerjaCode } from '../../../../src/application/purchase/redeem-prakerja-code.ts';
import { FakeTabLock } from '../../../fakes/purchase-fakes.ts';
import { aVoucher, FakeVouchers } from '../../../fakes/voucher-fakes.ts';

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

describe('redeemPrakerjaCode', () => {
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
      vouchers.stored = [aVoucher({ code: 'PRATWEB10002' })];
      vouchers.failNext.create = new ApiFailure(facts);
      expect(await redeem()).toEqual({ kind: 'notKnown' });
      vouchers.failNext = { create: new ApiFailure(facts), list: new ApiFailure({ kind: 'network' }) };
      expect(await redeem()).toEqual({ kind: 'notKnown' });
      expect(await redeem()).toMatchObject({ kind: 'redeemed' });
    },
  );
});
