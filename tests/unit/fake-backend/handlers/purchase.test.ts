import { expect, test } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { toTransaction, transactionWire } from '../../../../src/adapters/http/purchase/transaction-wire.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';

const listReply = pageOf(transactionWire);
const order = { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' };
const free = { schedule_id: 'JDW-010', budget_source: 'perusahaan', budgetary: 'ANG-010-3' };
const day = 24 * 3_600_000;

const asAyu = async (): Promise<TestPage> => {
  const page = await openPage();
  await page.logIn('ayu');
  return page;
};
const buy = async (page: TestPage, body: object = order, key?: string) =>
  (await page.post('/api/transaction/update-transaction', body, key ? { 'Idempotency-Key': key } : {})).json();
const list = async (page: TestPage, tab: string) =>
  accept(listReply, await (await page.get(`/api/transaction/list/${tab}`)).json()).items.map(toTransaction);
const seats = async (page: TestPage) => (await (await page.get('/api/schedule/JDW-003')).json()).data.seats_left;
const paymentToken = async (page: TestPage, trxId: string): Promise<string> =>
  (await (await page.post('/api/transaction/token', { trx_id: trxId })).json()).data.token;

test('a purchase is pending for a day and takes a seat', async () => {
  const page = await asAyu();
  const before = await seats(page);
  const { data } = await buy(page);
  expect(toTransaction(accept(transactionWire, data))).toMatchObject({
    status: 'pending',
    amount: 850_000,
    paidAt: null,
  });
  expect(await seats(page)).toBe(before - 1);
  await page.control.travel(day + 1000);
  expect((await list(page, 'failed')).map(({ status }) => status)).toEqual(['expired']);
  expect(await seats(page)).toBe(before);
});

test('a repeated key gets the first reply, whatever happened since', async () => {
  const page = await asAyu();
  const first = await buy(page, order, 'k1');
  await page.post('/api/transaction/remove', { trx_id: first.data.trx_id });
  expect(await buy(page, order, 'k1')).toEqual(first);
  expect(await list(page, 'all')).toHaveLength(1);
  expect((await buy(page, order, 'k2')).data.trx_id).not.toBe(first.data.trx_id);
});

test('a refusal is repeated for the same key, and judged again under another key (fault matrix 74)', async () => {
  let now = testNow + 20 * day;
  const persistence = memoryPersistence();
  await openPage({ persistence });
  const page = await openPage({ persistence, realNow: () => now });
  await page.logIn('ayu');
  expect(await buy(page, order, 'k')).toMatchObject({ code: '02' });
  now = testNow;
  expect(await buy(page, order, 'k')).toMatchObject({ code: '02' });
  expect(await buy(page, order, 'k2')).toMatchObject({ code: '00' });
});

test('a payment creates a notification; a second purchase of the schedule is refused', async () => {
  const page = await asAyu();
  const { trx_id: trxId } = (await buy(page)).data;
  await page.control.settle(await paymentToken(page, trxId), 'pay');
  const [paid] = await list(page, 'paid');
  expect(paid).toMatchObject({ id: trxId, status: 'paid', expiresAt: null });
  const notifications = await (await page.get('/api/notification?read=false')).json();
  expect(notifications.data[0]).toMatchObject({ type: 'payment', trxid: trxId, read: false });
  expect(await buy(page)).toMatchObject({ code: '02', message: 'Anda sudah membeli skema ini untuk jadwal tersebut.' });
});

test.each([
  ['fail', 'failed'],
  ['expire', 'expired'],
  ['close', 'pending'],
] as const)('the gateway reports %s: the purchase is %s', async (action, status) => {
  const page = await asAyu();
  const { trx_id: trxId } = (await buy(page)).data;
  await page.control.settle(await paymentToken(page, trxId), action);
  expect((await list(page, 'all'))[0]?.status).toBe(status);
});

test('a settled purchase stays settled, and an unknown token is reported', async () => {
  const page = await asAyu();
  const token = await paymentToken(page, (await buy(page)).data.trx_id);
  const settle = (path: string, action: string) =>
    page.post(`/simulation/payments/${path}`, { action }, { 'X-XSRF-TOKEN': '' });
  expect(await (await settle(token, 'pay')).json()).toEqual({ status: 'paid' });
  expect(await (await settle(token, 'fail')).json()).toEqual({ status: 'paid' });
  expect((await settle('snap-unknown', 'pay')).status).toBe(404);
  expect((await settle(token, 'steal')).status).toBe(400);
});

test('a budget without a price is paid at once', async () => {
  const page = await asAyu();
  expect((await buy(page, free)).data).toMatchObject({ status: 'paid', amount: 0, expires_at: null });
});

test.each(['remove', 'token', 'update-transaction'])(
  '%s of another candidate, or of nobody, is refused',
  async (call) => {
    const page = await asAyu();
    const status = async (trx_id: string) => (await page.post(`/api/transaction/${call}`, { trx_id })).status;
    expect(await status('TRX-2026-000201')).toBe(403);
    expect(await status('TRX-TIDAK-ADA')).toBe(404);
  },
);

test('a timeline belongs to its candidate, and guests see none', async () => {
  const page = await openPage();
  const status = async (trxId: string) => (await page.get(`/api/timeline/${trxId}`)).status;
  expect(await status('TRX-2026-000198')).toBe(401);
  await page.logIn('citra');
  expect(await status('TRX-2026-000198')).toBe(200);
  expect(await status('TRX-9999-000000')).toBe(404);
  await page.logIn('ayu');
  const foreign = await page.get('/api/timeline/TRX-2026-000198');
  expect([foreign.status, await foreign.json()]).toEqual([403, { message: 'This action is unauthorized.' }]);
});
