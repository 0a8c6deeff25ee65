import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

const mostTabs = 80;

export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let presses = 0; presses < mostTabs; presses++) {
    const [here, reached] =
      (await element?.evaluate((each) => [each.isConnected, each === document.activeElement])) ?? [];
    if (reached) return;
    if (here) await page.keyboard.press('Tab');
    else element = await target.elementHandle();
  }
  throw new Error(`not reached with ${mostTabs} tabs: ${target}`);
};

export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
