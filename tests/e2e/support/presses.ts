import type { Page } from '@playwright/test';

/** Counts the presses of the mouse and of keys on this page, from its next document on. */
export const countPresses = async (page: Page) => {
  let presses = 0;
  await page.exposeFunction('onPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    for (const type of ['mousedown', 'keydown'])
      addEventListener(type, () => Object(window).onPress(), { capture: true });
  });
  return () => presses;
};
