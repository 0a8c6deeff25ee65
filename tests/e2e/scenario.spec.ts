import { expect, test } from './support/portal.ts';

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
