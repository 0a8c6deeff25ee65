import type { Page } from '@playwright/test';
import { expect, openAs } from './portal.ts';

/** What the form says of its draft. */
export const kept = /^Draf tersimpan di perangkat ini, \d\d\.\d\d$/;
export const restored = /^Draf dipulihkan, \d\d\.\d\d$/;

/** The field, which is behind "Ubah" where it is shown as known. */
export const birthPlace = async (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Tempat lahir' });
  const change = page.getByRole('button', { name: 'Ubah kelahiran' });
  await expect(change.or(field)).toBeVisible();
  if (await change.isVisible()) await change.click();
  return field;
};

export const typeAndKeep = async (page: Page, text: string) => {
  await (await birthPlace(page)).fill(text);
  await expect(page.getByText(kept)).toBeVisible();
};

/** APL 01 of somebody who can fill it in; gives its address. */
export const openDraftForm = async (page: Page): Promise<string> => {
  await openAs(page, 'intan', '/myassessment/timeline');
  await page.getByRole('link', { name: 'Isi formulir APL 01' }).click();
  await birthPlace(page);
  return page.url();
};
