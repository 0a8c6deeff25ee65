import { expect, test } from 'vitest';
import { openPage } from '../hosts/page.ts';

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

test('a bearer token needs neither cookie nor CSRF token', async () => {
  const page = await openPage();
  const { token } = (await (await page.logIn('bima')).json()).data;
  page.cookies.cookie = 'portal_simulasi_session=; Path=/; Max-Age=0';
  const reply = await page.post('/api/logout', {}, { Authorization: `Bearer ${token}`, 'X-XSRF-TOKEN': '' });
  expect(reply.status).toBe(200);
});

test('a wrong method and an unknown path get Laravel’s messages', async () => {
  const page = await openPage();
  const method = await page.get('/api/login');
  expect([method.status, method.headers.get('Allow')]).toEqual([405, 'POST']);
  const path = await page.get('/api/nothing');
  expect([path.status, await path.json()]).toEqual([404, { message: '' }]);
});
