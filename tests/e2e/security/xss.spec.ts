import { plainText } from '../../../src/adapters/http/evidence/plain-text.ts';
import { hostileAddresses, hostileHtml, hostileTexts } from '../../builders/hostile-texts.ts';
import { openPage } from '../support/every-page.ts';
import { expect, openAs, test } from '../support/portal.ts';
import { dangersOf, makeRepliesHostile, shownLiterally } from '../support/xss-corpus.ts';
import { expectHarmless, noticeDialogs, walk } from '../support/xss-walk.ts';

/** The served CSP already refuses most of these attacks; without the CSP the portal must protect itself. */
test.use({ bypassCSP: true });

let dialogs: readonly string[] = [];

test.beforeEach(({ page }) => {
  dialogs = noticeDialogs(page);
});

test.afterEach(() => {
  expect(dialogs).toEqual([]);
});

const pages = ['/schema/list', '/schema/junior-web-programmer', '/profile', '/notifications', '/transaction?tab=paid'];

test('every text of the server shows as text and nothing else to a candidate (fault matrix 61)', async ({ page }) => {
  await openAs(page, 'gita', '/myassessment');
  const timeline = page.locator('main a[href^="/myassessment/timeline/"]').last();
  const own = (await timeline.getAttribute('href')) ?? '';
  await makeRepliesHostile(page);
  const seen = await walk(
    page,
    [...pages, own, own.replace('timeline', 'apl01')].map((address) => ['page', address]),
  );
  const unread = hostileTexts.filter((entry) => plainText(entry) === entry); // of HTML, pages show only the text
  expect(unread.filter((entry) => !seen.has(entry))).toEqual([]);
});

test('the check detects a page that uses these texts as HTML or as addresses', async ({ page }) => {
  const naive = await page.context().newPage();
  await naive.route(/evil\.example/, (route) => route.fulfill({ status: 204 }));
  await naive.goto('/robots.txt'); // a page without the portal’s code
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

test('texts of the operator, and texts that another script left in the browser, show as text', async ({ page }) => {
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
