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

test('an exam is left and reopened over a dead uplink without a reload; without a network it opens again at the same question with its pictures, and a reported problem is noted; with the network all answers are handed in, and the assessor answers the report (fault matrix 75, 95)', async ({
  page,
  openWorld,
}) => {
  test.slow();
  const reports = page.getByRole('list', { name: 'Laporan Anda tentang soal 13' });
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  await ready(page);
  await expect.poll(() => keptFiles(page)).toBe(4);

  await test.step('over a dead uplink the list of exams shows, no page reloads, and the answer arrives later', async () => {
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const born = await loadedAt();
    await page.context().route('**/*', (route) => route.abort('addressunreachable')); // the browser reports that it is online
    await choose(page, 13, 'B');
    await expectSaved(page, '1 jawaban belum terkirim');
    await page.getByRole('link', { name: 'Kembali ke daftar ujian' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Keluar dari ujian?' });
    await expect(leaving).toContainText('1 jawaban belum terkirim tetap tersimpan di perangkat ini.');
    await leaving.getByRole('button', { name: 'Keluar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ujian', exact: true })).toBeVisible();
    await page.goBack();
    await goTo(page, 13);
    await expect(option(page, 'B')).toBeChecked();
    await page.context().unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectSaved(page);
    expect(await loadedAt()).toBe(born);
  });

  await test.step('without a network a problem is noted at once', async () => {
    await page.context().setOffline(true);
    await question(page).getByRole('button', { name: 'Laporkan masalah pada soal 13' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Laporkan masalah pada soal 13' });
    await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(dialog.getByText('Pilih masalahnya')).toHaveCount(2); // said, and shown
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Gambar tidak muncul' }).check();
    await dialog.getByRole('textbox', { name: /^Keterangan/ }).fill('Hanya kotak kosong.');
    await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(reports).toContainText('“Hanya kotak kosong.” Sisa waktu saat dilaporkan');
    await expect(reports).toContainText('dikirim begitu tersambung');
  });

  await test.step('without a network the exam opens again at the same question, with report and pictures', async () => {
    await choose(page, 14, 'C');
    await expectSaved(page, '1 jawaban belum terkirim');
    await reopensOffline(page);
    await expect(question(page, 14)).toBeVisible();
    await expect(option(page, 'C')).toBeChecked();
    await expect(page.getByRole('timer')).toContainText(/\d\d/);
    await goTo(page, 13);
    await expect(option(page, 'B')).toBeChecked();
    await expect(reports).toContainText('“Hanya kotak kosong.”');
    await choose(page, 23, 'D');
    const picture = question(page).getByRole('img', { name: /^Bagan alir/ });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('with the network the assessor answers the report, and the exam is handed in', async () => {
    await online(page);
    await goTo(page, 13);
    await expect(reports).toContainText(/Terkirim kepada asesor \(PSN-\d+\)/);
    await decideReports(page, { decision: 'time', minutes: 7, text: 'Gambar sudah diganti.' });
    // the socket, which tells at once, may still be connecting: then the page reads the exam when it is there
    await expect(reports).toContainText('Asesor menambah waktu 7 menit. Gambar sudah diganti.', { timeout: 40_000 });
    await expectSaved(page);
    await review(page);
    await handIn(page);
    await expect(page.getByRole('article', { name: /^Tanda Terima/ })).toContainText('15 dari 30');
    await expect(page.getByRole('list', { name: 'Masalah yang Anda laporkan' })).toContainText(
      'menambah waktu 7 menit',
    );
  });
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
