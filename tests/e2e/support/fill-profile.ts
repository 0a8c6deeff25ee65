import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

const chooseFile = async (
  page: Page,
  part: Locator,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
) => {
  const chooser = page.waitForEvent('filechooser');
  await part.getByText(/^Pilih (file|foto)$/).click();
  await (await chooser).setFiles(file);
};

const portrait = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#14397d';
    context.fillRect(0, 0, 600, 800);
    context.fillStyle = '#e8a317';
    context.arc(300, 330, 160, 0, 7);
    context.fill();
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
};

export const fillPersonalData = async (page: Page) => {
  await page.getByRole('textbox', { name: 'NIK' }).fill('3471014507900001');
  await page.getByLabel('Tempat lahir').fill('Yogyakarta');
  await page.getByLabel('Tanggal lahir', { exact: true }).fill('07/05/1990');
  await page.getByRole('radio', { name: 'Perempuan' }).check();
  await page.getByLabel('Nomor HP').fill('081234567890');
  await page.getByLabel('Alamat rumah').fill('Jalan Contoh No. 1, RT 01/RW 02');
  for (const region of ['Provinsi', 'Kota/kabupaten', 'Kecamatan', 'Kelurahan/desa'])
    await page.getByLabel(region, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Kode pos', { exact: true }).fill('55111');
  await page.getByLabel('Kualifikasi pendidikan').selectOption({ label: 'S1' });
  await page.getByRole('radio', { name: 'Tidak', exact: true }).check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Informasi pribadi tersimpan.')).toBeVisible();
};

export const addPhoto = async (page: Page) => {
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await portrait(page) };
  await page.getByRole('button', { name: 'Tambah foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah foto profil' });
  await chooseFile(page, dialog, photo);
  await dialog.getByRole('button', { name: /Simpan|Pakai/ }).click();
  await expect(dialog).toBeHidden();
};

export const addEducation = async (page: Page) => {
  await page.getByRole('button', { name: /^Tambah/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jenjang pendidikan').selectOption({ label: 'S1' });
  await dialog.getByLabel('Nama sekolah atau perguruan tinggi').fill('Universitas Contoh');
  await dialog.getByLabel('Jurusan').fill('Ilmu Komunikasi');
  await dialog.getByLabel('Tahun mulai').fill('2008');
  await dialog.getByLabel('Tahun selesai').fill('2012');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('main').getByText('Universitas Contoh').first()).toBeVisible();
};

export const typeSignature = async (page: Page, name: string) => {
  await page
    .getByRole('button', { name: /tanda tangan/i })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Ketik', exact: true }).check();
  await expect(page.getByRole('textbox', { name: 'Nama Anda' })).toHaveValue(name);
  await page.getByRole('button', { name: 'Simpan tanda tangan' }).click();
  await expect(page.getByText('Tanda tangan disimpan.')).toBeVisible();
};
