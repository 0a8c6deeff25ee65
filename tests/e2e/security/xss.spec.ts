import { everyAddress, openPage, ownAddresses, unknownTrx } from '../support/every-page.ts';
import { expect, fillLogIn, openAs, phone, test } from '../support/portal.ts';
import { corpus, makeRepliesHostile, shownLiterally } from '../support/xss-corpus.ts';
import { expectHarmless, noticeDialogs, walk, withoutData } from '../support/xss-walk.ts';

let dialogs: readonly string[] = [];

test.beforeEach(({ page }) => {
  dialogs = noticeDialogs(page);
});

test.afterEach(() => {
  expect(dialogs).toEqual([]);
});

const profileTabs = ['riwayat_pendidikan', 'pengalaman_kerja', 'tanda_tangan'].map((tab) => `/profile?tab=${tab}`);

/** What shows something of the server, and needs no purchase of this candidate: those come by their own addresses. */
const withData = everyAddress.filter(([name, address]) => !withoutData.has(name) && !address.endsWith(unknownTrx));

test('whatever the server says to a candidate is text and nothing else (fault matrix 61)', async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, 'gita', '/transaction');
  const own = (await ownAddresses(page)).map((address) => ['own', address] as const);
  await makeRepliesHostile(page);
  const tabs = [...profileTabs, '/transaction?tab=paid', '/transaction?tab=failed', '/notifications?page=2'];
  const more = tabs.map((address) => ['tab', address] as const);
  const seen = await walk(page, [...withData, ...more, ...own]);
  expect(corpus.filter((entry) => !seen.has(entry))).toEqual([]);
});

test('a word without end makes no page wider than a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(phone);
  await openAs(page, 'gita', '/transaction');
  await makeRepliesHostile(page, 'texts', ['TanpaSpasi'.repeat(40)]);
  for (const address of ['/schema/list', '/schema/schedule', '/notifications', '/voucher', '/profile']) {
    await openPage(page, address);
    // somewhere in the page or in one of its fields
    await expect.poll(() => page.locator('main').innerHTML()).toContain('TanpaSpasiTanpaSpasi');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${address} is wider than its window`).toBeLessThanOrEqual(0);
  }
});

test('what the server says about a log-in is text, each of it, and a message with marks of HTML is not shown', async ({
  page,
}) => {
  const tryToLogIn = async () => {
    await page.goto('/login');
    await fillLogIn(page, 'gita');
  };
  for (const mode of ['refused', 'invalid'] as const)
    await test.step(mode, async () => {
      await makeRepliesHostile(page, mode);
      await tryToLogIn();
      await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
      await expectHarmless(page, '/login');
      expect(await shownLiterally(page)).toEqual(corpus);
    });
});

test('the message of an error status is text, and one with marks of HTML is not shown', async ({ page }) => {
  for (const [status, message, shown] of [
    [500, "';alert(1);// {{alert(1)}}", "';alert(1);// {{alert(1)}}"],
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
    await fillLogIn(page, 'gita');
    await expect(page.locator('dialog')).toContainText(shown);
    await expectHarmless(page, `/login with ${status}`);
  }
});

const queries = 'search field page sort tab status read trx next month site no'.split(' ');
const places: readonly ((text: string, query: string) => string)[] = [
  (_, query) => `/schema/list?${query}`,
  (text) => `/schema/${text}`,
  (text, query) => `/payment/${text}?${query}`,
  (text) => `/profile/verify/${text}/${text}`,
  (text, query) => `/transaction?${query}#${text}`,
  (text, query) => `/tidak/${text}?${query}`,
];

test('whatever is in an address is text and nothing else', async ({ page }) => {
  test.slow();
  await openAs(page, 'gita', '/transaction');
  for (const [index, entry] of corpus.slice(0, 8).entries())
    for (const addressOf of places.filter((_, no) => (no + index) % 3 === 0)) {
      const text = encodeURIComponent(entry);
      const address = addressOf(text, queries.map((name) => `${name}=${text}`).join('&'));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectHarmless(page, address);
    }
});
