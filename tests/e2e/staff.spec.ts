import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, openAs, test } from './support/portal.ts';

const timeline = (trxId: string) => `/myassessment/timeline/${Buffer.from(trxId).toString('base64url')}`;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  const staff = panel(page).getByText('Petugas bekerja sendiri');
  await expect(panel(page).getByText('Peran petugas')).toBeVisible();
  if (!(await staff.isVisible())) await panel(page).getByText('Peran petugas').click(); // it remembers what was open
  await expect(panel(page).getByText('Petugas bekerja sendiri')).toBeVisible();
};

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
