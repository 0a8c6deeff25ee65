import { expect, test } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { timelineWire } from '../../../../src/adapters/http/assessment/timeline-wire.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { toTransaction, transactionWire } from '../../../../src/adapters/http/purchase/transaction-wire.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { dataOf } from '../../../../src/adapters/http/reply.ts';
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

test('the unpaid purchase is given again instead of a second one', async () => {
  const page = await asAyu();
  const [first, second] = [await buy(page), await buy(page)];
  expect(second.data.trx_id).toBe(first.data.trx_id);
  expect(await list(page, 'all')).toHaveLength(1);
});

test('a repeated key gets the first reply, whatever happened since', async () => {
  const page = await asAyu();
  const first = await buy(page, order, 'k1');
  await page.post('/api/transaction/remove', { trx_id: first.data.trx_id });
  expect(await buy(page, order, 'k1')).toEqual(first);
  expect(await list(page, 'all')).toHaveLength(1);
  expect((await buy(page, order, 'k2')).data.trx_id).not.toBe(first.data.trx_id);
});

test('a refusal is said again when its key is repeated, and judged again under another key (fault matrix 74)', async () => {
  let now = testNow + 20 * day; // registration is closed by then
  const persistence = memoryPersistence();
  await openPage({ persistence });
  const page = await openPage({ persistence, realNow: () => now });
  await page.logIn('ayu');
  expect(await buy(page, order, 'k')).toMatchObject({ code: '02' });
  now = testNow; // and is open once more
  expect(await buy(page, order, 'k')).toMatchObject({ code: '02' });
  expect(await buy(page, order, 'k2')).toMatchObject({ code: '00' });
});

test('paying makes stages and a notification; a second purchase of the schedule is refused', async () => {
  const page = await asAyu();
  const { trx_id: trxId } = (await buy(page)).data;
  const token = await paymentToken(page, trxId);
  expect(await paymentToken(page, trxId)).toBe(token);
  expect(await page.control.settle(token, 'pay')).toBe(true);
  const [paid] = await list(page, 'paid');
  expect(paid).toMatchObject({ id: trxId, status: 'paid', expiresAt: null });
  const timeline = accept(dataOf(timelineWire), await (await page.get(`/api/timeline/${trxId}`)).json());
  expect(timeline.stages.map(({ status: { status } }) => status)).toEqual(['open', ...Array(7).fill('locked')]);
  expect(timeline.stages[0]).toMatchObject({ name: 'agreement', waiting_for: 'candidate' });
  const notifications = await (await page.get('/api/notification?read=false')).json();
  expect(notifications.data[0]).toMatchObject({ type: 'payment', trxid: trxId, read: false });
  expect(await buy(page)).toMatchObject({ code: '02', message: 'Anda sudah membeli skema ini untuk jadwal tersebut.' });
});

test.each([
  ['fail', 'failed'],
  ['expire', 'expired'],
  ['close', 'pending'],
] as const)('the gateway says %s: the purchase is %s', async (action, status) => {
  const page = await asAyu();
  const { trx_id: trxId } = (await buy(page)).data;
  await page.control.settle(await paymentToken(page, trxId), action);
  expect((await list(page, 'all'))[0]?.status).toBe(status);
});

test('what is settled stays so, and an unknown token is told', async () => {
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

test('a purchase can be cancelled once, and no payment is possible afterwards', async () => {
  const page = await asAyu();
  const { trx_id: trxId } = (await buy(page)).data;
  expect((await (await page.post('/api/transaction/remove', { trx_id: trxId })).json()).data.status).toBe('cancelled');
  expect(await (await page.post('/api/transaction/token', { trx_id: trxId })).json()).toMatchObject({ code: '02' });
});

test('what is paid is not cancelled, and the words say why', async () => {
  const page = await asAyu();
  const { trx_id: trxId } = (await buy(page)).data;
  await page.control.settle(await paymentToken(page, trxId), 'pay');
  const reply = await (await page.post('/api/transaction/remove', { trx_id: trxId })).json();
  expect(reply).toMatchObject({ code: '02', message: 'Pembelian ini sudah dibayar.' });
  expect((await list(page, 'paid')).map(({ id }) => id)).toEqual([trxId]);
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

test('update-transaction with a number only gives a new payment token; the old one is void', async () => {
  const page = await asAyu();
  const { trx_id: trxId } = (await buy(page)).data;
  const old = await paymentToken(page, trxId);
  const reply = await (await page.post('/api/transaction/update-transaction', { trx_id: trxId })).json();
  expect(reply.data).toMatchObject({ trx_id: trxId, status: 'pending' });
  const renewed = await paymentToken(page, trxId);
  expect(renewed).not.toBe(old);
  expect(await page.control.settle(old, 'pay')).toBe(false);
  expect((await list(page, 'all')).map(({ status }) => status)).toEqual(['pending']);
  expect(await page.control.settle(renewed, 'pay')).toBe(true);
  const late = await (await page.post('/api/transaction/update-transaction', { trx_id: trxId })).json();
  expect(late).toMatchObject({ code: '02', message: 'Pembelian ini sudah dibayar.' });
});

test('a list comes in pages of ten, narrowed to one purchase when a number is asked for', async () => {
  const page = await asAyu();
  for (let count = 0; count < 12; count++) {
    const { trx_id } = (await buy(page)).data;
    await page.post('/api/transaction/remove', { trx_id });
  }
  const read = async (query: string) =>
    accept(listReply, await (await page.get(`/api/transaction/list/failed?${query}`)).json());
  const [first, second, beyond] = [await read(''), await read('page=2'), await read('page=3')];
  expect([first, second, beyond].map(({ items, last, total }) => [items.length, last, total])).toEqual([
    [10, 2, 12],
    [2, 2, 12],
    [0, 2, 12],
  ]);
  const ids = [...first.items, ...second.items].map(({ trx_id }) => trx_id);
  expect(ids).toEqual([...new Set(ids)].sort().reverse());
  const [, , third] = ids;
  expect((await read(`trx_id=${third}`)).items.map(({ trx_id }) => trx_id)).toEqual([third]);
  expect((await read('trx_id=TRX-2026-000201')).items).toEqual([]); // another candidate's
});

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
  expect((await page.post('/api/transaction/token', { trx_id: 'TRX-2026-000201' })).status).toBe(403);
});

test('lists are sorted by the newest, and the seeded ones fit what the portal reads', async () => {
  const page = await openPage();
  await page.logIn('bima');
  const [pending, failed, all] = [await list(page, 'pending'), await list(page, 'failed'), await list(page, 'all')];
  expect([pending.length, failed.length, all.length]).toEqual([1, 3, 4]);
  expect(all.map(({ createdAt: at }) => at)).toEqual(
    all
      .map(({ createdAt: at }) => at)
      .sort()
      .reverse(),
  );
  expect((await page.get('/api/transaction/list/other')).status).toBe(404);
});

test("notifications are marked read, one or all, and only one's own", async () => {
  const page = await openPage();
  await page.logIn('bima');
  const unread = async () => (await (await page.get('/api/notification?read=false&page=1')).json()).data;
  const [first, ...others] = await unread();
  const patch = (path: string, body: object) =>
    page.send(
      new Request(`http://portal.test${path}`, {
        method: 'PATCH',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-XSRF-TOKEN': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(page.cookies.cookie)?.[1] ?? ''),
        },
        body: JSON.stringify(body),
      }),
    );
  expect((await patch('/api/notification/mark-as-read', { id: first.id })).status).toBe(200);
  expect(await unread()).toEqual(others);
  expect((await patch('/api/notification/mark-as-read', { id: 'NTF-0007' })).status).toBe(404);
  await patch('/api/notification/mark-all', {});
  expect(await unread()).toEqual([]);
});
