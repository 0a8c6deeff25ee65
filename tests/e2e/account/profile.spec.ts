import type { Page } from '@playwright/test';
import { desktop, expect, expectNoAxeFindings, openAs, phone, test } from '../support/portal.ts';

const openProfile = async (page: Page, name: string, query = '') => {
  await openAs(page, name, `/profile${query}`);
  await expect(page.getByLabel('Nama lengkap')).toBeVisible();
};

const choose = (page: Page, label: string, option: string | RegExp) =>
  page.getByLabel(label, { exact: true }).selectOption(typeof option === 'string' ? { label: option } : { index: 1 });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();

/** A PNG of noise, which does not compress: drawn in the page, because it has the encoder. */
const noisePng = async (page: Page, side: number): Promise<Buffer> => {
  const base64 = await page.evaluate(async (size) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const image = context.createImageData(size, size);
    let seed = 1;
    for (let index = 0; index < image.data.length; index += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      image.data[index] = index % 4 === 3 ? 255 : seed % 256;
    }
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, side);
  return Buffer.from(base64, 'base64');
};

const openPhoto = async (page: Page) => {
  await page.getByRole('button', { name: /^(Tambah|Ganti) foto$/ }).click();
  return page.getByRole('dialog', { name: 'Ganti foto profil' });
};

test('a candidate fills the personal data from nothing, and it is there after a reload', async ({ page }) => {
  await openProfile(page, 'ayu');
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Ayu Contoh');
  await page.getByLabel('NIK', { exact: true }).pressSequentially('3273-0145 07900001');
  await expect(page.getByLabel('NIK', { exact: true })).toHaveValue('3273014507900001');
  await page.getByLabel('Tempat lahir').fill('Bandung');
  await page.getByLabel('Tanggal lahir', { exact: true }).pressSequentially('07051990');
  await expect(page.getByLabel('Tanggal lahir', { exact: true })).toHaveValue('07/05/1990');
  await expect(page.getByText('Kamis, 5 Juli 1990')).toBeVisible();
  await page.getByRole('radio', { name: 'Laki-laki' }).check();
  await expect(page.getByText(/NIK tidak cocok dengan jenis kelamin/)).toBeVisible();
  await page.getByRole('radio', { name: 'Perempuan' }).check();
  await expect(page.getByText(/NIK tidak cocok/)).toHaveCount(0);
  await page.getByLabel('Nomor HP').pressSequentially('+62 812-3456-7890');
  await page.getByLabel('Alamat rumah').fill('Jalan Contoh No. 1, RT 01/RW 02');
  for (const region of ['Provinsi', 'Kota/kabupaten', 'Kecamatan', 'Kelurahan/desa'])
    await choose(page, region, /first/);
  await page.getByLabel('Kode pos', { exact: true }).fill('40115');
  await choose(page, 'Kualifikasi pendidikan', 'S1');
  await page.getByRole('radio', { name: 'Tidak', exact: true }).check();
  await expect(page.getByText('Ada perubahan yang belum disimpan.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Informasi pribadi tersimpan.')).toBeVisible();
  await expect(page.getByText('Ada perubahan yang belum disimpan.')).toHaveCount(0);
  await expect(page.getByLabel('Kelurahan/desa')).not.toHaveValue('');
  const village = await page.getByLabel('Kelurahan/desa').inputValue();
  await expect(page.getByLabel('Tempat lahir')).toHaveValue('Bandung');
  await page.reload();
  await expect(page.getByLabel('Tanggal lahir', { exact: true })).toHaveValue('07/05/1990');
  await expect(page.getByLabel('Nomor HP')).toHaveValue('+6281234567890');
  await expect(page.getByLabel('Kelurahan/desa')).toHaveValue(village);
  await expect(page.getByLabel('Kualifikasi pendidikan')).toHaveValue('S1');
  await expect(page.getByRole('radio', { name: 'Tidak', exact: true })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Tanggal lahir' })).toHaveCount(0); // it is no longer missing
});

test('another province empties the regions inside it', async ({ page }) => {
  await openProfile(page, 'bima');
  await expect(page.getByLabel('Kelurahan/desa')).not.toHaveValue('');
  const province = page.getByLabel('Provinsi');
  await expect(province.getByRole('option').nth(3)).toBeAttached(); // the list has come
  const other = await province.evaluate(
    (select: HTMLSelectElement) =>
      Array.from(select.options, ({ value }) => value).find((value) => value && value !== select.value) ?? '',
  );
  await province.selectOption(other);
  for (const inside of ['Kota/kabupaten', 'Kecamatan', 'Kelurahan/desa'])
    await expect(page.getByLabel(inside)).toHaveValue('');
  await expect(page.getByLabel('Kecamatan')).toBeDisabled();
  await expect(page.getByLabel('Kota/kabupaten')).toBeEnabled();
});

test('a photo is chosen, cut with the keyboard and saved; the header shows it, also after a reload', async ({
  page,
}) => {
  await openProfile(page, 'ayu');
  const dialog = await openPhoto(page);
  await dialog
    .getByLabel('Foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await noisePng(page, 1200) });
  const part = dialog.getByRole('application', { name: 'Bagian foto yang dipakai' });
  await expect(part).toBeVisible();
  await dialog.getByLabel('Perbesar').fill('2');
  await part.focus();
  await page.keyboard.press('ArrowRight');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Simpan foto' }).click();
  await expect(page.getByText('Foto profil tersimpan.')).toBeVisible();
  const avatar = page.getByRole('banner').locator('img[src^="data:image/jpeg"]');
  await expect(avatar).toBeVisible();
  const bytes = await avatar.evaluate((image: HTMLImageElement) => (image.src.length * 3) / 4);
  expect(bytes).toBeLessThanOrEqual(500_100);
  await expect(page.getByRole('button', { name: 'Ganti foto' })).toBeFocused();
  await page.reload();
  await expect(avatar).toBeVisible();
});

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');

test('files that cannot be a photo are refused with the reason', async ({ page }) => {
  await openProfile(page, 'ayu');
  const dialog = await openPhoto(page);
  const give = (name: string, buffer: Buffer) =>
    dialog.getByLabel('Foto').setInputFiles({ name, mimeType: 'image/png', buffer });
  const said = dialog.getByRole('alert');

  await give('besar.png', Buffer.concat([png, Buffer.alloc(10_000_001 - png.length)]));
  await expect(said).toHaveText('besar.png: File tidak boleh berukuran lebih dari 10.000 KB');
  await give('kosong.png', Buffer.alloc(0));
  await expect(said).toHaveText('kosong.png: File kosong');
  await give('dokumen.png', Buffer.from('%PDF-1.7 contoh'));
  await expect(said).toHaveText('dokumen.png: Jenis file tidak sesuai');
  await give(`${'a'.repeat(196)}.pdf`, Buffer.from('%PDF-1.7 contoh'));
  await expect(said).toHaveText(`${'a'.repeat(21)}…aaaa.pdf: Jenis file tidak sesuai`);
  await give('صورة شخصية.svg', Buffer.from('<svg/>'));
  await expect(said).toHaveText('صورة شخصية.svg: Jenis file tidak sesuai');
  await give('gambar\u202Egnp.exe', Buffer.from('MZ'));
  await expect(said).toHaveText('gambargnp.exe: Jenis file tidak sesuai');
  await give('rusak.png', png); // the right first bytes, but no picture
  await expect(said).toHaveText('rusak.png: File tidak dapat dibaca');
});

test('another tab keeps what was typed, another page asks first, by link and by Back', async ({ page }) => {
  await openAs(page, 'bima', '/voucher');
  await page.getByRole('navigation', { name: 'Menu akun' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('Tempat lahir').fill('Surabaya Baru');
  await page.getByRole('link', { name: 'Tanda Tangan' }).first().click();
  await expect(page).toHaveURL(/tab=tanda_tangan/);
  await expect(page.getByLabel('Tempat lahir')).toBeHidden();
  await page.getByRole('link', { name: 'Informasi Pribadi' }).click();
  await expect(page.getByLabel('Tempat lahir')).toHaveValue('Surabaya Baru');

  const question = page.getByRole('alertdialog', { name: 'Tinggalkan halaman ini?' });
  await page.getByRole('navigation', { name: 'Menu akun' }).getByRole('link', { name: 'Voucher' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Tempat lahir')).toHaveValue('Surabaya Baru');

  await page.evaluate(() => history.go(-3));
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(page).toHaveURL(/\/profile/);

  await page.getByRole('navigation', { name: 'Menu akun' }).getByRole('link', { name: 'Voucher' }).click();
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL(/\/voucher/);
});

test('what is missing leads to its field', async ({ page }) => {
  await openProfile(page, 'ayu', '?tab=lainnya');
  await page.getByRole('link', { name: 'Riwayat Pendidikan' }).first().click();
  await page.getByRole('region', { name: 'Kelengkapan profil' }).getByRole('link', { name: 'Tanggal lahir' }).click();
  await expect(page.getByLabel('Tanggal lahir', { exact: true })).toBeFocused();
});

test('on a phone the four tabs are an accordion that follows the address', async ({ page }) => {
  await page.setViewportSize(phone);
  await openProfile(page, 'bima', '?tab=informasi_pribadi');
  await expectNoAxeFindings(page);
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

test('the address opens its tab, and an unknown one the first', async ({ page }) => {
  await openAs(page, 'bima', '/profile');
  for (const [tab, heading] of [
    ['informasi_pribadi', 'Foto profil'],
    ['riwayat_pendidikan', 'Riwayat pendidikan'],
    ['pengalaman_kerja', 'Pengalaman kerja'],
    ['tanda_tangan', 'Tanda tangan'],
    ['tidak_ada', 'Foto profil'],
  ] as const) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true }), tab).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Bagian profil' }).locator('[aria-current]'), tab).toHaveCount(1);
  }
});
