import type { Page } from '@playwright/test';

export const watchShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const seen = { shifted: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shifted: number } }).seen.shifted);
};

export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** From now on the responses arrive one by one, each after the previous one was painted. */
export const oneByOne = async (page: Page) => {
  let last: Promise<unknown> = Promise.resolve();
  await page.route('**/api/**', async (route) => {
    const before = last;
    last = before.then(() => painted(page)).catch(() => undefined); // `painted` rejects if the page that sent the request has closed
    await last;
    await route.continue();
  });
};
