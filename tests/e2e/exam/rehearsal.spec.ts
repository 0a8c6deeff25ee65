import { desktop, expect, expectNoAxeFindings, openAs, plainHttp, test } from '../support/portal.ts';

const address = '/myassessment/exam/gladi-bersih';

test('a device that is ready is told so, after each check', plainHttp, async ({ page }) => {
  await openAs(page, 'eka', address);
  await expect(page.getByRole('heading', { level: 1, name: 'Gladi Bersih' })).toBeVisible();
  const checks = page.getByRole('region', { name: 'Pemeriksaan perangkat' });
  await expect(checks.getByText('Perangkat ini siap', { exact: true })).toBeVisible();
  await expect(checks.getByText('Baik', { exact: true })).toHaveCount(5);
  await expect(checks).toContainText('Ujian percobaan dapat dibuka, dijawab, dibuka lagi, dan dikumpulkan.');
  await expect(checks).toContainText('Server menjawab 5 dari 5 percobaan');
  await expect(checks).toContainText('Lebar jendela 1440 piksel.');
  await expectNoAxeFindings(page);
  await checks.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(checks.getByText('Pemeriksaan ke-2 selesai.')).toBeAttached();

  await page.setViewportSize({ ...desktop, width: 1100 });
  await expect(checks).toContainText('Lebar jendela 1100 piksel.');
  await expectNoAxeFindings(page);
});

test('the practice is done by keys alone, and its list and help have no axe findings', async ({ page }) => {
  await openAs(page, 'eka', address);
  await expect(page.getByRole('heading', { name: 'Soal 1 dari 3' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await expect(page.getByText('Tersimpan di perangkat')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Ragu-ragu', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Soal 2 dari 3' })).toBeFocused();
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Naik bus, lalu berjalan kaki. 1 2 3 a b n p r t ?');
  await expect(page.getByRole('heading', { name: 'Soal 3 dari 3' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Soal 3/ })).toHaveValue(/1 2 3 a b n p r t \?$/);
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Tampilkan semua soal' }).click();
  await expect(page.getByRole('article', { name: /^Soal/ })).toHaveCount(3);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Pintasan keyboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Pintasan keyboard' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Selesai berlatih' }).click();
  await expect(page.getByText('Anda menjawab 3 dari 3 soal latihan.')).toBeVisible();
  await page.getByRole('button', { name: 'Ulangi latihan' }).click();
  await expect(page.getByRole('heading', { name: 'Soal 1 dari 3' })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
