import { expect, test } from 'vitest';
import { transactionWire } from '../../../../src/adapters/http/purchase/transaction-wire.ts';
import { voucherWire } from '../../../../src/adapters/http/purchase/voucher-wire.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { openPage, type TestPage } from '../hosts/page.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const as = async (name: string): Promise<TestPage> => {
  const page = await openPage();
  await page.logIn(name);
  return page;
};
const redeem = (page: TestPage, code: string, schedule = 'JDW-003') =>
  page.post('/api/interapp/lms-prakerja', { code, schedule_id: schedule });
const redeemed = async (page: TestPage, code = 'PRAT-WEB1-0001', schedule = 'JDW-003') =>
  (await (await redeem(page, code, schedule)).json()).data;
const checkOut = async (page: TestPage, voucherId: string) =>
  (await page.post('/api/transaction/prakerja-transaction', { voucher_id: voucherId })).json();
const buy = async (page: TestPage, budget: 'mandiri' | 'prakerja') => {
  const body = { schedule_id: 'JDW-003', budget_source: budget, budgetary: `ANG-003-${budget === 'mandiri' ? 1 : 2}` };
  return (await page.post('/api/transaction/update-transaction', body)).json();
};

test('replies fit what the portal reads', async () => {
  const page = await as('ayu');
  const voucher = accept(voucherWire, await redeemed(page));
  expect(accept(transactionWire, (await checkOut(page, voucher.id)).data)).toMatchObject({
    status: { status: 'paid' },
    amount: 0,
  });
});

test('the check-out takes a seat and writes a notification', async () => {
  const page = await as('ayu');
  const seats = async () => (await (await page.get('/api/schedule/JDW-003')).json()).data.seats_left;
  const before = await seats();
  const { id } = await redeemed(page);
  expect(await seats()).toBe(before);
  const { data } = await checkOut(page, id);
  expect(await seats()).toBe(before - 1);
  const { data: notifications } = await (await page.get('/api/notification')).json();
  expect(notifications[0]).toMatchObject({ type: 'payment', trxid: data.trx_id, read: false });
  expect(notifications[0].information).toContain('Junior Web Programmer');
});

test('five wrong codes in a minute are followed by 429, for this person only and not for ever', async () => {
  const page = await as('ayu');
  for (let attempt = 1; attempt <= 5; attempt++)
    expect((await redeem(page, `PRAT-0000-000${attempt}`)).status).toBe(200);
  await page.control.travel(20_000);
  const throttled = await redeem(page, 'PRAT-WEB1-0001');
  expect([throttled.status, throttled.headers.get('Retry-After')]).toEqual([429, '40']);
  await page.logIn('bima');
  expect(await redeemed(page, 'PRAT-NET1-0003', 'JDW-010')).toMatchObject({ status: 'unused' });
  await page.logIn('ayu');
  await page.control.travel(40_000);
  expect(await redeemed(page)).toMatchObject({ status: 'unused' });
});

test('a wrong schedule is no guess at a code', async () => {
  const page = await as('ayu');
  for (let attempt = 1; attempt <= 6; attempt++) {
    const reply = await redeem(page, 'PRAT-KOPI-0007', 'JDW-003');
    expect(await reply.json()).toMatchObject({ code: '03', errors: { schedule_id: [expect.any(String)] } });
  }
});

test('a code is redeemed once: its second owner and its second schedule are refused', async () => {
  const page = await as('ayu');
  const first = await redeemed(page);
  expect(await redeemed(page)).toEqual(first);
  expect(await (await redeem(page, 'PRATWEB10001', 'JDW-006')).json()).toMatchObject({
    errors: { code: [expect.stringContaining('sudah Anda tukarkan')] },
  });
  await page.logIn('bima');
  expect(await (await redeem(page, 'PRATWEB10001', 'JDW-006')).json()).toMatchObject({
    errors: { code: [expect.stringContaining('peserta lain')] },
  });
});

test('an unpaid purchase of the same schedule has to be cancelled first', async () => {
  const page = await as('ayu');
  const { id } = await redeemed(page);
  const pending = (await buy(page, 'mandiri')).data.trx_id;
  expect(await checkOut(page, id)).toMatchObject({ code: '02', message: expect.stringContaining('Batalkan dulu') });
  await page.post('/api/transaction/remove', { trx_id: pending });
  expect(await checkOut(page, id)).toMatchObject({ code: '00' });
});

test('without a voucher the budget of Prakerja is refused', async () => {
  const page = await as('ayu');
  await redeemed(page);
  expect(await buy(page, 'prakerja')).toMatchObject({ code: '02', message: expect.stringContaining('voucher') });
});

test('a voucher that was not used until its end is refused', async () => {
  const page = await as('ayu');
  const { id } = await redeemed(page);
  await page.control.travel(30 * day);
  expect(await checkOut(page, id)).toMatchObject({ code: '02', message: 'Masa berlaku voucher ini sudah berakhir.' });
});

test('a status that does not exist is 422, and a guest has no vouchers', async () => {
  const page = await as('ayu');
  expect((await page.get('/api/vouchers?status=lost')).status).toBe(422);
  expect((await openPage().then((guest) => guest.get('/api/vouchers'))).status).toBe(401);
});

test('the panel lists at least twelve codes that can be redeemed, and how the others stand', async () => {
  const page = await as('ayu');
  const codes = page.control.prakerjaCodes();
  const standing = (text: string) => codes.filter(({ state }) => state.startsWith(text)).length;
  expect(standing('Bisa ditukarkan')).toBeGreaterThanOrEqual(12);
  expect([standing('Kedaluwarsa'), standing('Sudah ditukarkan')]).toEqual([1, 4]);
  await redeemed(page, codes[0]?.code);
  expect(page.control.prakerjaCodes().find(({ code }) => code === codes[0]?.code)?.state).toMatch(/^Sudah ditukarkan/);
  expect(codes.every(({ code }) => /^PRAT-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code))).toBe(true);
});

test('vouchers and codes survive a reload of the page', async () => {
  const { memoryPersistence } = await import('../../../../fake-backend/database/persistence.ts');
  const persistence = memoryPersistence();
  const page = await openPage({ persistence });
  await page.logIn('ayu');
  const { id } = await redeemed(page);
  const again = await openPage({ persistence, cookies: page.cookies });
  const { data } = await (await again.get('/api/vouchers?status=unused')).json();
  expect(data.map((voucher: { id: string }) => voucher.id)).toEqual([id]);
  expect(again.control.prakerjaCodes().find(({ code }) => code === 'PRAT-WEB1-0001')?.state).toMatch(/^Sudah/);
});
