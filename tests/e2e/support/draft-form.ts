import type { Page } from '@playwright/test';
import { expect, openAs } from './portal.ts';

export const kept = /^Draf tersimpan di perangkat ini, \d\d\.\d\d (W\w+|waktu perangkat)$/;
export const restored = /^Draf dipulihkan, \d\d\.\d\d (W\w+|waktu perangkat)$/;

/** A field with a known value appears only after a click on "Ubah". */
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

export const openDraftForm = async (page: Page): Promise<string> => {
  await openAs(page, 'intan', '/myassessment/timeline');
  await page.getByRole('link', { name: 'Isi formulir APL 01' }).click();
  await birthPlace(page);
  return page.url();
};
