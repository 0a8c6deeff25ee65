import type { Page } from '@playwright/test';
import { oneByOne, watchShifts } from '../e2e/support/layout-shifts.ts';
import { expect, logIn, test } from '../e2e/support/portal.ts';

/** What each page reads first, by the paths of the API. */
const reads = [
  ['/', []], // the sections of home read theirs when the browser is idle
  ['/schema/list', ['/api/schema/thumbnail']],
  ['/schema/schedule', ['/api/schedule']],
  ['/schema/barista', ['/api/schema/barista/detail', '/api/schedule?schema=barista']],
] as const;

const isOfApi = (address: string) => new URL(address).pathname.startsWith('/api/');
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

/** Notes what is asked of the API. */
const apiCallsOf = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isOfApi(request.url()) && request.method() === 'GET') calls.push(pathOf(request.url()));
  });
  return calls;
};

test('the font is asked for while the code is on the way, and not so early that a browser holds back the text for it', async ({
  page,
}) => {
  await page.route(/\/assets\/[^/]+\.js$/, () => undefined);
  const font = page.waitForRequest(/\.woff2$/);
  const reply = await page.goto('/', { waitUntil: 'commit' });
  await font;
  const html = (await reply?.text()) ?? '';
  expect(html.indexOf('as="font"')).toBeGreaterThan(html.indexOf('</footer>')); // in the head it is waited for
});

/** Only what the HTML names may come: whatever else the page needs would be one request further away. */
const onlyNamed = async (page: Page, address: string) => {
  const html = await (await page.request.get(address)).text();
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    html.includes(`assets/${route.request().url().split('/').at(-1)}`) ? route.continue() : undefined,
  );
};

for (const name of ['gita', null])
  for (const [address, paths] of reads) {
    test(`${address} of ${name ?? 'a guest'} asks for its data with the code that its HTML names, and once`, async ({
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

/** Of what was written into style sheets by code: what it says, without the names of classes. */
const writtenStyles = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { written: string[] }).written.map((rule) => rule.replace(/\.\w+/g, '')),
  );

for (const address of ['/', '/login', '/schema/list'])
  test(`${address} is taken over with the styles of its HTML: none is written a second time, and no face of the font`, async ({
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
    expect(written.length).toBeGreaterThan(50); // the library copies them once, into a sheet of its own
    expect(written.filter((rule) => rule.startsWith('@font-face'))).toEqual([]);
    const long = written.filter((rule) => rule.length > 120);
    const repeated = long.filter((rule, index) => long.indexOf(rule) !== index);
    expect(repeated.length, repeated.join('\n')).toBeLessThan(5); // two looks of one component may have a rule in common
  });

test('nothing on the profile moves when it is known what is missing, and that the address is not verified', async ({
  page,
}) => {
  await logIn(page, 'ayu');
  await page.goto('/profile');
  const shifted = await watchShifts(page);
  await oneByOne(page);
  await page.reload();
  await expect(page.getByText('Email Anda belum terverifikasi')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Nama lengkap/ })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});

test('a font that comes late is not used for the page that is read, so that no line moves, and for the next one it is', async ({
  page,
}) => {
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
