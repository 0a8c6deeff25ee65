import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

const mostTabs = 80;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostTabs; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with ${mostTabs} tabs: ${target}`);
};

/** Goes there by Tab, and presses this key on it. */
export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
