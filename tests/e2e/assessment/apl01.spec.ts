import type { Page } from '@playwright/test';
import { breakWith, expect, openAs, test } from '../support/portal.ts';
import { addFault } from '../support/simulated-server.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') });

const addressOf = (number: number) => {
  const trxId = `TRX-${new Date().getFullYear()}-${String(number).padStart(6, '0')}`;
  return `/myassessment/apl01/${Buffer.from(trxId).toString('base64url')}`;
};

/** The form of a story; `number` is that of its purchase. */
const openForm = async (page: Page, name: string, number: number) => {
  await openAs(page, name, addressOf(number));
  await expect(page.getByRole('heading', { level: 1, name: 'Permohonan Sertifikasi Kompetensi' })).toBeVisible();
};

const row = (page: Page, title: RegExp) => page.getByRole('group', { name: title });
const choose = (page: Page, title: RegExp, name: string) =>
  row(page, title).locator('input[type=file]').setInputFiles(pdf(name));

const sign = async (page: Page) => {
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Intan Contoh');
};

/** All that Intan’s form still lacks. */
const complete = async (page: Page) => {
  await page.getByRole('radio', { name: 'Sertifikasi', exact: true }).check();
  await choose(page, /Surat pengalaman kerja/, 'pengalaman.pdf');
  await choose(page, /Surat keterangan sehat/, 'sehat.pdf');
  await choose(page, /KTP/, 'ktp.pdf');
  await choose(page, /Pas foto/, 'foto.pdf');
  await expect(page.getByRole('list', { name: /file yang dipilih/ })).toHaveCount(4);
  await sign(page);
};

const send = async (page: Page, label = 'Kirim permohonan') => {
  await page.getByRole('button', { name: label }).click();
  const question = page.getByRole('alertdialog', { name: `${label}?` });
  await question.getByRole('button', { name: 'Ya, kirim' }).click();
};

const expectSent = async (page: Page) => {
  await expect(page.getByText(/^APL 01 terkirim|^Sedang diperiksa admin LSP/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Permohonan Sertifikasi Kompetensi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible();
};

test('a candidate completes what the profile has filled in, sends it once, and sees the paper', async ({ page }) => {
  await openForm(page, 'intan', 186);
  await expect(page.getByText('Sudah diisi dari profil Anda')).toBeVisible();
  await expect(page.getByText('Tarakan', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Ubah alamat' }).click();
  await expect(page.getByLabel('Alamat rumah')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Kirim permohonan' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Periksa kembali isian Anda' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(8);
  await expect(page.getByRole('navigation', { name: 'Bagian formulir' })).toContainText('4 perlu diperiksa');
  await summary.getByRole('link', { name: 'Alamat rumah harus diisi' }).click();
  await expect(page.getByLabel('Alamat rumah')).toBeFocused();
  await page.keyboard.type('Jalan Contoh Pantai No. 78');
  await summary.getByRole('link', { name: /Unggah file untuk: Fotokopi KTP/ }).click();
  await expect(row(page, /KTP/).locator('input[type=file]')).toBeFocused();

  await row(page, /KTP/)
    .locator('input[type=file]')
    .setInputFiles({ name: 'ktp.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(row(page, /KTP/).getByText('Jenis file tidak sesuai')).toBeVisible();
  await complete(page);
  await expect(page.getByText('Periksa kembali isian Anda')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kirim permohonan' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('4 file baru');
  await page.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kirim permohonan' })).toBeFocused();

  await send(page);
  await expectSent(page);
  await expect(page.getByRole('region', { name: /^APL 01 terkirim/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('Jalan Contoh Pantai No. 78')).toBeVisible();
  await expect(page.getByRole('row', { name: /Fotokopi KTP/ })).toContainText('ktp.pdf');
  await page.reload();
  await expectSent(page);
  await expect(page.getByText('APL 01 terkirim')).toHaveCount(0);
  await page.getByRole('link', { name: 'Lihat proses sertifikasi' }).click();
  await expect(page.getByText('Permohonan sedang diperiksa admin LSP.')).toBeVisible();
});

test('a chosen file can be looked at in a tab of its own', async ({ page, context }) => {
  await openForm(page, 'intan', 186);
  await choose(page, /KTP/, 'ktp.pdf');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Lihat ktp.pdf di tab baru' }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();
});

test('an upload that is cut goes out again without choosing files again, and a reply that is lost costs nothing: the form is there once (fault matrix 49, 53)', async ({
  page,
}) => {
  await openForm(page, 'intan', 186);
  await complete(page);
  await breakWith(page, 'Kiriman APL 01 terputus (sekali)');
  await send(page);
  const failed = page.getByRole('alertdialog', { name: 'Kesalahan jaringan' });
  await expect(failed).toContainText('Isian dan file Anda tetap tersimpan');
  await addFault(page, {
    id: 'balasan',
    match: { method: 'POST', path: '/api/apl-01' },
    nth: 1,
    action: { type: 'accept-then-drop' },
  });
  await failed.getByRole('button', { name: 'Coba lagi' }).click();
  await expectSent(page); // the server's news tells it before anybody has to try again
  await expect(page.getByRole('row', { name: /Fotokopi KTP/ })).toContainText('ktp.pdf');
  await page.goto('/notifications');
  await expect(page.getByText(/^APL 01 .* sudah kami terima/)).toHaveCount(1);
});

test('a returned form says what to repair and what is repaired, and goes out again', async ({ page }) => {
  await openForm(page, 'dewi', 181);
  await expect(page.getByText('Formulir dikembalikan untuk diperbaiki')).toBeVisible();
  const notes = page.getByRole('list', { name: 'Catatan pemeriksa' });
  await expect(notes.getByText('Belum diubah')).toHaveCount(3);
  await expect(page.getByLabel('NIK', { exact: true })).toHaveAccessibleDescription(/NIK tidak dapat dicocokkan/);
  await expect(row(page, /KTP/).getByText('Ada – Tidak Memenuhi Syarat')).toBeVisible();
  await expect(row(page, /Ijazah/).getByText('Tidak Ada', { exact: true })).toBeVisible();
  await expect(row(page, /Pas foto/).getByText('Ada – Memenuhi Syarat')).toBeVisible();

  await notes.getByRole('link', { name: /KTP/ }).click();
  await expect(row(page, /KTP/).locator('input[type=file]')).toBeFocused();
  await choose(page, /KTP/, 'ktp-jelas.pdf');
  await expect(row(page, /KTP/).getByText('Sudah diubah')).toBeVisible();
  await expect(row(page, /KTP/).getByText('Akan digantikan:')).toBeVisible();
  await choose(page, /Ijazah/, 'ijazah.pdf');
  await page.getByLabel('NIK', { exact: true }).fill('3174046907930001');
  await expect(notes.getByText('Sudah diubah')).toHaveCount(3);
  await sign(page);
  await send(page, 'Kirim perbaikan');
  await expectSent(page);
  await expect(page.getByRole('row', { name: /Fotokopi KTP/ })).toContainText('ktp-jelas.pdf');
});

test('a stored file opens in a new tab of its own', async ({ page, context }) => {
  await openForm(page, 'dewi', 181);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Buka Pas Foto 3x4.png di tab baru' }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  await tab.close();
});

test('a form whose stage is locked, or that is not one’s own or not there, says so', async ({ page }) => {
  await openAs(page, 'citra', addressOf(198));
  await expect(page.getByText('Tahap ini belum terbuka.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lihat proses sertifikasi' })).toBeVisible();
  await page.goto(addressOf(186));
  await expect(page.getByText('Data tidak boleh diakses')).toBeVisible();
  await page.goto(addressOf(999_999));
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
});

test('with the keyboard alone the sections are reached, a choice is made and the question is answered', async ({
  page,
}) => {
  await openForm(page, 'intan', 186);
  await complete(page);
  const nav = page.getByRole('navigation', { name: 'Bagian formulir' });
  await nav.getByRole('link', { name: 'Data Sertifikasi' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Data Sertifikasi' })).toBeFocused();
  await expect(nav.getByRole('link', { name: 'Data Sertifikasi' })).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Sertifikasi', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Lainnya' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kenaikan jabatan');
  await page.getByRole('button', { name: 'Kirim permohonan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Batal', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSent(page);
  await expect(page.getByText('Lainnya: Kenaikan jabatan')).toBeVisible();
});
