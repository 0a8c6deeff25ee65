import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { breakWith, closePanel, desktop, expect, openAs, openPanel, phone, test } from '../support/portal.ts';
import { press } from '../support/tabbing.ts';

const education = '/profile?tab=riwayat_pendidikan';
const career = '/profile?tab=pengalaman_kerja';
const signature = '/profile?tab=tanda_tangan';

/** The one main action of the three tabs: there as soon as what is stored is known. */
const addOrSign = (page: Page) =>
  page.getByRole('button', { name: /^(Tambah (pendidikan|pengalaman)|Buat tanda|Ganti tanda)/ });

const open = async (page: Page, name: string, address: string) => {
  await openAs(page, name, address);
  await expect(addOrSign(page)).toBeVisible({ timeout: 30_000 });
};
const form = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => form(page).getByRole('button', { name: 'Simpan', exact: true });
const record = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const focusedButton = (page: Page) => page.evaluate(() => document.querySelector('button:focus')?.textContent ?? null);

const fillEducation = async (page: Page, institution: string) => {
  await form(page).getByLabel('Jenjang pendidikan').selectOption('S1');
  await form(page).getByLabel('Nama sekolah atau perguruan tinggi').fill(institution);
  await form(page).getByLabel('Tahun mulai').fill('2015');
  await form(page).getByLabel('Tahun selesai').fill('2019');
};

/** One stroke over the middle of the box. */
const draw = async (page: Page) => {
  const box = page.getByRole('group', { name: 'Kotak tanda tangan' });
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.5);
  await page.mouse.down();
  for (const step of Array.from({ length: 20 }, (_, index) => index))
    await page.mouse.move(x + width * (0.2 + step / 40), y + height * (0.5 + Math.sin(step / 2) / 4));
  await page.mouse.up();
};
const strokes = (page: Page) => page.getByRole('img', { name: /goresan|Kotak masih kosong/ });
const saveSignature = (page: Page) => page.getByRole('button', { name: 'Simpan tanda tangan' });
const savedSignature = (page: Page) => page.getByRole('img', { name: 'Tanda tangan Anda' });
const endDisturbance = async (page: Page) => {
  await (await openPanel(page)).getByRole('button', { name: 'Hentikan semua gangguan' }).click();
  await closePanel(page);
};

test('education: added, changed and deleted; the focus follows, and a reload shows the same', async ({ page }) => {
  await open(page, 'ayu', education);
  await expect(page.getByRole('heading', { name: 'Belum ada riwayat pendidikan' })).toBeVisible();
  await page.getByRole('button', { name: 'Tambah pendidikan' }).click();
  await fillEducation(page, 'Universitas Contoh Nusantara');
  await save(page).dblclick();
  await expect(page.getByText('Pendidikan ditambahkan.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Universitas Contoh Nusantara' })).toBeFocused();
  await expect(record(page, 'Universitas Contoh Nusantara')).toHaveCount(1); // pressed twice, stored once
  await expect(record(page, 'Universitas Contoh Nusantara')).toContainText('2015 – 2019');

  await page.getByRole('button', { name: 'Ubah Universitas Contoh Nusantara' }).click();
  await expect(form(page).getByLabel('Tahun selesai')).toHaveValue('2019');
  await form(page).getByLabel('Masih berlangsung').check();
  await expect(form(page).getByLabel('Tahun selesai')).toHaveCount(0);
  await save(page).click();
  await expect(record(page, 'Universitas Contoh Nusantara')).toContainText('2015 – sekarang');
  await expect(page.getByRole('heading', { name: 'Universitas Contoh Nusantara' })).toBeFocused();
  await page.reload();
  await expect(record(page, 'Universitas Contoh Nusantara')).toContainText('2015 – sekarang');

  await page.getByRole('button', { name: 'Hapus Universitas Contoh Nusantara' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByRole('button', { name: 'Hapus Universitas Contoh Nusantara' })).toBeFocused();
  await page.getByRole('button', { name: 'Hapus Universitas Contoh Nusantara' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Pendidikan dihapus.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Riwayat pendidikan', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Belum ada riwayat pendidikan' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Belum ada riwayat pendidikan' })).toBeVisible();
});

test('education: by keyboard alone', async ({ page }) => {
  await open(page, 'ayu', education);
  await press(page, page.getByRole('button', { name: 'Tambah pendidikan' }));
  await expect(form(page).getByRole('heading', { name: 'Tambah pendidikan' })).toBeFocused();
  await expect(form(page).getByRole('button', { name: 'Isi contoh' })).toBeVisible(); // comes later, and is a stop of the keyboard
  await page.keyboard.press('Tab'); // the close button
  await page.keyboard.press('Tab'); // the example
  await page.keyboard.press('Tab');
  const level = form(page).getByLabel('Jenjang pendidikan');
  await expect(level).toBeFocused();
  for (let presses = 0; presses < 20 && (await level.inputValue()) !== 'S2'; presses++)
    await page.keyboard.press('ArrowDown');
  await expect(level).toHaveValue('S2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Universitas Papan Ketik');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2021');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space'); // Masih berlangsung
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Universitas Papan Ketik' })).toBeFocused();
  await expect(record(page, 'Universitas Papan Ketik')).toContainText('2021 – sekarang');
  await page.keyboard.press('Tab');
  expect(await focusedButton(page)).toContain('Ubah');
});

test('education: what another tab adds and deletes appears here, and deleting it again is fine', async ({
  page,
  context,
}) => {
  await open(page, 'ayu', education);
  const other = await context.newPage();
  await other.goto(education);
  await other.getByRole('button', { name: 'Tambah pendidikan' }).click();
  await fillEducation(other, 'Universitas Dua Tab');
  await save(other).click();
  await expect(record(page, 'Universitas Dua Tab')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus Universitas Dua Tab' }).click();
  await other.getByRole('button', { name: 'Hapus Universitas Dua Tab' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(other.getByRole('heading', { name: 'Belum ada riwayat pendidikan' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Pendidikan dihapus.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Belum ada riwayat pendidikan' })).toBeVisible();
});

test('career: added with dates as MM/DD/YYYY, changed and deleted; long texts open in full', async ({ page }) => {
  await open(page, 'bima', career);
  await page.getByRole('button', { name: 'Tambah pengalaman kerja' }).click();
  const position = 'Analis Penjaminan Mutu Perangkat Lunak dan Infrastruktur Jaringan Regional';
  await form(page).getByLabel('Jabatan').fill(position);
  await form(page).getByLabel('Nama perusahaan atau instansi').fill('PT Panjang Contoh');
  await form(page).getByLabel('Tanggal mulai', { exact: true }).pressSequentially('02302020');
  await form(page).getByLabel('Saya masih bekerja di sini').check();
  await form(page).getByLabel('Uraian pekerjaan').fill('Menyusun rencana pengujian untuk seluruh cabang.');
  await save(page).click();
  await expect(form(page).getByRole('alert').getByRole('link')).toContainText(['Tanggal mulai tidak ada di kalender']);
  await form(page).getByLabel('Tanggal mulai', { exact: true }).fill('01/31/2020');
  await expect(form(page).getByText('Jumat, 31 Januari 2020')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Pengalaman kerja ditambahkan.')).toBeVisible();
  const row = record(page, 'PT Panjang Contoh');
  await expect(row).toContainText('31 Jan 2020 – sekarang');
  await expect(row.getByRole('heading')).toHaveText('Analis Penjaminan Mutu Perangkat Lunak dan…');
  await row.getByRole('button', { name: 'Selengkapnya' }).click();
  await expect(row.getByRole('heading')).toHaveText(position);
  await expect(row).toContainText('Menyusun rencana pengujian untuk seluruh cabang.');

  await row.getByRole('button', { name: /^Ubah/ }).click();
  await expect(form(page).getByLabel('Tanggal mulai', { exact: true })).toHaveValue('01/31/2020');
  await form(page).getByLabel('Saya masih bekerja di sini').uncheck();
  await form(page).getByLabel('Tanggal selesai', { exact: true }).fill('01/30/2020');
  await save(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Tanggal selesai tidak boleh sebelum tanggal mulai');
  await form(page).getByLabel('Tanggal selesai', { exact: true }).fill('03/01/2020');
  await save(page).click();
  await expect(row).toContainText('31 Jan 2020 – 1 Mar 2020');
  await page.reload();
  await expect(row).toContainText('31 Jan 2020 – 1 Mar 2020');

  const before = await page.getByRole('button', { name: /^Hapus/ }).count();
  await row.getByRole('button', { name: /^Hapus/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hapus/ })).toHaveCount(before - 1);
  await expect(page.getByRole('heading', { level: 3, name: 'Magang' })).toBeFocused(); // the neighbour
});

test('signature: drawn with the mouse, undone, cleared, refused while blank, saved, and there after a reload', async ({
  page,
}) => {
  await open(page, 'ayu', signature);
  await page.getByRole('button', { name: 'Buat tanda tangan' }).click();
  await saveSignature(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Periksa kembali' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText('Gambar tanda tangan Anda di dalam kotak');
  await summary.getByRole('link').click();
  await expect(page.getByRole('group', { name: 'Kotak tanda tangan' })).toBeFocused();

  await draw(page);
  const place = await page.getByRole('group', { name: 'Kotak tanda tangan' }).boundingBox();
  await draw(page);
  await expect(strokes(page)).toHaveAccessibleName('Gambar, 2 goresan');
  expect(await page.getByRole('group', { name: 'Kotak tanda tangan' }).boundingBox()).toEqual(place); // stays under the pen
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(strokes(page)).toHaveAccessibleName('Gambar, 1 goresan');
  await page.getByRole('button', { name: 'Bersihkan' }).click();
  await expect(strokes(page)).toHaveAccessibleName('Kotak masih kosong');
  await expect(page.getByRole('group', { name: 'Kotak tanda tangan' })).toBeFocused();

  await draw(page);
  await saveSignature(page).dblclick();
  await expect(page.getByText('Tanda tangan disimpan.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tanda tangan', exact: true })).toBeFocused();
  const drawn = await savedSignature(page).getAttribute('src');
  await page.reload();
  await expect(savedSignature(page)).toHaveAttribute('src', drawn ?? 'none');
  const { width, height } = await savedSignature(page).evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }));
  expect(width).toBeGreaterThan(height); // cut to the ink, which was wider than high
  expect(width).toBeLessThan(800);
});

test('signature: a drawing survives a lost connection, other ways and another width of the window', async ({
  page,
}) => {
  await open(page, 'ayu', signature);
  await page.getByRole('button', { name: 'Buat tanda tangan' }).click();
  await draw(page);
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('radio', { name: 'Gambar' }).check();
  await page.setViewportSize(phone);
  await page.setViewportSize(desktop);
  await expect(strokes(page)).toHaveAccessibleName('Gambar, 1 goresan');
  await breakWith(page, 'Koneksi terputus');
  await saveSignature(page).click();
  await page.getByRole('alertdialog').getByText('Tutup').click();
  await expect(strokes(page)).toHaveAccessibleName('Gambar, 1 goresan');
  await endDisturbance(page);
  await saveSignature(page).click();
  await expect(savedSignature(page)).toBeVisible();
});

test('signature: an upload of wrong content, 500 KB and a byte, 0 bytes or a broken picture is refused', async ({
  page,
}) => {
  await open(page, 'ayu', signature);
  await page.getByRole('button', { name: 'Buat tanda tangan' }).click();
  await page.getByRole('radio', { name: 'Unggah' }).check();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR4nGNgYGD4D8IgBgMQ/wcAI+wC/kv0nJgAAAAASUVORK5CYII=',
    'base64',
  );
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Gambar tanda tangan', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer });
  const refusal = page.getByRole('alert').filter({ hasText: ': ' });
  await choose('naskah.png', Buffer.from('<script>alert(1)</script>'));
  await expect(refusal).toHaveText('naskah.png: Jenis file tidak sesuai');
  await choose('besar.png', Buffer.concat([png, Buffer.alloc(500_001 - png.length)]));
  await expect(refusal).toHaveText('besar.png: File tidak boleh berukuran lebih dari 500 KB');
  await choose('kosong.png', Buffer.alloc(0));
  await expect(refusal).toHaveText('kosong.png: File kosong');
  await choose('rusak.png', png.subarray(0, 20));
  await expect(refusal).toHaveText('rusak.png: File tidak dapat dibaca');
  await saveSignature(page).click();
  await expect(page.getByRole('link', { name: 'Pilih gambar tanda tangan Anda' })).toBeVisible();
});

test('signature: an uploaded picture of exactly 500 KB is shown before it is saved', async ({ page }) => {
  await open(page, 'ayu', signature);
  await page.getByRole('button', { name: 'Buat tanda tangan' }).click();
  await page.getByRole('radio', { name: 'Unggah' }).check();
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 100 });
    canvas.getContext('2d')?.fillRect(20, 20, 200, 20);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const drawn = Buffer.from(base64, 'base64');
  const picture = Buffer.concat([drawn, Buffer.alloc(500_000 - drawn.length)]);
  await page
    .getByLabel('Gambar tanda tangan', { exact: true })
    .setInputFiles({ name: 'paraf.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Tanda tangan yang akan disimpan' })).toBeVisible();
  await saveSignature(page).click();
  await expect(savedSignature(page)).toHaveAttribute('src', `data:image/png;base64,${picture.toString('base64')}`);
});
