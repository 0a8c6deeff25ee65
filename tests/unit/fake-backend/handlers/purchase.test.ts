import { expect, test } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { toTransaction, transactionWire } from '../../../../src/adapters/http/purchase/transaction-wire.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';

const listReply = pageOf(transactionWire);
const order = { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' };
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

test('a closed gateway leaves a purchase open, a settled one stays settled, and an unknown token is reported', async () => {
  const page = await asAyu();
  const token = await paymentToken(page, (await buy(page)).data.trx_id);
  const settle = (path: string, action: string) =>
    page.post(`/simulation/payments/${path}`, { action }, { 'X-XSRF-TOKEN': '' });
  expect(await (await settle(token, 'close')).json()).toEqual({ status: 'pending' });
  expect(await (await settle(token, 'pay')).json()).toEqual({ status: 'paid' });
  expect(await (await settle(token, 'fail')).json()).toEqual({ status: 'paid' });
  expect((await settle('snap-unknown', 'pay')).status).toBe(404);
  expect((await settle(token, 'steal')).status).toBe(400);
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
