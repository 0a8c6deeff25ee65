import { expect, openAs, test } from '../support/portal.ts';

test('the paper of a sent appeal prints on one page, without the portal around it', async ({ page }) => {
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
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
