import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/portal.ts';
import { gateway } from './support/purchase-steps.ts';

const history = (page: Page) => page.getByRole('table', { name: /^Pembelian:/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const openPending = async (page: Page) => {
  await page.goto('/transaction');
  await history(page).getByRole('link', { name: 'Junior Web Programmer' }).click();
  await expect(heading(page)).toHaveText('Rincian pembelian');
  await expect(page.getByRole('timer')).toContainText('jam');
};

test('a purchase being paid in one tab cannot be cancelled in another; paid there, it shows as paid and is announced here', async ({
  page,
  context,
}) => {
  await openAs(page, 'bima', '/transaction');
  const other = await context.newPage();
  await openPending(other);
  await openPending(page);
  await other.bringToFront();
  await other.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await expect(gateway(other)).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await expect(page.getByText('Pembayaran ini sedang dibuka di tab lain.')).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan pembelian' }).click();
  await page.getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(page.getByText(/Tutup pembayaran di tab itu/)).toBeVisible();
  await page.keyboard.press('Escape');

  await other.bringToFront();
  await gateway(other).getByRole('button', { name: 'Bayar' }).click();
  await expect(heading(other)).toHaveText('Pembayaran berhasil');
  await expect(page.getByRole('heading', { level: 2, name: 'Lunas' })).toBeVisible();
  const news = '1 notifikasi baru: Pembayaran Junior Web Programmer telah kami terima.';
  await expect(page.getByText(news)).toBeAttached();
});
