import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/portal.ts';
import { inTurns, openMass } from './measure.ts';

const rounds = 9;
const slowest = 1.5;
/** Allowed ratio of the times. It is large, because the time includes creating and parsing megabytes of JSON. */
const slowestUnpaged = 5;
const longestMarkAll = 300;

const openWorld = async (browser: Browser, button: RegExp): Promise<Page> => {
  const page = await openMass(browser, button);
  await expect(page.getByRole('banner').getByRole('button', { name: /Notifikasi, .* belum dibaca/ })).toBeAttached();
  return page;
};

/** Milliseconds from the click on the list’s link to its first row, without a cached list. */
const leaf = async (page: Page, address: string, row: string): Promise<number> => {
  await page.goto('/voucher');
  await expect(page.getByRole('banner').getByRole('button', { name: /Notifikasi, .* belum dibaca/ })).toBeAttached();
  return page.evaluate(
    ([to, wanted]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () =>
          document.querySelector(`main ${wanted}`) ? resolve(performance.now() - started) : requestAnimationFrame(look);
        document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
        look();
      }),
    [address, row] as const,
  );
};

const load = async (page: Page, address: string, row: string): Promise<number> => {
  await page.goto(address);
  await page.locator(`main ${row}`).first().waitFor();
  return page.evaluate(() => performance.now());
};

const lists = [
  ['/notifications', 'time'],
  ['/transaction', 'a[href^="/transaction?trx="]'],
] as const;

test('the first page of a list with masses of rows takes at most 1.5 times as long as with 20', async ({ browser }) => {
  const few = await openWorld(browser, /^Isi sedikit/);
  const many = await openWorld(browser, /^Isi data besar/);
  for (const [address, row] of lists) {
    for (const [way, measure] of [['dari menu', leaf] as const, ['dimuat ulang', load] as const]) {
      const name = `${address} ${way}`;
      const [short, long] = await inTurns(name, rounds, [
        () => measure(few, address, row),
        () => measure(many, address, row),
      ]);
      expect.soft(long / short, name).toBeLessThanOrEqual(slowest);
    }
  }
});

const unpaged = async (page: Page, rows: number): Promise<void> => {
  await page.addInitScript((many) => {
    const text = Response.prototype.text;
    Response.prototype.text = async function (this: Response) {
      const body = await text.call(this);
      if (!body.includes('"last_page"')) return body;
      type Rows = readonly Record<string, unknown>[];
      const { code, data } = JSON.parse(body) as { code: string; data: Rows | { readonly data: Rows } };
      const rows = 'data' in data ? data.data : data;
      const id = 'trx_id' in (rows[0] ?? {}) ? 'trx_id' : 'id';
      const row = (_: unknown, at: number) => ({ ...rows[at % rows.length], [id]: `BANYAK-${at}` });
      return rows.length === 0 ? body : JSON.stringify({ code, data: Array.from({ length: many }, row) });
    };
  }, rows);
};

test('a response of 10 000 rows takes at most five times as long as one of 100, and as many elements', async ({
  browser,
}) => {
  const few = await openWorld(browser, /^Isi sedikit/);
  const many = await openWorld(browser, /^Isi sedikit/);
  await unpaged(few, 100);
  await unpaged(many, 10_000);
  for (const [address, row] of lists) {
    const [short, long] = await inTurns(`${address} utuh`, rounds, [
      () => leaf(few, address, row),
      () => leaf(many, address, row),
    ]);
    const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
    const [small, large] = [await elements(few), await elements(many)];
    console.log(`${address} utuh: ${small} → ${large} elemen`);
    await expect(many.getByRole('button', { name: 'Tampilkan lebih banyak' })).toBeVisible();
    expect.soft(long / short, address).toBeLessThanOrEqual(slowestUnpaged);
    expect.soft(large / small, address).toBeLessThanOrEqual(1.1);
  }
});

test('10 000 notifications are marked as read in less than 300 ms', async ({ browser }) => {
  const page = await openWorld(browser, /^Isi data besar/);
  await page.goto('/notifications');
  await page.locator('main time').first().waitFor();
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () =>
          document.body.textContent?.includes('sudah ditandai dibaca')
            ? resolve(performance.now() - started)
            : requestAnimationFrame(look);
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
        buttons.find(({ textContent }) => textContent?.includes('Tandai semua dibaca'))?.click();
        look();
      }),
  );
  console.log(`semua ditandai: ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(longestMarkAll);
  await page.goto('/notifications?tab=belum_dibaca');
  await expect(page.getByRole('heading', { name: 'Semua notifikasi sudah dibaca' })).toBeVisible();
});
