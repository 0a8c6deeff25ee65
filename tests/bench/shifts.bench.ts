import type { Page } from '@playwright/test';
import { encodeTrxId } from '../../src/domain/assessment/trx-id.ts';
import { everyAddress, examAddresses, ownAddresses } from '../e2e/support/every-page.ts';
import { oneByOne, painted, watchShifts } from '../e2e/support/layout-shifts.ts';
import { expect, openAs, phone, test } from '../e2e/support/portal.ts';

/**
 * Addresses with layout shifts, and their size, while the server answers one call at a time or as `answer` defines. The font loads first,
 * because a late font can change a text’s number of lines.
 */
const movingIn = async (page: Page, addresses: readonly string[], answer = oneByOne): Promise<string[]> => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const shifted = await watchShifts(page);
  await answer(page);
  const moving: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Memuat…')).toHaveCount(0);
    const sum = await shifted();
    if (sum >= 0.01) moving.push(`${address}: ${sum.toFixed(4)}`);
  }
  return moving;
};

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each)]));
};

const withoutRows = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    await route.fulfill({ response, ...(isJson && { json: emptied(await response.json()) }) });
  });
};

const trx = encodeTrxId('TRX-2026-000109');
const everyQuery = `?${new URLSearchParams({
  ...{
    semula: 'JDW-003',
    ulang: trx,
    trx,
    tulis: 'question',
  },
  ...{ search: 'barista', page: '2', month: '2026-12', tab: 'paid', no: 'XX-1', next: '/transaction', signup: '1' },
  ...{ field: '2', status: 'unused', order_id: 'TRX-2026-000109', langkah: '2' },
})}`;

const sizes = {
  'a phone': phone,
  'a tall phone': { width: 412, height: 915 },
  'a desktop': { width: 1440, height: 900 },
} as const;

for (const [name, size] of Object.entries(sizes)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: size });

    test('no page of a guest shifts, however late each response of the server comes', async ({ page }) => {
      test.setTimeout(180_000);
      const addresses = everyAddress.map(([, address]) => address);
      expect(await movingIn(page, addresses)).toEqual([]);
    });

    for (const who of ['a guest', 'a candidate'])
      test(`no page of ${who} shifts that is opened with every query that a page reads`, async ({ page }) => {
        test.setTimeout(240_000);
        if (who === 'a candidate') await openAs(page, 'gita', '/myassessment');
        const own = who === 'a candidate' ? await ownAddresses(page) : [];
        const addresses = [...everyAddress.map(([, address]) => address), ...own];
        expect(
          await movingIn(
            page,
            addresses.map((address) => address + everyQuery),
          ),
        ).toEqual([]);
      });

    test('no page of a guest shifts when the font comes last', async ({ browser }) => {
      test.setTimeout(240_000);
      const moving: string[] = [];
      for (const [, address] of everyAddress.filter(([, address]) => !address.includes(':'))) {
        const page = await browser.newPage({ serviceWorkers: 'block', viewport: size });
        const shifted = await watchShifts(page);
        let arrive: () => void = () => undefined;
        const rest = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        await page.route('**/*.woff2', (route) => rest.then(() => route.continue()));
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText('Memuat…')).toHaveCount(0);
        arrive();
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
        await page.waitForLoadState('networkidle');
        await painted(page);
        const sum = await shifted();
        if (sum >= 0.01) moving.push(`${address}: ${sum.toFixed(4)}`);
        await page.close();
      }
      expect(moving).toEqual([]);
    });

    for (const who of ['a guest', 'a candidate'])
      test(`no page of ${who} shifts when its lists have no rows`, async ({ page }) => {
        test.setTimeout(240_000);
        if (who === 'a candidate') await openAs(page, 'bima', '/myassessment');
        const addresses = everyAddress.map(([, address]) => address);
        expect(await movingIn(page, addresses, withoutRows)).toEqual([]);
      });

    for (const candidate of ['bima', 'dewi', 'gita', 'eka'] as const)
      test(`no page of ${candidate}’s shifts, however late each response of the server comes`, async ({ page }) => {
        test.setTimeout(240_000);
        await openAs(page, candidate, '/myassessment');
        const own = await ownAddresses(page);
        const exams = candidate === 'eka' ? examAddresses.map(([, address]) => address) : [];
        const lists = everyAddress.map(([, address]) => address).filter((address) => !address.includes(':'));
        // Bima’s profile has gaps, and Gita’s is complete
        const addresses = ['bima', 'gita'].includes(candidate) ? [...lists, ...own] : [...own, ...exams];
        expect(await movingIn(page, addresses)).toEqual([]);
      });
  });
}
