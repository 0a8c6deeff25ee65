import { expect, openAs, phone, test } from './support/portal.ts';

test('the side menu is beside the page on desktop, and is gone at 992 px', async ({ page }) => {
  await openAs(page, 'bima', '/transaction');
  const side = page.getByRole('navigation', { name: 'Menu akun' });
  await expect(side).toBeVisible();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(side).toBeVisible();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(side).toBeHidden();
});

test('the mobile menu lists what a candidate needs, and Keluar ends the session', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'kusuma', '/');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const title of ['Sertifikasi Saya', 'Notifikasi', 'Riwayat Pembelian', 'Voucher', 'Beranda', 'Kontak']) {
    await expect(menu.getByRole('link', { name: title, exact: true })).toBeVisible();
  }
  await menu.getByText('Profile').click();
  await expect(menu.getByRole('link', { name: 'Tanda Tangan' })).toBeVisible();
  await menu.getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('link', { name: 'Masuk', exact: true })).toBeVisible();
});
