import { isTechnical } from '../../../src/application/framework-text.ts';
import { hostileAddresses, hostileHtml, hostileTexts } from '../../builders/hostile-texts.ts';
import { everyAddress, openPage, ownAddresses, unknownTrx } from '../support/every-page.ts';
import { expect, fillLogIn, openAs, phone, test } from '../support/portal.ts';
import { dangersOf, makeRepliesHostile, shownLiterally } from '../support/xss-corpus.ts';
import { expectHarmless, noticeDialogs, walk, withoutData } from '../support/xss-walk.ts';

/** With the policy that is served, the browser itself refuses most of this: here the portal is by itself. */
test.use({ bypassCSP: true });

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
  expect(hostileTexts.filter((entry) => !seen.has(entry))).toEqual([]);
});

test('a page that took these texts for HTML or addresses would be seen', async ({ page }) => {
  const naive = await page.context().newPage();
  await naive.route(/evil\.example/, (route) => route.fulfill({ status: 204 }));
  await naive.goto('/robots.txt'); // no code of the portal that would look for its own page
  expect(await dangersOf(naive)).toEqual([]);
  const put = async (html: string) => {
    await naive.evaluate((text) => {
      document.body.innerHTML = text;
    }, html);
    return dangersOf(naive);
  };
  for (const html of hostileHtml) expect.soft(await put(html), html.slice(0, 200)).not.toEqual([]);
  for (const address of hostileAddresses) {
    await naive.evaluate((href) => {
      document.body.replaceChildren(Object.assign(document.createElement('a'), { href }));
    }, address);
    expect.soft(await dangersOf(naive), address).not.toEqual([]);
  }
});

const short = hostileTexts.filter((text) => text.length <= 400 && !text.includes('\0'));

test('what the body has written, and what another script has left in the browser, is text', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    const [name, companyText, address, hours] = short;
    const social = short.map((text) => ({ name: text, url: 'https://lsp.contoh.example/' }));
    await route.fulfill({
      json: {
        ...config,
        brand: { ...config.brand, name, companyText },
        contact: { address, hours },
        links: { ...config.links, social },
        pages: { about: '/tentang.txt' },
      },
    });
  });
  const links = hostileAddresses.map((address) => `[klik](${address.replace(/\s/g, ' ')})`);
  const lines = ['# Tentang', ...short.map((text) => text.replaceAll('\n', ' ')), ...links];
  await page.route('**/tentang.txt', (route) => route.fulfill({ body: lines.join('\n\n') }));
  await page.addInitScript((texts) => {
    const [first = '', second = ''] = texts;
    localStorage.setItem('portal-asesi:ujian', first);
    sessionStorage.setItem('portal.reloaded-at', second);
    const typed = { subject: first, trxId: second, text: texts.join(' '), email: second, requestKey: first };
    sessionStorage.setItem('portal-asesi:isian:pesan:tamu', JSON.stringify(typed));
  }, short);
  for (const address of ['/', '/login', '/tentang-kami', '/kontak?tulis']) {
    await openPage(page, address);
    await expectHarmless(page, address);
    if (address === '/tentang-kami')
      await expect.poll(async () => (await shownLiterally(page)).length).toBeGreaterThan(short.length / 2);
  }
  await expect(page.getByLabel('Pesan Anda')).toHaveValue(/<script>alert\(1\)<\/script>/);
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
      expect(await shownLiterally(page)).toEqual(hostileTexts.filter((text) => !isTechnical(text)));
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
  for (const [index, entry] of [...hostileAddresses, ...hostileHtml.slice(0, 6)].entries())
    for (const addressOf of places.filter((_, no) => (no + index) % 6 === 0)) {
      const text = encodeURIComponent(entry);
      const address = addressOf(text, queries.map((name) => `${name}=${text}`).join('&'));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectHarmless(page, address);
    }
});
