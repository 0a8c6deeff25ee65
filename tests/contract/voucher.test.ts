import { expect, test } from 'vitest';
import { redeemPrakerjaCode } from '../../src/application/purchase/redeem-prakerja-code.ts';
import { openRepositories } from './repositories.ts';

const day = 24 * 3_600_000;

const as = async (name: string) => {
  const portal = await openRepositories();
  await portal.logIn(name);
  return portal;
};

/** Valid codes, each with a schedule of its scheme that is open. */
const pairs: [code: string, scheduleId: string][] = [
  ['PRATWEB10001', 'JDW-003'],
  ['PRATWEB20002', 'JDW-006'],
  ['PRATNET10003', 'JDW-010'],
  ['PRATDATA0004', 'JDW-016'],
  ['PRATMARK0005', 'JDW-019'],
  ['PRATMARK0006', 'JDW-020'],
  ['PRATKOPI0007', 'JDW-029'],
  ['PRATAKUN0009', 'JDW-032'],
  ['PRATAKUN0010', 'JDW-033'],
  ['PRATGRAF0011', 'JDW-035'],
  ['PRATGRAF0012', 'JDW-036'],
  ['PRATSEKR0013', 'JDW-038'],
];

test('a code becomes a voucher, the voucher a paid purchase with a timeline and a notification [3.voucher.entity]', async () => {
  const portal = await as('ayu');
  const voucher = await portal.vouchers.create('PRATWEB10001', 'JDW-003');
  expect(voucher).toMatchObject({ status: 'unused', code: 'PRATWEB10001', usedAt: null, trxId: null });
  expect(voucher.schedule.id).toBe('JDW-003');
  const schedule = await portal.catalog.schedule('JDW-003');
  expect(schedule?.budgets.find(({ id }) => id === voucher.budgetary)?.source).toBe('prakerja');

  const bought = await portal.vouchers.checkOut(voucher.id, 'kunci-1');
  expect(bought).toMatchObject({ status: 'paid', amount: 0, budgetSource: 'prakerja', expiresAt: null });
  const timeline = await portal.timelines.find(bought.id);
  expect(timeline?.stages[0]).toMatchObject({ name: 'agreement', status: 'open' });
  expect((await portal.vouchers.list({ status: 'unused' })).items).toEqual([]);
  const [used] = (await portal.vouchers.list({ status: 'used' })).items;
  expect(used).toMatchObject({ id: voucher.id, status: 'used', trxId: bought.id });
  expect(used?.usedAt).not.toBeNull();
});

test('each status has its list, and a schedule has its own', async () => {
  const portal = await as('gita');
  for (const status of ['unused', 'used', 'expired'] as const) {
    const { items } = await portal.vouchers.list({ status });
    expect(items.map((voucher) => voucher.status)).toEqual([status]);
  }
  expect((await portal.vouchers.list({ status: 'unused', scheduleId: 'JDW-020' })).total).toBe(1);
  expect((await portal.vouchers.list({ status: 'unused', scheduleId: 'JDW-003' })).total).toBe(0);
});

test('vouchers come in pages of ten, those that end first in front; they end with the registration', async () => {
  const portal = await as('ayu');
  for (const [code, scheduleId] of pairs) await portal.vouchers.create(code, scheduleId);
  const first = await portal.vouchers.list({ status: 'unused' });
  expect(first).toMatchObject({ current: 1, last: 2, total: pairs.length });
  expect((await portal.vouchers.list({ status: 'unused', page: 2 })).items).toHaveLength(2);
  expect((await portal.vouchers.list({ status: 'unused', page: 9 })).items).toEqual([]);
  const ends = first.items.map(({ expiresAt }) => expiresAt);
  expect(ends).toEqual([...ends].sort());
  await portal.control.travel(200 * day);
  expect((await portal.vouchers.list({ status: 'unused' })).total).toBe(0);
  expect((await portal.vouchers.list({ status: 'expired' })).total).toBe(pairs.length);
});

test('a lost reply of a redemption can be repeated: the same voucher, not a refusal', async () => {
  const portal = await as('ayu');
  const path = '/api/interapp/lms-prakerja';
  await portal.control.addFault({ id: 'hilang', match: { path }, nth: 1, action: { type: 'accept-then-drop' } });
  await expect(portal.vouchers.create('PRATWEB10001', 'JDW-003')).rejects.toMatchObject({ kind: 'network' });
  const voucher = await portal.vouchers.create('PRATWEB10001', 'JDW-003');
  expect((await portal.vouchers.list({ status: 'unused' })).items).toEqual([voucher]);
});

test('the same request key, and a lost reply, make no second purchase', async () => {
  const portal = await as('ayu');
  const { id } = await portal.vouchers.create('PRATWEB10001', 'JDW-003');
  const path = '/api/transaction/prakerja-transaction';
  await portal.control.addFault({ id: 'hilang', match: { path }, nth: 1, action: { type: 'accept-then-drop' } });
  await expect(portal.vouchers.checkOut(id, 'kunci-1')).rejects.toMatchObject({ kind: 'network' });
  const bought = await portal.vouchers.checkOut(id, 'kunci-1');
  const { items } = await portal.transactions.list('paid', 1);
  expect(items.map((transaction) => transaction.id)).toEqual([bought.id]);
  await expect(portal.vouchers.checkOut(id, 'kunci-2')).rejects.toMatchObject({
    kind: 'refused',
    serverMessage: expect.stringContaining('sudah dipakai'),
  });
});

test('nobody uses a voucher of somebody else, nor one that is not there', async () => {
  const portal = await as('ayu');
  const [citras] = ['VCR-0001'];
  await expect(portal.vouchers.checkOut(citras, 'kunci-1')).rejects.toMatchObject({ status: 403 });
  await expect(portal.vouchers.checkOut('VCR-TIDAK-ADA', 'kunci-2')).rejects.toMatchObject({ status: 404 });
});

test('every refusal of a code reaches the use-case with its reason and its field', async () => {
  const portal = await as('gita');
  const redeem = redeemPrakerjaCode({
    vouchers: portal.vouchers,
    tabs: { runAlone: (_, task) => task() },
    realtime: { announceChange: () => undefined },
  });
  const reasonOf = async (code: string, scheduleId: string) => {
    const outcome = await redeem(code, scheduleId, 'gita');
    return outcome.kind === 'refused' ? `${outcome.about}: ${outcome.reasons.join(' ')}` : outcome.kind;
  };
  expect(await reasonOf('PRAT-0000-0000', 'JDW-003')).toMatch(/^code: .*tidak dikenal/);
  expect(await reasonOf('PRAT-HABS-0016', 'JDW-019')).toMatch(/^code: .*sudah berakhir/);
  expect(await reasonOf('PRAT-PAKA-I017', 'JDW-032')).toMatch(/^code: .*peserta lain/);
  expect(await reasonOf('PRAT-GITA-0018', 'JDW-029')).toMatch(/^code: .*sudah Anda tukarkan/);
  expect(await reasonOf('PRAT-KOPI-0007', 'JDW-003')).toMatch(/^schedule: .*skema Barista/);
  expect(await reasonOf('PRAT-KOPI-0007', 'JDW-029')).toMatch(/^schedule: .*sudah terdaftar/);
  expect(await reasonOf('PRAT-KOPI-0007', 'JDW-030')).toMatch(/^schedule: .*sudah penuh/);
  expect(await reasonOf('PRAT-MARK-0005', 'JDW-018')).toMatch(/^schedule: .*sudah ditutup/);
  expect(await reasonOf('PRAT-MARK-0005', 'JDW-020')).toMatch(/^schedule: .*sudah punya voucher/);
  expect(await reasonOf('PRAT-WEB1-0001', 'JDW-005')).toMatch(/^schedule: .*tidak menerima Kartu Prakerja/);
  expect(await reasonOf('PRAT-WEB1-0001', 'JDW-TIDAK-ADA')).toMatch(/^schedule: .*tidak ditemukan/);
  expect(await reasonOf('PRAT-0000-0001', 'JDW-003')).toMatch(/^code: .*tidak dikenal/);
  expect(await redeem('PRAT-WEB1-0001', 'JDW-003', 'gita')).toEqual({ kind: 'tooManyAttempts', retryAfterSeconds: 60 });
});
