import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

export const gateway = (page: Page) => page.getByRole('dialog', { name: 'Gerbang pembayaran simulasi' });

export const chooseFromHome = async (page: Page, scheme: string, logIn: () => Promise<void>) => {
  await page.goto('/');
  await page.getByLabel('Cari skema sertifikasi').fill(scheme);
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page).toHaveURL(/\/schema\/list\?search=/);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${scheme}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: scheme })).toBeVisible();
  await page
    .getByRole('link', { name: /^Pilih .*mandiri.* jadwal /i })
    .first()
    .click();
  await logIn();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tinjau');
};

export const reviewOrder = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Tinjau pendaftaran Anda' })).toBeVisible();
  await page.getByLabel('Saya telah membaca dan menyetujui syarat pendaftaran.').check();
};
