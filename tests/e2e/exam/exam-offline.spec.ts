import type { Page } from '@playwright/test';
import { axeFindings, expect } from '../support/portal.ts';
import { decideReports } from '../support/staff-side.ts';
import { choose, continueExam, expectSaved, goTo, handIn, option, question, review } from './exam-attempt.ts';
import { beginExam, keptFiles, offlineText, openReview, ready, reopensOffline, submitExam } from './exam-steps.ts';
import { test } from './exam-world.ts';

const online = async (page: Page) => {
  await page.context().setOffline(false);
  await expect(page.getByText(offlineText)).toBeHidden();
};

test('a multiple-choice exam opens again without a network at the same question, with its pictures, and is handed in with all answers once the network is back (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  await ready(page);
  await choose(page, 13, 'B');
  await expectSaved(page);
  await expect.poll(() => keptFiles(page)).toBe(4);
  await page.context().setOffline(true);
  await choose(page, 14, 'C');
  await expectSaved(page, '1 jawaban belum terkirim');
  await reopensOffline(page);
  await expect(question(page, 14)).toBeVisible();
  await expect(option(page, 'C')).toBeChecked();
  await expect(page.getByRole('timer')).toContainText(/\d\d/);
  await goTo(page, 13);
  await expect(option(page, 'B')).toBeChecked();
  await choose(page, 23, 'D');
  const picture = question(page).getByRole('img', { name: /^Bagan alir/ });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await online(page);
  await expectSaved(page);
  await review(page);
  await handIn(page);
  await expect(page.getByRole('article', { name: /^Tanda Terima/ })).toContainText('15 dari 30');
});

test('a demonstration opens again without a network, and a file chosen offline arrives later and is handed in (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'siap-ujian');
  await beginExam(page, 'Ujian Demonstrasi');
  await ready(page);
  const task = page.getByRole('region', { name: 'Tugas 1', exact: true });
  await reopensOffline(page);
  const files = await keptFiles(page);
  await task.locator('input[type=file]').setInputFiles({
    name: 'hasil.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(20_000)]),
  });
  const again = task.getByRole('button', { name: /coba lagi|Unggah sekarang/i });
  await expect(again).toBeVisible();
  // waits until the file is stored, because the disk of a busy machine is slow
  await expect.poll(() => keptFiles(page)).toBeGreaterThan(files);
  await page.reload();
  await expect(task).toContainText('hasil.pdf');
  await online(page);
  await expect(task.getByText(/Sudah diunggah/).or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(task).toContainText(/Sudah diunggah.*hasil\.pdf/);
  await openReview(page);
  await expect(await submitExam(page, 'Ujian Demonstrasi')).toContainText('1 dari 2');
});

test('a problem with a question that is reported offline is noted at once, reaches the assessor later, and the added time and the report are shown, also beside the receipt', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  await ready(page);
  await goTo(page, 13);
  await page.context().setOffline(true);
  await question(page).getByRole('button', { name: 'Laporkan masalah pada soal 13' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Laporkan masalah pada soal 13' });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(dialog.getByText('Pilih masalahnya')).toHaveCount(2); // said, and shown
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Gambar tidak muncul' }).check();
  await dialog.getByRole('textbox', { name: /^Keterangan/ }).fill('Hanya kotak kosong.');
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
  const reports = page.getByRole('list', { name: 'Laporan Anda tentang soal 13' });
  await expect(reports).toContainText('“Hanya kotak kosong.” Sisa waktu saat dilaporkan');
  await expect(reports).toContainText('dikirim begitu tersambung');
  expect(await axeFindings(page)).toEqual([]);
  await choose(page, 13, 'B');
  await reopensOffline(page);
  await expect(reports).toContainText('“Hanya kotak kosong.”');
  await online(page);
  await expect(reports).toContainText(/Terkirim kepada asesor \(PSN-\d+\)/);
  await decideReports(page, { decision: 'time', minutes: 7, text: 'Gambar sudah diganti.' });
  // the socket, which tells at once, may still be connecting: then the page reads the exam when it is there
  await expect(reports).toContainText('Asesor menambah waktu 7 menit. Gambar sudah diganti.', { timeout: 40_000 });
  await expectSaved(page);
  await review(page);
  await handIn(page);
  await expect(page.getByRole('article', { name: /^Tanda Terima/ })).toContainText('13 dari 30');
  await expect(page.getByRole('list', { name: 'Masalah yang Anda laporkan' })).toContainText('menambah waktu 7 menit');
});
