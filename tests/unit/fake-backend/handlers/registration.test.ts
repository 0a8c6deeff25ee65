import { expect, test } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { cookieJar, openPage, testNow } from '../hosts/page.ts';

const nadia = {
  fullname: 'Nadia Contoh',
  email: 'nadia@contoh.example',
  password: 'rahasia99',
  password_confirmation: 'rahasia99',
  agreement: 1,
};

const openGuest = async (...args: Parameters<typeof openPage>) => {
  const page = await openPage(...args);
  await page.get('/sanctum/csrf-cookie');
  return page;
};

test('a sign-up opens the session, writes a notification and sends a mail', async () => {
  const page = await openGuest();
  const reply = await page.post('/api/signup', { ...nadia, email: 'Nadia@Contoh.example' });
  expect(await reply.json()).toMatchObject({
    code: '00',
    data: { user: { email: nadia.email, fullname: nadia.fullname, email_verified: false }, token: expect.any(String) },
  });
  const notifications = await (await page.get('/api/notification')).json();
  expect(notifications.data).toMatchObject([{ type: 'register', read: false }]);
  expect(await page.control.mails()).toMatchObject([
    {
      to: nadia.email,
      subject: 'Verifikasi email Anda',
      link: expect.stringMatching(/^\/profile\/verify\/\d+\/[0-9a-f]{40}$/),
    },
  ]);
  expect(page.control.personas().map(({ email }) => email)).toContain(nadia.email);
});

test.each([
  [{ fullname: '' }, 'fullname'],
  [{ fullname: 'Na' }, 'fullname'],
  [{ fullname: 'x'.repeat(256) }, 'fullname'],
  [{ email: 'nadia' }, 'email'],
  [{ email: 'ayu@contoh.example' }, 'email'],
  [{ password: 'kurang1' }, 'password'],
  [{ password: 'tanpaangka' }, 'password'],
  [{ password: '1234567890' }, 'password'],
  [{ password_confirmation: 'lainnya99' }, 'password'],
  [{ agreement: 0 }, 'agreement'],
])('a sign-up with %j is invalid and makes nothing', async (wrong, field) => {
  const page = await openGuest();
  const reply = await page.post('/api/signup', { ...nadia, ...wrong });
  expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([422, [field]]);
  expect(await page.control.mails()).toEqual([]);
  expect((await page.get('/api/asesi')).status).toBe(401);
});

test('the seventh try within a minute has to wait', async () => {
  let now = testNow;
  const page = await openGuest({ realNow: () => now });
  const forgot = () => page.post('/api/forgot-password', { email: 'gita@contoh.example' });
  for (let times = 0; times < 6; times++) expect((await forgot()).status).toBe(200);
  const throttled = await forgot();
  expect([throttled.status, throttled.headers.get('Retry-After')]).toEqual([429, '60']);
  now += 60_000;
  expect((await forgot()).status).toBe(200);
});

test('mails and their links outlive a reload, and other tabs see them', async () => {
  const surroundings = { cookies: cookieJar(), persistence: memoryPersistence() };
  const [first, second] = [await openGuest(surroundings), await openPage(surroundings)];
  await first.post('/api/signup', nadia);
  const [mail] = await second.control.mails();
  const reply = await second.get(`/api/email/verify/${mail?.link?.replace('/profile/verify/', '')}`);
  expect(await reply.json()).toMatchObject({ code: '00', data: { already_verified: false } });
  const reloaded = await openPage(surroundings);
  expect(await reloaded.control.mails()).toEqual(await first.control.mails());
  const types = (await (await reloaded.get('/api/notification')).json()).data.map(({ type }: { type: string }) => type);
  expect(types.sort()).toEqual(['register', 'verify_email']);
});

test('a reset of the world forgets sign-ups and mails', async () => {
  const page = await openGuest();
  await page.post('/api/signup', nadia);
  await page.control.reset();
  expect(await page.control.mails()).toEqual([]);
  expect(page.control.personas().map(({ email }) => email)).not.toContain(nadia.email);
});
