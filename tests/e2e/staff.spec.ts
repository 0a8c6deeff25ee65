import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, openAs, phone, test } from './support/portal.ts';

const timeline = (trxId: string) => `/myassessment/timeline/${Buffer.from(trxId).toString('base64url')}`;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });
const closePanel = (page: Page) => panel(page).getByRole('button', { name: 'Tutup' }).click();

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  const staff = panel(page).getByText('Petugas bekerja sendiri');
  await expect(panel(page).getByText('Peran petugas')).toBeVisible();
  if (!(await staff.isVisible())) await panel(page).getByText('Peran petugas').click(); // it remembers what was open
  await expect(panel(page).getByText('Petugas bekerja sendiri')).toBeVisible();
};

const stage = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const next = (page: Page) => page.getByRole('main').locator('[aria-current="step"]');

test('a form that the admin returns with a note changes the timeline of another tab without a reload', async ({
  page,
  context,
}) => {
  await openAs(page, 'gita', timeline('TRX-2026-000190'));
  await expect(page.getByText('Menunggu Admin: Formulir APL 01')).toBeVisible();

  const desk = await context.newPage();
  await desk.goto('/');
  await openPanel(desk);
  await expect(panel(desk).getByText('1 menunggu')).toBeVisible();
  await desk.getByText('APL 01: Barista').click();
  await desk.getByText('Kembalikan', { exact: true }).click();
  await desk.getByRole('button', { name: 'Kembalikan formulir' }).click();
  await expect(desk.getByRole('alert')).toContainText('Tulis catatan, atau beri catatan pada bagian formulir.');
  await desk.getByLabel('Catatan untuk asesi').fill('Foto KTP buram.');
  await desk.getByText('Bukti kelengkapan').click();
  await desk.getByRole('button', { name: /^Beri catatan pada Fotokopi KTP/ }).click();
  await desk.getByLabel(/^Catatan untuk Fotokopi KTP/).fill('Pindai ulang KTP Anda.');
  await expectNoAxeFindings(desk);
  await desk.getByRole('button', { name: 'Kembalikan formulir' }).click();
  await expect(desk.getByText('APL 01: Barista dikembalikan.')).toBeVisible();
  await expect(desk.getByText(/^Tidak ada yang menunggu petugas\./)).toBeVisible();
  await expect(panel(desk).getByText('1 menunggu')).toBeHidden();

  await expect(next(page)).toContainText('Perlu diperbaiki');
  await expect(page.getByText('Foto KTP buram.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Perbaiki Formulir APL 01' })).toBeVisible();
});

test('the robots do after a journey in time what came in, and leave alone what the world began with', async ({
  page,
}) => {
  await openAs(page, 'eka', timeline('TRX-2026-000132'));
  await openPanel(page);
  await panel(page).getByText('Ujian: Junior Web Programmer').click();
  await panel(page).getByRole('button', { name: 'Tandai ujian selesai' }).click();
  await expect(panel(page).getByText('Ujian: Junior Web Programmer ditandai selesai.')).toBeVisible();
  await expect(stage(page, 'Ujian')).toContainText('Menunggu Asesor');
  await panel(page).getByRole('button', { name: '+1 jam' }).click();
  await closePanel(page);
  await expect(next(page)).toContainText('Hasil Asesmen');

  await openPanel(page);
  await panel(page).getByText('Semua asesi').click();
  await expect(panel(page).getByText('APL 01: Barista')).toBeVisible();
  await expect(panel(page).getByText('Ujian: Barista')).toBeVisible();
});

test('robots that are off do nothing; a unit not yet competent opens the appeal, on a phone and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAs(page, 'maya', '/transaction');
  await openPanel(page);
  await panel(page).getByLabel('Petugas bekerja sendiri').focus();
  await page.keyboard.press('Space');
  await expect(panel(page).getByLabel('Petugas bekerja sendiri')).not.toBeChecked();
  await panel(page).getByText('Ujian: Barista').focus();
  await panel(page).getByText('Ujian: Barista').click();
  await panel(page)
    .getByLabel(/^Menyeduh Espresso/)
    .focus();
  await page.keyboard.press('Space');
  await panel(page).getByLabel('Catatan untuk Menyeduh Espresso').fill('Suhu air tidak diukur.');
  await expectNoAxeFindings(page);
  await panel(page).getByRole('button', { name: 'Putuskan belum kompeten' }).press('Enter');
  await expect(panel(page).getByText('Ujian: Barista diputuskan.')).toBeVisible();
  await closePanel(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(timeline('TRX-2026-000140'));
  await expect(next(page)).toContainText('Hasil Asesmen');
  await expect(stage(page, 'Banding')).toContainText('Menunggu Anda');
});

test('who decides competent without one answer is asked first, and the reading opens over the whole window', async ({
  page,
}) => {
  await openAs(page, 'maya', '/transaction');
  await openPanel(page);
  await panel(page).getByText('Ujian: Barista').click();
  await expect(panel(page).getByText('Tidak ada ujian yang diikuti di portal')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Putuskan kompeten' }).click();
  const question = page.getByRole('alertdialog', { name: 'Putuskan kompeten tanpa jawaban?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByText('Semua asesi').click();
  await panel(page).getByText('APL 01: Barista').click();
  await panel(page).getByRole('button', { name: 'Baca dalam jendela besar' }).click();
  const large = page.getByRole('dialog', { name: 'APL 01: Barista' });
  await expect(
    large.getByRole('button', { name: 'Buka ktp.pdf di tab baru' }).or(large.getByText('.pdf').first()).first(),
  ).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a payment whose news comes late is pending until then, and paid from then on', async ({ page }) => {
  await openAs(page, 'bima', '/transaction');
  await openPanel(page);
  await panel(page).getByText('Pembayaran: ').first().click();
  await panel(page).getByLabel('Yang terjadi dengan pembayaran ini').selectOption('late-5');
  await panel(page).getByRole('button', { name: 'Jalankan' }).click();
  await expect(panel(page).getByText('kabarnya datang 5 menit waktu server lagi.')).toBeVisible();
  await expect(panel(page).getByText('Uangnya sudah di gerbang pembayaran')).toBeVisible();
  await expectNoAxeFindings(page);
  await panel(page).getByRole('button', { name: '+1 jam' }).click();
  await expect(panel(page).getByText('APL 01, APL 02, ujian, banding')).toBeVisible();
  await closePanel(page);
  await page.goto('/transaction?tab=paid');
  await expect(page.getByRole('main').getByText('Junior Web Programmer').first()).toBeVisible();
});

test('a later step is jumped to from the timeline by keyboard; a step that cannot be reached says why', async ({
  page,
}) => {
  await openAs(page, 'citra', timeline('TRX-2026-000198'));
  await page.getByRole('button', { name: 'Lompat ke langkah ini: Hasil Asesmen' }).press('Enter');
  await expect(next(page)).toContainText('Hasil Asesmen');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Lompat ke langkah ini: Banding' }).press('Enter');
  await expect(stage(page, 'Banding')).toContainText('Banding hanya ada untuk hasil belum kompeten.');
  await expectNoAxeFindings(page);
});
