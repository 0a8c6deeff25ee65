import type { Page } from '@playwright/test';
import { breakWith, closePanel, desktop, expect, expectNoAxeFindings, openAs, test } from '../support/portal.ts';
import { openDesk } from '../support/staff-side.ts';

const trxid = Buffer.from(`TRX-${new Date().getFullYear()}-000132`).toString('base64url');
const hub = `/myassessment/exam/${trxid}`;
const pdf = (name: string, size = 200_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size)]),
});

const examOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Daftar ujian' }).getByRole('listitem').filter({ hasText: name });
const task = (page: Page, number: number) => page.getByRole('region', { name: `Tugas ${number}`, exact: true });
const choose = (page: Page, number: number, file: ReturnType<typeof pdf>) =>
  task(page, number).locator('input[type=file]').setInputFiles(file);
const expectUploaded = (page: Page, number: number, name: string) =>
  expect(task(page, number)).toContainText(new RegExp(`Sudah diunggah.*${name}.*diterima server`));

/** From the list of exams into one whose time has just begun. */
const begin = async (page: Page, name: string) => {
  await openAs(page, 'eka', hub);
  await examOf(page, name).getByRole('link', { name: 'Lihat petunjuk' }).click();
  await page.getByRole('checkbox', { name: /^Saya siap/ }).check();
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await expect(page.getByRole('button', { name: 'Periksa dan kumpulkan' }).first()).toBeVisible();
};

test('the list of exams has one next step, and leads there from the timeline and back', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openAs(page, 'eka', `/myassessment/timeline/${trxid}`);
  await page.getByRole('link', { name: 'Buka ujian' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ujian Pilihan Ganda' })).toBeFocused();
  await page.getByRole('link', { name: 'Kembali ke daftar ujian' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ujian' })).toBeFocused();
  await expect(page.getByText('Langkah Anda berikutnya')).toHaveCount(1);
  await expect(examOf(page, 'Ujian Pilihan Ganda')).toContainText('Langkah Anda berikutnya');
  await expect(examOf(page, 'Ujian Demonstrasi')).toContainText(/120 menit · 2 tugas/);
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Kembali ke proses sertifikasi' }).click();
  await expect(page).toHaveURL(/timeline/);
});

test('a demonstration: an upload that is cut goes out again without choosing again, and the exam is handed in once (fault matrix 49)', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await begin(page, 'Ujian Demonstrasi');
  await expectNoAxeFindings(page);
  await choose(page, 1, { ...pdf('palsu.pdf'), buffer: Buffer.from('<script>') });
  await expect(task(page, 1).getByText('Jenis file tidak sesuai')).toBeVisible();
  await choose(page, 1, { ...pdf('kosong.pdf'), buffer: Buffer.alloc(0) });
  await expect(task(page, 1).getByText('File kosong')).toBeVisible();
  await choose(page, 1, pdf('besar.pdf', 10_000_001));
  await expect(task(page, 1).getByText('File tidak boleh berukuran lebih dari 10.000 KB')).toBeVisible();

  await breakWith(page, 'Unggahan demonstrasi terputus (sekali)');
  await choose(page, 1, pdf('laporan.pdf'));
  await expect(task(page, 1).getByText('Kesalahan jaringan')).toBeVisible();
  await task(page, 1).getByRole('button', { name: 'Coba lagi' }).click();
  await expectUploaded(page, 1, 'laporan.pdf');

  await page.getByRole('button', { name: 'Periksa dan kumpulkan' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Periksa unggahan' })).toBeFocused();
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Tugas 2 belum diunggah');
  await page.getByRole('button', { name: 'Batal', exact: true }).click();
  await page.getByRole('region', { name: 'Belum diunggah' }).getByRole('button', { name: 'Tugas 2' }).click();
  await expect(task(page, 2).getByRole('heading', { name: 'Tugas 2' })).toBeFocused();
  await choose(page, 2, pdf('tangkapan-layar.pdf'));
  await expectUploaded(page, 2, 'tangkapan-layar.pdf');

  await page.getByRole('button', { name: 'Periksa dan kumpulkan' }).first().click();
  await expect(page.getByText('Semua tugas sudah diunggah.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('button', { name: 'Ya, kumpulkan' }).click();
  await expect(page.getByRole('article', { name: 'Tanda Terima Ujian Demonstrasi' })).toContainText('2 dari 2');
  await page.goto(hub);
  await expect(examOf(page, 'Ujian Demonstrasi').getByRole('link', { name: 'Lihat tanda terima' })).toBeVisible();
});

test('an observation follows what the assessor ticks, and takes the supporting answers', async ({ page }) => {
  await page.setViewportSize(desktop);
  await begin(page, 'Ujian Observasi');
  await expect(page.getByText('0 dari 10 kriteria')).toBeVisible();
  await expectNoAxeFindings(page);
  const panel = await openDesk(page);
  await panel.getByText('Ujian: ').first().click();
  await panel.getByRole('button', { name: 'Kompeten (K)', exact: true }).click();
  await closePanel(page);
  await expect(page.getByText('1 dari 10 kriteria', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Asesor menilai' })).toContainText('kompeten');
  const table = page.getByRole('table').first();
  await expect(table.getByText('K · Kompeten')).toBeVisible();
  await expect(table.getByText('Baru dinilai')).toBeVisible();

  await page.getByRole('textbox').first().fill('Array, karena urutannya penting.');
  await expect(page.getByText('Terkirim', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Periksa dan kumpulkan' }).first().click();
  await expect(page.getByRole('region', { name: 'Belum dijawab' }).getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('button', { name: 'Ya, kumpulkan' }).click();
  await expect(page.getByRole('article', { name: 'Tanda Terima Ujian Observasi' })).toContainText('1 dari 3');
});
