import { expect, test } from './portal.ts';

test('a link with a scenario leads into the exams of its candidate, the same each time', async ({ page }) => {
  await page.goto('/?skenario=sedang-ujian');
  await expect(page).toHaveURL(/\/myassessment\/exam\/[^?]+$/);
  await expect(page.getByText(/Sisa waktu (40|39) menit/)).toBeVisible();
  await page.goto('/schema/list?skenario=siap-ujian');
  await expect(page).toHaveURL(/\/myassessment\/exam\/[^?]+$/);
  await expect(page.getByText('Sisa waktu')).toHaveCount(0);
});

test('a link with an unknown scenario says so and changes nothing', async ({ page }) => {
  await page.goto('/?skenario=tidak-ada');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Skenario “tidak-ada” tidak ada.');
  await alert.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible();
});

test('the assessor in the panel gives more time, closes an exam and opens it again', async ({ page }) => {
  await page.goto('/?skenario=sedang-ujian');
  await expect(page).toHaveURL(/\/myassessment\/exam\//);
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  const panel = page.getByRole('dialog', { name: 'Panel Simulasi' });
  await panel.getByText('Peran petugas').click();
  await panel.getByText('Ujian: Junior Web Programmer').click();
  await panel.getByRole('button', { name: '+15 menit' }).click();
  await expect(panel.getByText('ditambah 15 menit')).toBeVisible();
  await panel.getByRole('button', { name: 'Tutup sementara' }).click();
  await expect(panel.getByText('Tulis alasan untuk asesi.').first()).toBeVisible();
  await panel.getByLabel('Alasan penutupan').fill('Listrik padam.');
  await panel.getByRole('button', { name: 'Tutup sementara' }).click();
  await expect(panel.getByText('Ditutup sementara: Listrik padam.')).toBeVisible();
  await panel.getByRole('button', { name: 'Buka kembali' }).click();
  await expect(panel.getByRole('button', { name: 'Tutup sementara' })).toBeVisible();
});
