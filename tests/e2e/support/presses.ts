import type { Page } from '@playwright/test';

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
