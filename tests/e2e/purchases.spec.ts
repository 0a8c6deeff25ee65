import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/portal.ts';
import { chooseFromHome, gateway, reviewOrder } from './support/purchase-steps.ts';

const history = (page: Page) => page.getByRole('table', { name: /^Pembelian:/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The detail of the purchase that bima has not paid. */
const openPending = async (page: Page) => {
  await page.goto('/transaction');
  await history(page).getByRole('link', { name: 'Junior Web Programmer' }).click();
  await expect(heading(page)).toHaveText('Rincian pembelian');
  await expect(page.getByRole('timer')).toContainText('jam');
};

test('the purchase history has three tabs, each with what is there, and an unpaid purchase can be paid', async ({
  page,
}) => {
  await openAs(page, 'bima', '/transaction');
  await expect(heading(page)).toHaveText('Riwayat Pembelian');
  await expect(history(page).getByRole('row')).toHaveCount(2); // with the head
  await page.getByRole('link', { name: 'Gagal', exact: true }).click();
  await expect(page).toHaveURL(/\/transaction\?tab=failed$/);
  for (const status of ['Kedaluwarsa', 'Gagal', 'Dibatalkan']) {
    await expect(history(page).getByText(status, { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Lunas', exact: true }).click();
  await expect(page.getByText('Belum ada pembelian yang lunas')).toBeVisible();
  await page.goBack();
  await expect(history(page).getByText('Kedaluwarsa')).toBeVisible();

  await openPending(page);
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).dblclick();
  await expect(gateway(page)).toHaveCount(1);
  await gateway(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText('Pembayaran belum selesai')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await gateway(page).getByRole('button', { name: 'Bayar' }).click();
  await expect(heading(page)).toHaveText('Pembayaran berhasil');
  await page.getByRole('link', { name: 'Lihat rincian dan bukti' }).click();
  await expect(page.getByRole('link', { name: 'Buka proses sertifikasi' })).toBeVisible();
  await page.goto('/transaction?tab=paid');
  await expect(history(page).getByRole('link', { name: 'Junior Web Programmer' })).toBeVisible();
});

test('cancelling asks first; the other browser tab and the other device learn of it', async ({ page, context }) => {
  await openAs(page, 'bima', '/transaction');
  const other = await context.newPage();
  await other.goto('/transaction');
  await expect(history(other).getByRole('link', { name: 'Junior Web Programmer' })).toBeVisible();

  await openPending(page);
  await page.getByRole('button', { name: 'Batalkan pembelian' }).click();
  const question = page.getByRole('alertdialog', { name: 'Batalkan pembelian ini?' });
  await question.getByRole('button', { name: 'Tidak' }).click();
  await expect(page.getByRole('button', { name: 'Batalkan pembelian' })).toBeFocused();
  await page.getByRole('button', { name: 'Batalkan pembelian' }).click();
  await question.getByRole('button', { name: 'Ya, batalkan' }).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: 'Pembelian dibatalkan' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Daftar lagi' })).toHaveAttribute(
    'href',
    '/schema/junior-web-programmer',
  );
  await expect(other.getByText('Tidak ada tagihan yang menunggu')).toBeVisible();
});

test('what one browser tab is paying, another one does not cancel; paid there, it is shown as paid here', async ({
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
});

test('the receipt prints on one page, with everything on it and nothing of the portal around it', async ({ page }) => {
  await openAs(page, 'gita', '/transaction?tab=paid');
  await history(page).getByRole('link').last().click();
  await page.getByRole('link', { name: 'Lihat bukti pembelian' }).click();
  await expect(heading(page)).toHaveText('Bukti pembelian');
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Cetak' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article', { name: 'Bukti pembelian' });
  for (const text of ['Gita Contoh', 'gita@contoh.example', 'LUNAS', 'SIMULASI', /^Rp /, /^Terbilang: .+ rupiah$/]) {
    await expect(paper.getByText(text).first()).toBeVisible();
  }
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page).toHaveURL(/kwitansi/);
});

test('Back while the payment window is open changes nothing of the payment: its result is shown', async ({ page }) => {
  await chooseFromHome(page, 'Junior Web Programmer', async () => {
    await page.getByLabel('Email').fill('maya@contoh.example');
    await page.getByLabel('Kata sandi', { exact: true }).fill('contoh123');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  });
  await reviewOrder(page);
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await expect(gateway(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Tinjau pendaftaran Anda');
  await gateway(page).getByRole('button', { name: 'Bayar' }).click();
  await expect(page).toHaveURL(/\/payment\/success\?trx=/);
  await expect(heading(page)).toHaveText('Pembayaran berhasil');
});
