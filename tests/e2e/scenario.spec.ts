import { expect, openSection, test } from './support/portal.ts';

test('a link asks before it replaces a world with somebody’s work in it, and that world can be restored', async ({
  page,
}) => {
  await page.goto('/?skenario=siap-ujian&jaringan=cepat');
  await expect(page.getByText('Siap dikerjakan').first()).toBeVisible();
  await page.goto('/');
  await (await openSection(page, 'Data besar')).getByRole('button', { name: 'Isi sedikit (20 dan 20)' }).click();
  await expect(page.getByLabel(/^Notifikasi, 2\d belum dibaca/).first()).toBeAttached();
  await page.goto('/?skenario=hari-asesmen');
  const question = page.getByRole('alertdialog', { name: 'Ganti dunia simulasi ini?' });
  await question.getByRole('button', { name: 'Ya, ganti' }).click();
  await expect(page).toHaveURL(/\/myassessment\/timeline\/[^?]+$/);
  await openSection(page, 'Dunia simulasi');
  await page
    .getByRole('button', { name: /^Ambil kembali/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible();
});
