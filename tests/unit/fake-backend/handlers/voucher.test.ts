import { expect, test } from 'vitest';
import { openPage, type TestPage } from '../hosts/page.ts';

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

test('the check-out takes a seat and creates a notification', async () => {
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

test('the panel lists at least twelve codes that can be redeemed, and the status of the others', async () => {
  const page = await as('ayu');
  const codes = page.control.prakerjaCodes();
  const standing = (text: string) => codes.filter(({ state }) => state.startsWith(text)).length;
  expect(standing('Bisa ditukarkan')).toBeGreaterThanOrEqual(12);
  expect([standing('Kedaluwarsa'), standing('Sudah ditukarkan')]).toEqual([1, 4]);
  await redeemed(page, codes[0]?.code);
  expect(page.control.prakerjaCodes().find(({ code }) => code === codes[0]?.code)?.state).toMatch(/^Sudah ditukarkan/);
  expect(codes.every(({ code }) => /^PRAT-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code))).toBe(true);
});
