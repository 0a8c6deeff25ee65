import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/portal.ts';
import { tabTo } from './support/tabbing.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Kode Prakerja' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });

/** Opens the form for one scheme and chooses the first schedule that is open. */
const openRedeem = async (page: Page, scheme: string) => {
  await page.goto('/voucher');
  await page.getByRole('link', { name: 'Tukarkan kode Prakerja' }).click();
  await expect(h1(page)).toHaveText('Tukarkan kode Prakerja');
  await page.getByLabel('Skema', { exact: true }).selectOption({ label: scheme });
  await expect(page).toHaveURL(/skema=/);
  await page.getByRole('radio').and(page.locator(':enabled')).first().check();
};

const redeem = async (page: Page, code: string) => {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Tukarkan kode', exact: true }).click();
};

test('a code becomes a voucher, the voucher a registration that is told about', async ({ page }) => {
  await openAs(page, 'ayu', '/voucher');
  await expect(page.getByText('Anda belum memiliki voucher yang bisa dipakai')).toBeVisible();
  await openRedeem(page, 'Junior Web Programmer');
  await redeem(page, ' prat web1-0001');
  await expect(h1(page)).toHaveText('Voucher Anda siap dipakai');
  await expect(h1(page)).toBeFocused();

  await page.getByRole('link', { name: 'Simpan untuk nanti' }).click();
  await expect(page.getByText('1 voucher')).toBeVisible();
  await page.getByRole('link', { name: /^Pakai voucher/ }).click();
  await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
  await page.getByRole('button', { name: 'Daftar dengan voucher ini' }).dblclick();
  await expect(page).toHaveURL(/\/payment\/success\?trx=/);
  await expect(h1(page)).toHaveText('Pendaftaran berhasil');
  await expect(page.getByText('Terdaftar', { exact: true })).toBeVisible();

  await page.goto('/transaction?tab=paid');
  await expect(page.getByText('1 pembelian')).toBeVisible(); // pressed twice, bought once
  await page.goto('/voucher?tab=used');
  await expect(page.getByText('PRAT-WEB1-0001')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Lihat pendaftaran/ })).toHaveAttribute('href', /^\/transaction\?trx=/);
});

test('codes are listed in the panel, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'gita', '/voucher');
  await page.getByRole('button', { name: 'Salin kode' }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PRAT-GITA-0019');
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  await panel(page).getByText('Kode Prakerja uji').click();
  const row = panel(page).getByRole('listitem').filter({ hasText: 'PRAT-WEB1-0001' });
  await expect(row).toContainText('Bisa ditukarkan');
  await row.getByRole('button', { name: 'Salin' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('PRAT-WEB1-0001');
});

test('a code is redeemed and used without a mouse', async ({ page }) => {
  await openAs(page, 'ayu', '/voucher?tukar=1&skema=barista');
  await tabTo(page, codeField(page));
  await page.keyboard.type('pratkopi0007');
  await expect(codeField(page)).toHaveValue('PRAT-KOPI-0007');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0'); // in the middle the caret stays where it is
  await expect(codeField(page)).toHaveValue('PRAT-KOPI-0007');
  await tabTo(page, page.getByRole('radio').and(page.locator(':enabled')).first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Tukarkan kode', exact: true }));
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('Voucher Anda siap dipakai');
  await tabTo(page, page.getByRole('link', { name: 'Pakai voucher sekarang' }));
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('Tinjau pendaftaran Anda');
  await expect(h1(page)).toBeFocused();
});
