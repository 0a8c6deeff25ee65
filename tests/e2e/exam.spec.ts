import type { Page } from '@playwright/test';
import {
  beginExam,
  examAddress,
  examCard,
  examTrxId,
  expectAllSent,
  openReview,
  questionHeading,
  startExam,
  submitExam,
  timelineAddress,
} from './exam-steps.ts';
import { expect, fillLogIn, test } from './portal.ts';
import { decideCompetent, tickCriterion } from './staff-side.ts';

const main = (page: Page) => page.getByRole('main');
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') });

const practise = async (page: Page) => {
  await page.getByRole('link', { name: 'Buka gladi bersih' }).click();
  await expect(page.getByText('Perangkat ini siap', { exact: true })).toBeVisible();
  await page.getByText('Membiarkan jawaban terpilih').click();
  await expect(page.getByText('Terkirim', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ke daftar ujian' }).click();
};

const expectHandedIn = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Lanjut ke daftar ujian' }).click();
  await expect(examCard(page, name).getByRole('link', { name: 'Lihat tanda terima' })).toBeVisible();
};

const takeMultipleChoice = async (page: Page) => {
  await examCard(page, 'Ujian Pilihan Ganda').getByRole('link', { name: 'Mulai' }).click();
  await startExam(page);
  await page.getByRole('radiogroup').getByText('Peta (map)').click();
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('C');
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await expect(questionHeading(page, 2)).toBeFocused();
  for (const key of ['1', 'n', 'b', 'n', '5', 'r', 'n', 'E', 'n', 'n', '3', 'p']) await page.keyboard.press(key);
  await expect(questionHeading(page, 6)).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0); // passed over

  await page.getByRole('button', { name: 'Tampilkan semua soal' }).click();
  const eighth = page.getByRole('article', { name: 'Soal 8 dari 30' });
  await eighth
    .getByRole('radio')
    .first()
    .check({ position: { x: 20, y: 20 } });
  await expectAllSent(page);
  const counts = page.getByRole('list', { name: 'Keterangan dan jumlah' });
  await expect(counts).toContainText(/Sudah dijawab 7.*Belum dijawab 23.*Ragu-ragu 1/);

  await openReview(page);
  await expect(page.getByRole('region', { name: 'Belum dijawab' }).getByRole('button')).toHaveCount(23);
  await expect(page.getByRole('region', { name: 'Ditandai ragu-ragu' }).getByRole('button')).toHaveText(['Soal 4']);
  await page
    .getByRole('region', { name: 'Belum dijawab' })
    .getByRole('button', { name: 'Soal 6', exact: true })
    .click();
  await expect(questionHeading(page, 6)).toBeFocused();
  await page.keyboard.press('d');
  await openReview(page);
  await expect(page.getByRole('region', { name: 'Belum dijawab' }).getByRole('button')).toHaveCount(22);

  const receipt = await submitExam(page, 'Ujian Pilihan Ganda');
  await expect(receipt).toContainText(/TTU-\d{4}-\d{6}/);
  await expect(receipt).toContainText('8 dari 30');
  await expect(receipt.locator('code')).toHaveText(/^(\s*[0-9a-f]{16}){4}\s*$/);
  await page.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(page.getByText('Jawaban di server sekarang sama dengan jawaban pada tanda terima ini.')).toBeVisible();
  await expectHandedIn(page, 'Ujian Pilihan Ganda');
};

const essay =
  'Peta dengan kode sebagai kunci: mencari tidak melihat 300 barang satu per satu 🙂.\nBila kode tidak ada, …';

const takeEssay = async (page: Page) => {
  await beginExam(page, 'Ujian Esai');
  const answer = page.getByRole('textbox', { name: /^Soal 1/ });
  await answer.pressSequentially('Peta', { delay: 20 });
  await answer.fill(essay);
  await expect(page.getByText('Terkirim', { exact: true })).toBeVisible();
  await answer.press('End');
  await answer.pressSequentially(' kabari');
  await expect(page.getByText('Tersimpan di perangkat', { exact: true })).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue(`${essay} kabari`); // before it was sent
  await expectAllSent(page);
  await openReview(page);
  await expect(await submitExam(page, 'Ujian Esai')).toContainText('1 dari 5');
  await expectHandedIn(page, 'Ujian Esai');
};

const takeStatements = async (page: Page) => {
  await beginExam(page, 'Ujian Benar–Salah');
  const count = 14;
  for (let no = 1; no <= count; no++) {
    await page.keyboard.press(no % 2 === 0 ? 'b' : 's');
    if (no < count) await page.keyboard.press('n');
  }
  await openReview(page);
  await expect(page.getByText('Semua soal sudah dijawab, dan tidak ada yang ditandai ragu-ragu.')).toBeVisible();
  await expect(await submitExam(page, 'Ujian Benar–Salah')).toContainText('14 dari 14');
};

const takeObservation = async (page: Page) => {
  await beginExam(page, 'Ujian Observasi');
  const ticked = main(page).getByRole('table').first().getByText('K · Kompeten');
  const before = await ticked.count();
  await tickCriterion(page, examTrxId);
  await expect.poll(() => ticked.count()).toBeGreaterThan(before); // without a reload
  await page.getByRole('textbox', { name: /^Soal 1/ }).fill('Array, karena urutan tamu penting.');
  await expectAllSent(page);
  await openReview(page);
  await expect(await submitExam(page, 'Ujian Observasi')).toContainText('1 dari 3');
};

const takeDemonstration = async (page: Page) => {
  await beginExam(page, 'Ujian Demonstrasi');
  for (const no of [1, 2]) {
    const task = page.getByRole('region', { name: `Tugas ${no}`, exact: true });
    await task.locator('input[type=file]').setInputFiles(pdf(`hasil-${no}.pdf`));
    await expect(task).toContainText(new RegExp(`Sudah diunggah.*hasil-${no}\\.pdf.*diterima server`));
  }
  await openReview(page);
  await expect(await submitExam(page, 'Ujian Demonstrasi')).toContainText('2 dari 2');
};

test('one exam of each kind, from the rehearsal over receipts to the decision of the assessor', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await fillLogIn(page, 'eka');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(timelineAddress);
  await main(page).getByRole('link', { name: 'Buka ujian' }).click();
  await practise(page);
  await takeMultipleChoice(page);
  await takeEssay(page);
  await takeStatements(page);
  await takeObservation(page);
  await takeDemonstration(page);

  await page.getByRole('link', { name: 'Lihat proses sertifikasi' }).click();
  const exam = main(page).getByRole('listitem').filter({ hasText: 'Ujian' }).first();
  await expect(exam).toContainText(/asesor/i);
  await page.goto(examAddress());
  await expect(page.getByText('Semua ujian sudah dikumpulkan')).toBeVisible();

  await decideCompetent(page, examTrxId);
  await expect(page.getByText('Semua ujian sudah dinilai')).toBeVisible(); // without a reload
  await page.goto(examAddress('result'));
  await expect(page.getByRole('heading', { name: 'Rekomendasi asesor Kompeten', exact: true })).toBeVisible();
});
