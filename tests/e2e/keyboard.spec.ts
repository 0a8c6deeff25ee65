import { demoPassword, email, expect, test } from './support/portal.ts';
import { gateway } from './support/purchase-steps.ts';
import { press, tabTo } from './support/tabbing.ts';

test('the whole journey works without a mouse, and the focus is always where one looks', async ({ page }) => {
  await page.goto('/schema/network-administrator-muda');
  await press(page, page.getByRole('link', { name: /^Pilih jadwal .* dengan .*mandiri/i }).first());

  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email('intan'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tinjau pendaftaran Anda');
  await expect(heading).toBeFocused();
  await press(page, page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.'), 'Space');
  await press(page, page.getByRole('button', { name: /^Bayar Rp/ }));

  await press(page, gateway(page).getByRole('button', { name: 'Bayar' }));
  await expect(heading).toHaveText('Pembayaran berhasil');
  await expect(page.getByRole('region', { name: /^Pembayaran diterima/ })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Buka persetujuan asesmen' }));
  await expect(page).toHaveURL(/\/myassessment\/agreement\//);
  await expect(heading).toBeFocused();
});

test('the skip link leads to the content, and the menu of the header works with arrows and Esc', async ({ page }) => {
  await page.goto('/schema/list');
  await expect(page.getByRole('button', { name: 'Panel Simulasi' })).toBeVisible(); // the page's code is there
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke konten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('button', { name: 'Informasi Sertifikasi' });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
