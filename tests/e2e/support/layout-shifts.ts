import type { Page } from '@playwright/test';

/** Watches how much moves on the pages that this one opens from now on; gives what tells it of the one that is open. */
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
