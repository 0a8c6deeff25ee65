import type { Page } from '@playwright/test';
import { noisePng } from '../support/noise-png.ts';
import { desktop, expect, follow, openAs, phone, test } from '../support/portal.ts';

const box = (page: Page) => page.getByRole('group', { name: 'Kotak tanda tangan' });
const strokes = (page: Page) => page.getByRole('img', { name: /goresan|Kotak masih kosong/ });

const draw = async (page: Page) => {
  await box(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.5);
  await page.mouse.down();
  for (const step of Array.from({ length: 20 }, (_, index) => index))
    await page.mouse.move(x + width * (0.2 + step / 40), y + height * (0.5 + Math.sin(step / 2) / 4));
  await page.mouse.up();
};

test('a photo is cropped 3×4 with the keyboard and saved below 500 KB; a signature is drawn with the mouse, kept across a change of width and saved cropped to its ink; on a phone the tabs are an accordion that follows the address', async ({
  page,
}) => {
  await openAs(page, 'ayu', '/profile');
  await page.getByRole('button', { name: 'Tambah foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah foto profil' });
  const buffer = noisePng(1200);
  await dialog
    .getByLabel('Foto')
    .setInputFiles({ name: 'rusak.png', mimeType: 'image/png', buffer: buffer.subarray(0, 20) });
  await expect(dialog.getByText('rusak.png: File tidak dapat dibaca')).toBeVisible();
  await dialog.getByLabel('Foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  const part = dialog.getByRole('application', { name: 'Bagian foto yang dipakai' });
  await expect(part).toBeVisible();
  await dialog.getByLabel('Perbesar').fill('2');
  await part.focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Simpan foto' }).click();
  const news = page.getByText('Foto profil tersimpan.');
  const bottom = await news.evaluate((region) => region.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? 0);
  const avatar = page.getByRole('banner').locator('img[src^="data:image/jpeg"]');
  await expect(avatar).toBeVisible();
  const ratio = await avatar.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(ratio).toBeCloseTo(3 / 4, 2);
  const bytes = await avatar.evaluate((image: HTMLImageElement) => (image.src.length * 3) / 4);
  expect(bytes).toBeLessThanOrEqual(500_100);
  await expect(page.getByRole('button', { name: 'Ganti foto' })).toBeFocused();

  await follow(page, '/profile?tab=tanda_tangan');
  await page.getByRole('button', { name: 'Buat tanda tangan' }).click();
  const save = page.getByRole('button', { name: 'Simpan tanda tangan' });
  await save.click();
  await page.getByRole('link', { name: 'Gambar tanda tangan Anda di dalam kotak' }).click();
  await expect(box(page)).toBeFocused();
  await draw(page);
  const place = await box(page).boundingBox();
  await draw(page);
  await expect(strokes(page)).toHaveAccessibleName('Gambar, 2 goresan');
  expect(await box(page).boundingBox()).toEqual(place); // the box must not move under the pen
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(strokes(page)).toHaveAccessibleName('Gambar, 1 goresan');
  await page.getByRole('button', { name: 'Bersihkan' }).click();
  await expect(strokes(page)).toHaveAccessibleName('Kotak masih kosong');
  await expect(box(page)).toBeFocused();

  await draw(page);
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('radio', { name: 'Gambar' }).check();
  await page.setViewportSize(phone);
  await page.setViewportSize(desktop);
  await expect(strokes(page)).toHaveAccessibleName('Gambar, 1 goresan');
  await save.click();
  const saved = page.getByRole('img', { name: 'Tanda tangan Anda' });
  const { width, height } = await saved.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
    width: naturalWidth,
    height: naturalHeight,
  }));
  expect(width).toBeGreaterThan(height);
  expect(width).toBeLessThan(800);

  await page.getByRole('button', { name: 'Ganti tanda tangan' }).click();
  await page.getByRole('radio', { name: 'Unggah' }).check();
  const picture = noisePng(60);
  const give = (name: string, buffer: Buffer) =>
    page.getByLabel('Gambar tanda tangan', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer });
  await give('rusak.png', picture.subarray(0, 20));
  await expect(page.getByText('rusak.png: File tidak dapat dibaca')).toBeVisible();
  await give('paraf.png', picture);
  await expect(page.getByRole('img', { name: 'Tanda tangan yang akan disimpan' })).toBeVisible();
  await save.click();
  await expect(saved).toHaveAttribute('src', `data:image/png;base64,${picture.toString('base64')}`);

  await page.setViewportSize(phone);
  await page.goto('/profile?tab=informasi_pribadi');
  await page.getByLabel('Tempat lahir').fill('Malang Baru');
  const summary = page.locator('summary', { hasText: 'Riwayat Pendidikan' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=riwayat_pendidikan/);
  await expect(summary).toBeInViewport();
  await expect(page.getByLabel('Tempat lahir')).toBeHidden();
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'Informasi Pribadi' }).click();
  await expect(page.getByLabel('Tempat lahir')).toHaveValue('Malang Baru');
});
