import type { Page } from '@playwright/test';

/** What a window of 1366 × 657 has left for the page at 200 %. */
const halfWindow = { width: 683, height: 329 };

/** Only the page is counted in larger pixels, the window is not: what Chrome tells of a laptop at 200 %. Before the first page. */
export const zoomTwice = async (page: Page) => {
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1366 }));
  await page.setViewportSize(halfWindow);
};

/** Which part of the window's height is under fixed or sticky boxes, in the middle of the page. Runs in the page. */
export const stuckInWindow = (): number => {
  scrollTo(0, document.documentElement.scrollHeight / 2);
  const rows = new Set<number>();
  for (const element of document.querySelectorAll('body *')) {
    const { position, top } = getComputedStyle(element);
    if (position !== 'sticky' && position !== 'fixed') continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const sticks =
      position === 'fixed' || box.top <= (Number.parseFloat(top) || 0) + 1 || box.bottom >= innerHeight - 1;
    if (!sticks || box.width < innerWidth / 2) continue; // beside something there is room
    for (let row = Math.max(0, Math.floor(box.top)); row < Math.min(innerHeight, box.bottom); row += 1) rows.add(row);
  }
  return rows.size / innerHeight;
};

export const stuckShare = (page: Page): Promise<number> => page.evaluate(stuckInWindow);
