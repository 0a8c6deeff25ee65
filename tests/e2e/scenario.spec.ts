import { expect, openSection, test } from './support/portal.ts';

test('a link with a scenario leads into the exams of its candidate, the same each time', async ({ page }) => {
  await page.goto('/?skenario=sedang-ujian');
  await expect(page).toHaveURL(/\/myassessment\/exam\/[^?]+$/);
  await expect(page.getByText(/Sisa waktu (40|39) menit/)).toBeVisible();
  await page.goto('/schema/list?skenario=siap-ujian&jaringan=cepat');
  await expect(page).toHaveURL(/\/myassessment\/exam\/[^?]+$/);
  await expect(page.getByText('Siap dikerjakan').first()).toBeVisible();
  await expect(page.getByText('Sisa waktu')).toHaveCount(0);
});

test('a link with an unknown scenario says so, offers the list and changes nothing', async ({ page }) => {
  await page.goto('/?skenario=tidak-ada&waktu=besok');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Skenario “tidak-ada” tidak ada.');
  await expect(alert).toContainText('Waktu “besok” tidak dikenal.');
  await expect(alert.getByRole('button', { name: 'Buka skenario siap-beli' })).toBeVisible();
  await alert.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible();
});

test('a link asks before it replaces a world that somebody has worked in, and that world can be taken back', async ({
  page,
}) => {
  await page.goto('/?skenario=siap-ujian');
  await expect(page.getByText('Siap dikerjakan').first()).toBeVisible();
  await page.goto('/');
  await (await openSection(page, 'Data besar')).getByRole('button', { name: 'Isi sedikit (20 dan 20)' }).click();
  await expect(page.getByLabel(/^Notifikasi, 2\d belum dibaca/).first()).toBeAttached(); // it is done
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
