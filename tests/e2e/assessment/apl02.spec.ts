import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from '../support/portal.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') });

const tenDays = 10 * 24 * 3_600_000;
const trxIdOf = (number: number) =>
  `TRX-${new Date(Date.now() - tenDays).getFullYear()}-${String(number).padStart(6, '0')}`;
const addressOf = (trxId: string) => `/myassessment/apl02/${Buffer.from(trxId).toString('base64url')}`;

/** Joko’s form, which nobody has filled in yet: four units with nine elements. */
const openForm = async (page: Page) => {
  await openAs(page, 'joko', addressOf(trxIdOf(178)));
  await expect(page.getByRole('heading', { level: 1, name: 'Asesmen Mandiri' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Elemen unit 4' })).toBeAttached();
};

const element = (page: Page, unit: number, no: number) =>
  page.getByRole('listitem', { name: `Unit ${unit} elemen ${no}`, exact: true });

const pick = async (page: Page, unit: number, no: number, file: string) => {
  await page.getByRole('button', { name: `Pilih file bukti unit ${unit} elemen ${no}` }).click();
  const dialog = page.getByRole('dialog', { name: `File bukti unit ${unit} elemen ${no}` });
  await dialog.getByRole('checkbox', { name: file }).check();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
};

/** K for a unit; its evidence is asked for once, and here it is told in words instead. */
const claim = async (page: Page, unit: Locator) => {
  await unit.click();
  const dialog = page.getByRole('dialog', { name: 'File bukti untuk unit ini' });
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Selesai' }).click();
};

/** All that the form still lacks. */
const complete = async (page: Page) => {
  for (const unit of await page.getByRole('button', { name: 'Semua elemen unit ini: Kompeten' }).all())
    await claim(page, unit);
  for (const evidence of await page.getByLabel('Bukti yang relevan').all())
    if ((await evidence.inputValue()) === '')
      await evidence.fill('Pekerjaan saya setiap bulan sebagai staf akuntansi.');
  await expect(page.getByText('9 dari 9 elemen lengkap')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Joko Contoh');
};

const expectSent = async (page: Page) => {
  await expect(page.getByText(/^APL 02 terkirim|^Sedang ditelaah asesor/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Asesmen Mandiri' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible();
};

test('a candidate answers with the keyboard, uses one file twice, comes back to the draft and sends it once', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Tambah file bukti').setInputFiles([pdf('Laporan kerja.pdf'), pdf('Ijazah.pdf')]);
  const mine = page.getByRole('list', { name: 'File bukti saya' });
  await expect(mine.getByText('Belum dipakai')).toHaveCount(2);

  await page.getByRole('navigation', { name: 'Peta unit' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(element(page, 1, 1).getByRole('radio', { name: /^K –/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Saya memeriksa kuitansi setiap hari.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'File bukti unit 1 elemen 1' });
  await dialog.getByRole('checkbox', { name: 'Laporan kerja.pdf' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Pilih file bukti unit 1 elemen 1' })).toBeFocused();

  await element(page, 1, 2).getByRole('radio', { name: /^K –/ }).check();
  await expect(page.getByRole('navigation', { name: 'Peta unit' })).toContainText('2/2 dijawab · 1 tanpa bukti');
  await pick(page, 1, 2, 'Laporan kerja.pdf');
  await expect(page.getByText('2 dari 9 elemen lengkap')).toBeVisible();
  await expect(mine.getByRole('link', { name: 'unit 1 elemen 2' })).toBeVisible();
  await expect(page.getByText(/^Draf tersimpan di perangkat ini/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Draf dipulihkan/)).toBeVisible();
  await expect(element(page, 1, 1).getByLabel('Bukti yang relevan')).toHaveValue(
    'Saya memeriksa kuitansi setiap hari.',
  );
  await expect(element(page, 1, 2).getByRole('list', { name: /^File bukti/ })).toHaveText('Laporan kerja.pdf');

  await complete(page);
  await page.getByRole('button', { name: 'Kirim asesmen mandiri' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 file baru');
  await expect(question).toContainText('1 file tidak dipakai elemen mana pun');
  await question.getByRole('button', { name: 'Ya, kirim' }).click();
  await expectSent(page);
  await expect(page.getByRole('row', { name: /Memeriksa bukti transaksi/ })).toContainText('Laporan kerja.pdf');
  await page.reload();
  await expectSent(page);
  await expect(page.getByText('Ijazah.pdf')).toHaveCount(0);
});

test('one file proves every element of the form, and goes from all of them again', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Tambah file bukti').setInputFiles(pdf('Laporan kerja.pdf'));
  await expect(page.getByText('Belum dipakai')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'File bukti unit 1 elemen 1' });
  const file = dialog.getByRole('checkbox', { name: 'Laporan kerja.pdf' });
  const proven = page.getByRole('list', { name: /^File bukti unit/ });
  await page.getByRole('button', { name: 'Pilih file bukti unit 1 elemen 1' }).click();
  await dialog.getByRole('radio', { name: 'Semua unit' }).check();
  await file.check();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(proven).toHaveCount(9);

  await page.getByRole('button', { name: 'Pilih file bukti unit 1 elemen 1' }).click();
  await dialog.getByRole('radio', { name: 'Semua unit' }).check();
  await file.uncheck();
  await expect(proven).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Urungkan' }).click();
  await expect(file).toBeChecked();
  await file.uncheck();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(proven).toHaveCount(0);
});

test('a jump to the end moves nothing; what is lacking is told on top and at its element; a file in use goes after a question', async ({
  page,
}) => {
  await openForm(page);
  await test.step('a jump to the end of the form moves nothing under the finger that follows', async () => {
    const [before, after] = await page
      .getByRole('checkbox', { name: /^Saya menyatakan/ })
      .evaluate(async (box: HTMLElement) => {
        box.scrollIntoView({ block: 'center' });
        const shown = box.getBoundingClientRect().top;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return [shown, box.getBoundingClientRect().top];
      });
    expect(after).toBeCloseTo(before ?? 0, 0);
  });

  await test.step('what is lacking is told with at most eight links, and goes with the change', async () => {
    await page.getByRole('button', { name: 'Kirim asesmen mandiri' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Periksa kembali isian Anda' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link', { name: /Pilih K atau BK/ })).toHaveCount(8);
    await expect(summary.getByRole('link', { name: 'dan 1 elemen lain' })).toBeVisible();
    await summary.getByRole('link', { name: 'Unit 3 elemen 2: Pilih K atau BK' }).click();
    await expect(element(page, 3, 2).getByRole('radio', { name: /^K –/ })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(element(page, 3, 2).getByText('Isi bukti dengan kata-kata atau pilih file bukti')).toBeVisible();
    await element(page, 3, 2).getByRole('radio', { name: /^BK –/ }).check();
    await expect(element(page, 3, 2).getByText('Isi bukti dengan')).toHaveCount(0);
    await element(page, 3, 2).getByLabel('Bukti yang relevan').fill('x'.repeat(1001));
    await expect(element(page, 3, 2).getByText('Bukti paling banyak 1.000 karakter')).toBeVisible();
  });

  await test.step('a file in use is only removed after a question; a wrong one is refused', async () => {
    const drop = page.getByLabel('Tambah file bukti');
    await drop.setInputFiles([pdf('Laporan.pdf'), { ...pdf('Halaman.pdf'), buffer: Buffer.from('<html>') }]);
    await expect(page.getByText('Jenis file tidak sesuai')).toBeVisible();
    await pick(page, 2, 1, 'Laporan.pdf');
    await page.getByRole('button', { name: 'Hapus Laporan.pdf' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hapus file bukti?' });
    await expect(question).toContainText('unit 2 elemen 1');
    await question.getByRole('button', { name: 'Ya, hapus' }).click();
    await expect(page.getByRole('heading', { name: 'Bukti saya' })).toBeFocused();
    await expect(page.getByText('Laporan.pdf')).toHaveCount(0);
  });
});
