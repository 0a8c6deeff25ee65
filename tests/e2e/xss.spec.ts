import { everyAddress, openPage, ownAddresses } from './every-page.ts';
import { demoPassword, email, expect, logIn, phone, test } from './portal.ts';
import { corpus, makeRepliesHostile, shownLiterally } from './xss-corpus.ts';
import { expectHarmless, noticeDialogs, walk } from './xss-walk.ts';

let dialogs: readonly string[] = [];

test.beforeEach(({ page }) => {
  dialogs = noticeDialogs(page);
});

test.afterEach(() => {
  expect(dialogs).toEqual([]);
});

const profileTabs = ['riwayat_pendidikan', 'pengalaman_kerja', 'tanda_tangan'].map((tab) => `/profile?tab=${tab}`);

test('whatever the server says to a guest is text and nothing else', async ({ page }) => {
  test.setTimeout(180_000);
  await makeRepliesHostile(page);
  const seen = await walk(
    page,
    everyAddress.filter(([name]) => ['home', 'schemes', 'schedules', 'scheme', 'certificateCheck'].includes(name)),
  );
  expect(seen.size).toBeGreaterThan(corpus.length / 2);
});

test('whatever the server says to a candidate is text and nothing else', async ({ page }) => {
  test.setTimeout(180_000);
  await logIn(page, 'gita');
  const own = (await ownAddresses(page)).map((address) => ['own', address] as const);
  await makeRepliesHostile(page);
  const tabs = [...profileTabs, '/transaction?tab=paid', '/transaction?tab=failed', '/notifications?page=2'];
  const more = tabs.map((address) => ['tab', address] as const);
  const seen = await walk(page, [...everyAddress.filter(([name]) => name !== 'login'), ...more, ...own]);
  expect(corpus.filter((entry) => !seen.has(entry))).toEqual([]);
});

test('a word without end makes no page wider than a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(phone);
  await logIn(page, 'gita');
  await makeRepliesHostile(page, 'texts', ['TanpaSpasi'.repeat(40)]);
  for (const address of ['/schema/list', '/schema/schedule', '/notifications', '/voucher', '/profile']) {
    await openPage(page, address);
    // somewhere in the page or in one of its fields
    await expect.poll(() => page.locator('main').innerHTML()).toContain('TanpaSpasiTanpaSpasi');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${address} is wider than its window`).toBeLessThanOrEqual(0);
  }
});

for (const mode of ['refused', 'invalid'] as const) {
  test(`the messages of a ${mode} log-in are text, each of them`, async ({ page }) => {
    await makeRepliesHostile(page, mode);
    await page.goto('/login');
    await page.getByLabel('Email').fill(email('gita'));
    await page.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
    await expectHarmless(page, '/login');
    expect(await shownLiterally(page)).toEqual(corpus);
  });
}

test('the message of an error status is text, and one with marks of HTML is not shown', async ({ page }) => {
  test.skip(test.info().project.name !== 'live', 'the simulation sends nothing over the network');
  for (const [status, message, shown] of [
    [500, "';alert(1);// {{alert(1)}}", "';alert(1);// {{alert(1)}}"],
    [409, 'javascript:alert(1)//', 'javascript:alert(1)//'],
    [503, '<img src=x onerror=alert(1)>', 'Terjadi kesalahan pada server'],
  ] as const) {
    await page.unrouteAll();
    await page.route('**/api/login', async (route) => {
      const cors = {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'Content-Type, X-Requested-With, X-XSRF-TOKEN, Idempotency-Key',
      };
      if (route.request().method() === 'OPTIONS') await route.fulfill({ status: 204, headers: cors });
      else await route.fulfill({ status, headers: cors, json: { message } });
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill(email('gita'));
    await page.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.locator('dialog')).toContainText(shown);
    await expectHarmless(page, `/login with ${status}`);
  }
});

const queries = 'search field page sort tab status read trx next month site no'.split(' ');
const places: Record<string, (text: string, query: string) => string> = {
  'a list': (_, query) => `/schema/list?${query}`,
  'a scheme': (text) => `/schema/${text}`,
  'a payment': (text, query) => `/payment/${text}?${query}`,
  'a verification': (text) => `/profile/verify/${text}/${text}`,
  'the purchases': (text, query) => `/transaction?${query}#${text}`,
  'no page': (text, query) => `/tidak/${text}?${query}`,
};

for (const [place, addressOf] of Object.entries(places)) {
  test(`whatever stands in the address of ${place} is text and nothing else`, async ({ page }) => {
    await logIn(page, 'gita');
    for (const entry of corpus.slice(0, 8)) {
      const text = encodeURIComponent(entry);
      const address = addressOf(text, queries.map((name) => `${name}=${text}`).join('&'));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectHarmless(page, address);
    }
  });
}

test('a log-in never leads where an address says, but for pages of the portal', async ({ page }) => {
  for (const next of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,<script>alert(1)</script>',
  ]) {
    await page.context().clearCookies();
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email').fill(email('gita'));
    await page.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  }
});
