import { expect } from 'storybook/test';
import { outsideWindow } from '../tests/e2e/support/off-screen.ts';

/** Which part of the window's height is under fixed or sticky boxes, in the middle of the page. */
const stuckShare = (): number => {
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
  scrollTo(0, 0);
  return rows.size / innerHeight;
};

const laptop = [1024, 768] as const;
const phone = [390, 844] as const;
/** What a window of 1366 × 657 has left for the page at 200 %. */
const halfLaptop = [683, 329] as const;

/** Nothing leaves the window in twice the text; at 200 % zoom a page of an assessment also leaves half of the window to read. */
export const expectRoomOnScreen = async (address: string): Promise<void> => {
  if (!globalThis.resizeWindow) return;
  const before = [innerWidth, innerHeight] as const;
  const isAssessment = address.includes('myassessment');
  const { style } = document.documentElement;
  try {
    style.fontSize = '200%';
    await globalThis.resizeWindow(...(isAssessment ? laptop : phone));
    await expect(outsideWindow(), 'in twice the text').toEqual([]);
    style.fontSize = '';
    if (!isAssessment) return;
    await globalThis.resizeWindow(...halfLaptop);
    await expect(outsideWindow(), 'at 200 %').toEqual([]);
    await expect(stuckShare(), 'share of the window under what sticks to it').toBeLessThan(0.5);
  } finally {
    style.fontSize = '';
    await globalThis.resizeWindow(...before);
  }
};
