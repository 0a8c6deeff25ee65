import type { Page } from '@playwright/test';
import { download, textOf } from '../support/downloaded-pdf.ts';
import { closePanel, expect, openAs, test } from '../support/portal.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a certificate is downloaded in two presses from its card on, and its QR address is verified for whoever has no account', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'gita', '/myassessment');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Staf SDM' }) });
  await card.getByRole('link', { name: 'Lihat sertifikat' }).click();
  await expect(page).toHaveURL(/\/certificate\/psre\?trx=/);
  await expect(page.getByText('Siap diunduh')).toBeVisible();

  const file = await download(page, 'Unduh sertifikat');
  expect(file.name).toMatch(/^Sertifikat-CONTOH-[\d-]+\.pdf$/);
  const text = await textOf(file.path);
  expect(text).toContain('SIMULASI – BUKAN SERTIFIKAT SAH');
  expect(text).toContain('Gita Contoh');
  expect(text).toContain('Menyusun Uraian Jabatan');
  const number = /No\. (CONTOH [\d ]+\d)/.exec(text)?.[1] ?? '';
  const address = /^https?:\/\/\S+\/certificate-check\?no=\S+$/m.exec(text)?.[0] ?? '';
  expect(new URL(address).searchParams.get('no')).toBe(number);
  expect(new URL(address).origin).toBe(new URL(baseURL ?? '').origin);

  // the certificate is of this world, so whoever scans it has to be in it as well: a guest in the same browser
  await page.getByRole('button', { name: /Gita Contoh/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('link', { name: 'Masuk' }).first()).toBeVisible();
  await page.goto(address);
  await expect(heading(page, 'Sertifikat berlaku')).toBeVisible();
  const result = page.getByRole('article', { name: 'Sertifikat berlaku' });
  for (const said of ['Gita Contoh', number, 'Staf SDM', 'M.70SDM01.010.2']) {
    await expect(result.getByText(said, { exact: true })).toBeVisible();
  }
  await expect(result.getByText(/bukan sertifikat yang sah/)).toBeVisible();
});

test('a number is checked by hand: expired and revoked ones are told in words, and one that nobody has is not found', async ({
  page,
}) => {
  await page.goto('/certificate-check');
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  await page.getByText('Nomor sertifikat untuk dicek').click();
  const numbers = page.getByRole('list', { name: 'Daftar nomor sertifikat untuk dicek' });
  const numberOf = async (state: string) =>
    (await numbers.getByRole('listitem').filter({ hasText: state }).locator('strong').first().textContent()) ?? '';
  const [expired, revoked] = [await numberOf('Kedaluwarsa'), await numberOf('Dicabut')];
  await closePanel(page);

  const field = page.getByLabel('Nomor sertifikat atau alamat QR');
  await field.fill(` ${expired.toLowerCase().replaceAll(' ', '  ')} `);
  await field.press('Enter');
  await expect(heading(page, 'Sertifikat sudah kedaluwarsa')).toBeFocused();
  await field.fill(`https://situs-lain.example/certificate-check?${new URLSearchParams({ no: revoked })}`);
  await page.getByRole('button', { name: 'Periksa sertifikat' }).click();
  await expect(heading(page, 'Sertifikat dicabut')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/certificate-check\\?no=${revoked.replaceAll(' ', '\\+')}$`));
  await field.fill('CONTOH 9999 9999');
  await field.press('Enter');
  await expect(heading(page, 'Sertifikat tidak ditemukan')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Sertifikat dicabut')).toBeVisible();
  await expect(field).toHaveValue(revoked);

  await field.fill('https://situs-lain.example/masuk?no=1234');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('bukan alamat pemeriksaan sertifikat');
});

test('the receipt of a purchase is a PDF as well', async ({ page }) => {
  await openAs(page, 'gita', '/transaction?tab=paid');
  await page.getByRole('table').getByRole('link', { name: 'Staf SDM' }).click();
  await page.getByRole('link', { name: /bukti/i }).click();
  const file = await download(page, 'Unduh PDF');
  const text = await textOf(file.path);
  expect(text).toContain('LUNAS');
  expect(text).toContain('satu juta seratus ribu rupiah');
});
