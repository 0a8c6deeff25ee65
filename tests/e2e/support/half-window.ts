import type { Page } from '@playwright/test';

const halfWindow = { width: 683, height: 329 };

/** Simulates Chrome’s zoom of 200 % on a laptop: `outerWidth` stays in real pixels. Call it before the first page is opened. */
export const zoomTwice = async (page: Page) => {
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1366 }));
  await page.setViewportSize(halfWindow);
};

/** Share of the window height that fixed or sticky boxes cover in the middle of the page. Runs in the page. */
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
    if (!sticks || box.width < innerWidth / 2) continue; // a narrow box does not count, because content is visible beside it
    const inFront = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!element.contains(inFront)) continue; // an empty box covers nothing
    for (let row = Math.max(0, Math.floor(box.top)); row < Math.min(innerHeight, box.bottom); row += 1) rows.add(row);
  }
  return rows.size / innerHeight;
};

const nextFrame = () => new Promise<number>(requestAnimationFrame);

export const stuckShare = async (page: Page): Promise<number> => {
  await page.evaluate(nextFrame); // a page takes a frame to lay itself out for another size
  return page.evaluate(stuckInWindow);
};
