import type { Locator } from '@playwright/test';
import { expect, openPanel, openSection, test } from './support/portal.ts';

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

test('on a phone the player of a scene stays in sight above the highest panel, and goes on at its step after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?jaringan=cepat');
  const section = await openSection(page, 'Skenario');
  await section.locator('input[type=file]').setInputFiles('tests/scenarios/purchase-with-lost-replies.json');
  const scene = page.getByRole('complementary', { name: 'Adegan' });
  await scene.getByRole('button', { name: 'Maju' }).click();
  await expect(scene.getByText('Langkah 1 dari 17')).toBeVisible();
  await expect(section).toBeHidden();
  const panel = await openPanel(page);
  await panel.getByRole('separator').focus();
  for (let height = 0; height < 844; height += 24) await page.keyboard.press('ArrowUp');
  const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0;
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(() => topOf(scene)).toBeGreaterThan(header?.height ?? 0);
  await page.reload();
  await expect(scene.getByText('Langkah 1 dari 17')).toBeVisible();
  await scene.getByRole('button', { name: 'Maju' }).click();
  await expect(scene.getByText('Langkah 2 dari 17')).toBeVisible();
});
