import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/portal.ts';

const pagesOf = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test('the paper of a sent appeal and the receipt of a purchase print complete on one page each, without the portal around them', async ({
  page,
}) => {
  const trxId = `TRX-${new Date().getFullYear()}-000127`;
  await openAs(page, 'fajar', `/myassessment/appeal/${Buffer.from(trxId).toString('base64url')}`);
  await page.getByRole('textbox', { name: 'Alasan banding' }).fill('Bukti pengendalian anggaran belum dinilai.');
  for (const index of [0, 1, 2]) await page.getByRole('radio', { name: 'Ya' }).nth(index).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('radio', { name: 'Ketik', exact: true }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Fajar Contoh');
  await page.getByRole('button', { name: 'Kirim banding' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
  await expect(page.getByRole('region', { name: /^Banding terkirim, / })).toBeFocused();
  await page.goto('/documents/banding');
  await expect(page.getByText('Bukti pengendalian anggaran belum dinilai.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('FR.AK.04', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(page.getByText(/^Banding dikirim /)).toBeHidden();
  expect(await pagesOf(page)).toBe(1);

  await page.emulateMedia({ media: null });
  await page.goto('/transaction?tab=paid');
  await page
    .getByRole('table', { name: /^Pembelian:/ })
    .getByRole('link')
    .last()
    .click();
  await page.getByRole('link', { name: 'Lihat bukti pembelian' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article', { name: 'Bukti pembelian' });
  for (const text of ['Fajar Contoh', 'fajar@contoh.example', 'LUNAS', 'SIMULASI', /^Rp /, /^Terbilang: .+ rupiah$/])
    await expect(paper.getByText(text).first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  expect(await pagesOf(page)).toBe(1);
  await expect(page).toHaveURL(/kwitansi/);
});
