import { expect, test } from 'vitest';
import { scheduleWire, schemeSummaryWire } from '../../../../src/adapters/http/catalog/catalog-wire.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { openPage, testNow } from '../hosts/page.ts';

const credentials = { email: 'bima@contoh.example', password: 'contoh123' };

test('a guest who does not accept JSON gets a page and even status 500', async () => {
  const page = await openPage();
  const reply = await page.send(new Request('http://portal.test/api/asesi'));
  expect(reply.status).toBe(500);
  expect(reply.headers.get('Content-Type')).toMatch('text/html');
});

test.each(['missing', 'not URL-decoded', 'of another session'])(
  'a CSRF token that is %s is refused with 419',
  async (which) => {
    const [page, other] = [await openPage(), await openPage()];
    await page.get('/sanctum/csrf-cookie');
    await other.logIn('ayu');
    const encoded = /XSRF-TOKEN=([^;]*)/.exec(page.cookies.cookie)?.[1] ?? '';
    const foreign = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(other.cookies.cookie)?.[1] ?? '');
    const token = { missing: '', 'not URL-decoded': encoded, 'of another session': foreign }[which] ?? '';
    expect(encoded).toMatch(/%3D$/);
    const reply = await page.post('/api/login', credentials, { 'X-XSRF-TOKEN': token });
    expect([reply.status, await reply.json()]).toEqual([419, { message: 'CSRF token mismatch.' }]);
  },
);

test('the session and the CSRF token change at log-in and at log-out', async () => {
  const page = await openPage();
  await page.get('/sanctum/csrf-cookie');
  const before = page.cookies.cookie;
  await page.post('/api/login', credentials);
  const loggedIn = page.cookies.cookie;
  const old = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(before)?.[1] ?? '');
  expect((await page.post('/api/logout', {}, { 'X-XSRF-TOKEN': old })).status).toBe(419);
  expect((await page.post('/api/logout')).status).toBe(200);
  expect(new Set([before, loggedIn, page.cookies.cookie]).size).toBe(3);
  expect((await page.get('/api/asesi')).status).toBe(401);
});

test('a wrong method and an unknown path get Laravel’s messages', async () => {
  const page = await openPage();
  const method = await page.get('/api/login');
  expect([method.status, method.headers.get('Allow')]).toEqual([405, 'POST']);
  const path = await page.get('/api/nothing');
  expect([path.status, await path.json()]).toEqual([404, { message: '' }]);
});

const read = async (path: string) => {
  const page = await openPage();
  return (await page.get(path)).json();
};

test('schemes come in the flat paginator, with absolute addresses that keep only the page parameter', async () => {
  const body = await read('/api/schema/thumbnail?search=&page=2');
  expect(body).toMatchObject({
    current_page: 2,
    last_page: 2,
    per_page: 10,
    total: 14,
    from: 11,
    to: 14,
    next_page_url: null,
  });
  expect(body.links[0]).toEqual({
    url: 'http://portal.test/api/schema/thumbnail?page=1',
    label: '&laquo; Previous',
    active: false,
  });
  expect(body.links[2]).toMatchObject({ label: '2', active: true });
  expect(body.filters.fields[0]).toEqual({ id: expect.any(String), name: expect.any(String) });
  expect(accept(pageOf(schemeSummaryWire), body)).toMatchObject({ current: 2, last: 2, total: 14 });
});

test('schedules come in the resource shape, only future ones, the nearest first', async () => {
  const body = await read('/api/schedule');
  expect(Object.keys(body)).toEqual(['data', 'links', 'meta', 'filters']);
  expect(body.links).toMatchObject({ prev: null, next: 'http://portal.test/api/schedule?page=2' });
  const { items } = accept(pageOf(scheduleWire), body);
  const starts = items.map((item) => Date.parse(item.starts_at));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts.every((start) => start > testNow)).toBe(true);
  expect(body.filters.months[0]).toMatch(/^2026-\d\d$/);
});

const gita = 'TRX-2026-000088';
const lukman = 'TRX-2026-000104';
const call = '/api/timeline/download-certificate';
const file = (id: string) => `/api/mekari/download-file/${id}`;

test('documents are only for their owner: 401 for a guest, 403 for another candidate, 404 for a missing one', async () => {
  const guest = await openPage();
  expect((await guest.get(file(`CERT-${gita}`))).status).toBe(401);
  const page = await openPage();
  await page.logIn('lukman');
  for (const id of [`CERT-${gita}`, `RECEIPT-${gita}`, `APPEAL-${gita}`])
    expect((await page.get(file(id))).status).toBe(403);
  expect((await page.post(call, { trx_id: gita })).status).toBe(403);
  for (const id of ['CERT-TRX-1', 'LAIN', `APPEAL-${lukman}`]) expect((await page.get(file(id))).status).toBe(404);
});

test('three years later the certificate has expired; a revoked one says why', async () => {
  const page = await openPage();
  const check = async (number: string) =>
    (await (await page.get(`/api/certificate/check?${new URLSearchParams({ no: number })}`)).json()).data;
  expect(await check('CONTOH 62010 2513 8 0000031 2025')).toMatchObject({
    status: 'revoked',
    revoked_reason: 'Bukti persyaratan dasar ternyata tidak sah.',
  });
  expect(await check('CONTOH 62010 2513 2 0000012 2023')).toMatchObject({ status: 'expired' });
  const valid = await check('CONTOH 62010 2513 5 0000088 2026');
  await page.control.travel(Date.parse(valid.valid_until) - page.control.now().getTime());
  expect((await check(valid.number)).status).toBe('valid');
  await page.control.travel(1000);
  expect((await check(valid.number)).status).toBe('expired');
});
