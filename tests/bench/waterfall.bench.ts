import type { Page } from '@playwright/test';
import { oneByOne, watchShifts } from '../e2e/support/layout-shifts.ts';
import { expect, logIn, test } from '../e2e/support/portal.ts';

const reads = [
  ['/', []], // no requests, because the sections of the home page read their data only when the browser is idle
  ['/schema/list', ['/api/schema/thumbnail']],
  ['/schema/schedule', ['/api/schedule']],
  ['/schema/barista', ['/api/schema/barista/detail', '/api/schedule?schema=barista']],
] as const;

const isOfApi = (address: string) => new URL(address).pathname.startsWith('/api/');
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

const apiCallsOf = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isOfApi(request.url()) && request.method() === 'GET') calls.push(pathOf(request.url()));
  });
  return calls;
};

test('the font is requested while the code loads, but not so early that a browser delays the text for it', async ({
  page,
}) => {
  await page.route(/\/assets\/[^/]+\.js$/, () => undefined);
  const font = page.waitForRequest(/\.woff2$/);
  const reply = await page.goto('/', { waitUntil: 'commit' });
  await font;
  const html = (await reply?.text()) ?? '';
  expect(html.indexOf('as="font"')).toBeGreaterThan(html.indexOf('</footer>')); // in the head, this preload would block rendering
});

/** Lets only chunks pass that the HTML names; any other chunk would add a round trip. */
const onlyNamed = async (page: Page, address: string) => {
  const html = await (await page.request.get(address)).text();
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    html.includes(`assets/${route.request().url().split('/').at(-1)}`) ? route.continue() : undefined,
  );
};

for (const name of ['gita', null])
  for (const [address, paths] of reads) {
    test(`${address} of ${name ?? 'a guest'} requests its data with the code that its HTML names, and once`, async ({
      page,
    }) => {
      if (name) await logIn(page, name);
      await onlyNamed(page, address);
      const calls = apiCallsOf(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => calls).toEqual(expect.arrayContaining([...paths]));
      for (const path of paths) expect([path, calls.filter((call) => call === path).length]).toEqual([path, 1]);
    });
  }

const writtenStyles = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { written: string[] }).written.map((rule) => rule.replace(/\.\w+/g, '')),
  );

for (const address of ['/', '/login', '/schema/list'])
  test(`${address} is hydrated with the styles of its HTML: no rule is inserted twice, and no font face`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(globalThis, { written });
      const insert = CSSStyleSheet.prototype.insertRule;
      CSSStyleSheet.prototype.insertRule = function (rule, index) {
        written.push(rule);
        return insert.call(this, rule, index);
      };
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const written = await writtenStyles(page);
    expect(written.length).toBeGreaterThan(50); // styled-components copies the rules once into its own style sheet
    expect(written.filter((rule) => rule.startsWith('@font-face'))).toEqual([]);
    const long = written.filter((rule) => rule.length > 120);
    const repeated = long.filter((rule, index) => long.indexOf(rule) !== index);
    expect(repeated.length, repeated.join('\n')).toBeLessThan(5); // two variants of one component may share a rule
  });

test('the profile does not shift when missing items and the unverified address become known', async ({ page }) => {
  await logIn(page, 'ayu');
  await page.goto('/profile');
  const shifted = await watchShifts(page);
  await oneByOne(page);
  await page.reload();
  await expect(page.getByText('Email Anda belum terverifikasi')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Nama lengkap/ })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});

test('a late font is used only from the next page on, so that no line of the current page moves', async ({ page }) => {
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  const shifted = await watchShifts(page);
  await page.goto('/syarat-penggunaan', { waitUntil: 'domcontentloaded' });
  const brand = page.getByRole('banner').getByText('Portal Asesi');
  const width = () => brand.evaluate((each) => each.getBoundingClientRect().width);
  const standIn = await width();
  comes();
  await page.waitForLoadState('networkidle');
  expect(await width()).toBe(standIn);
  expect(await shifted()).toBeLessThan(0.01);
  await page.getByRole('banner').getByRole('link', { name: 'Kontak' }).click();
  await expect.poll(width).not.toBe(standIn);
});
