import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, openAs, phone, test } from './support/portal.ts';

const timeline = (trxId: string) => `/myassessment/timeline/${Buffer.from(trxId).toString('base64url')}`;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Panel Simulasi' });
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
  await desk.getByText('APL 01: Barista').click();
  await desk.getByText('Kembalikan', { exact: true }).click();
  await desk.getByRole('button', { name: 'Kembalikan formulir' }).click();
  await expect(desk.getByRole('alert')).toContainText('Tulis catatan, atau beri catatan pada bagian formulir.');
  await desk.getByLabel('Catatan untuk asesi').fill('Foto KTP buram.');
  await desk.getByLabel('Bagian formulir').selectOption('requirement:ktp');
  await desk.getByLabel('Catatan pada bagian ini').fill('Pindai ulang KTP Anda.');
  await expectNoAxeFindings(desk);
  await desk.getByRole('button', { name: 'Kembalikan formulir' }).click();
  await expect(desk.getByText('APL 01: Barista dikembalikan.')).toBeVisible();
  await expect(desk.getByText('Tidak ada yang menunggu petugas.')).toBeVisible();

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
