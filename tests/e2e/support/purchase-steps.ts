import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

export const gateway = (page: Page) => page.getByRole('dialog', { name: 'Gerbang pembayaran simulasi' });

/** From the home page to the first step of a purchase, with whatever log-in comes between. */
export const chooseFromHome = async (page: Page, scheme: string, logIn: () => Promise<void>, source = 'mandiri') => {
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
    .getByRole('link', { name: new RegExp(`^Pilih jadwal .* dengan .*${source}`, 'i') })
    .first()
    .click();
  await logIn();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Pilih jadwal|Tinjau/);
};

/** From the chosen schedule to step 3, where it is paid. */
export const reviewOrder = async (page: Page, heading: string | RegExp = 'Bayar pendaftaran') => {
  const next = page.getByRole('button', { name: /^Lanjut/ });
  await expect(next.or(page.getByRole('link', { name: /^Lanjut/ })).first()).toBeVisible();
  if (await page.getByRole('heading', { level: 1, name: 'Pilih jadwal asesmen' }).isVisible()) {
    await next
      .or(page.getByRole('link', { name: /^Lanjut/ }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tinjau');
  }
  await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
  await page.getByRole('button', { name: /^Lanjut ke / }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};
