import { expect, openAs, plainHttp, test } from '../support/portal.ts';

test('a ready device is reported as ready, after each check', plainHttp, async ({ page }) => {
  await openAs(page, 'eka', '/myassessment/exam/gladi-bersih');
  const checks = page.getByRole('region', { name: 'Pemeriksaan perangkat' });
  await expect(checks.getByText('Perangkat ini siap', { exact: true })).toBeVisible();
  await expect(checks.getByText('Baik', { exact: true })).toHaveCount(5);
  await expect(checks).toContainText('Ujian percobaan dapat dibuka, dijawab, dibuka lagi, dan dikumpulkan.');
  await expect(checks).toContainText('Server menjawab 5 dari 5 percobaan');
  await expect(checks).toContainText('Lebar jendela 1440 piksel.');
  await checks.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(checks.getByText('Pemeriksaan ke-2 selesai.')).toBeAttached();
});
