import { expect, expectNoAxeFindings, onPlainHttp, openAs, test } from '../support/portal.ts';

test.use(onPlainHttp);

test('a ready device is reported as ready, after each check, and the practice questions have the helps of an exam', async ({
  page,
}) => {
  await openAs(page, 'eka', '/myassessment/exam/gladi-bersih');
  const checks = page.getByRole('region', { name: 'Pemeriksaan perangkat' });
  await expect(checks.getByText('Perangkat siap', { exact: true })).toBeVisible();
  await expect(checks.getByText('Baik', { exact: true })).toHaveCount(5);
  await expect(checks).toContainText('Ujian percobaan dapat dibuka, dijawab, dibuka lagi, dan dikumpulkan.');
  await expect(checks).toContainText('Server menjawab 5 dari 5 percobaan');
  await expect(checks).toContainText('Lebar jendela 1440 piksel.');
  await checks.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(checks.getByText('Pemeriksaan ke-2 selesai.')).toBeAttached();

  await page.getByRole('button', { name: 'Alat bantu' }).click();
  await page
    .getByRole('dialog', { name: 'Alat bantu' })
    .getByRole('checkbox', { name: 'Tombol coret di samping pilihan' })
    .check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Coret pilihan B' }).click();
  await expect(page.getByText('Pilihan B dicoret.', { exact: true })).toBeAttached();
  const struck = page.getByRole('radio', { name: /^B/ });
  await expect(struck).toHaveAccessibleDescription('Dicoret');
  await expectNoAxeFindings(page);
  await page.getByText('Menutup halaman ujian lalu membukanya kembali.').click();
  await expect(struck).toBeChecked();
  await expect(struck).not.toHaveAccessibleDescription('Dicoret');
});
