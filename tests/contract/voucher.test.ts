import { expect, test } from 'vitest';
import { redeemPrakerjaCode } from '../../src/application/purchase/redeem-prakerja-code.ts';
import { openAs, stageOf } from './repositories.ts';

const day = 24 * 3_600_000;

const pairs = { PRATNET10003: 'JDW-010', PRATKOPI0007: 'JDW-029', PRATWEB10001: 'JDW-003' };

test('a code becomes a voucher, and the voucher a paid purchase with a timeline [3.voucher.entity]', async () => {
  const { vouchers, catalog, timelines } = await openAs('ayu');
  const voucher = await vouchers.create('PRATWEB10001', 'JDW-003');
  expect(voucher).toMatchObject({ status: 'unused', code: 'PRATWEB10001', usedAt: null, trxId: null });
  const schedule = await catalog.schedule('JDW-003');
  expect(schedule?.budgets.find(({ id }) => id === voucher.budgetary)?.source).toBe('prakerja');
  const bought = await vouchers.checkOut(voucher.id, 'kunci-1');
  expect(bought).toMatchObject({ status: 'paid', amount: 0, budgetSource: 'prakerja', expiresAt: null });
  expect((await stageOf({ timelines }, bought.id, 'agreement'))?.status).toBe('open');
  const [used] = (await vouchers.list({ status: 'used' })).items;
  expect(used).toMatchObject({ id: voucher.id, status: 'used', trxId: bought.id, usedAt: expect.any(String) });
});

test('vouchers are sorted by their end, which is the end of the registration', async () => {
  const { vouchers, control } = await openAs('ayu');
  for (const pair of Object.entries(pairs)) await vouchers.create(...pair);
  const ends = (await vouchers.list({ status: 'unused' })).items.map(({ expiresAt }) => expiresAt);
  expect(ends).toEqual([...ends].sort());
  await control.travel(200 * day);
  expect((await vouchers.list({ status: 'unused' })).total).toBe(0);
  expect((await vouchers.list({ status: 'expired' })).total).toBe(3);
});

test('a voucher of another candidate cannot be used', async () => {
  const { vouchers } = await openAs('ayu');
  await expect(vouchers.checkOut('VCR-0001', 'kunci-1')).rejects.toMatchObject({ status: 403 });
});

test('a refused code reaches the use-case with its reason and its field', async () => {
  const { vouchers } = await openAs('gita');
  const redeem = redeemPrakerjaCode({
    vouchers,
    tabs: { runAlone: (_, task) => task() },
    realtime: { announceChange: () => undefined },
  });
  const reasonOf = async (code: string, scheduleId: string) => {
    const outcome = await redeem(code, scheduleId, 'gita');
    return outcome.kind === 'refused' ? `${outcome.about}: ${outcome.reasons.join(' ')}` : outcome.kind;
  };
  expect(await reasonOf('PRAT-HABS-0016', 'JDW-019')).toMatch(/^code: .*sudah berakhir/);
  expect(await reasonOf('PRAT-PAKA-I017', 'JDW-032')).toMatch(/^code: .*peserta lain/);
  expect(await reasonOf('PRAT-GITA-0018', 'JDW-029')).toMatch(/^code: .*sudah Anda tukarkan/);
  expect(await reasonOf('PRAT-KOPI-0007', 'JDW-003')).toMatch(/^schedule: .*skema Barista/);
  expect(await reasonOf('PRAT-WEB1-0001', 'JDW-TIDAK-ADA')).toMatch(/^schedule: .*tidak ditemukan/);
  for (const code of ['PRAT-0000-0000', 'PRAT-0000-0001'])
    expect(await reasonOf(code, 'JDW-003')).toMatch(/^code: .*tidak dikenal/);
  expect(await redeem('PRAT-WEB1-0001', 'JDW-003', 'gita')).toEqual({ kind: 'tooManyAttempts', waitSeconds: 60 });
});
