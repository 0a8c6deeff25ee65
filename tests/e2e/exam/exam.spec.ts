import type { Locator, Page } from '@playwright/test';
import { core, expect, expectNoAxeFindings, network } from '../support/portal.ts';
import { decideCompetent, tickCriterion } from '../support/staff-side.ts';
import {
  examAddress,
  examCard,
  examTrxId,
  expectAllSent,
  openReview,
  questionHeading,
  startExam,
  submitExam,
} from './exam-steps.ts';
import { test } from './exam-world.ts';

const main = (page: Page) => page.getByRole('main');
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') });

/** From the list of exams to its start page, which is looked at, and into its first minute. */
const start = async (page: Page, name: string) => {
  await examCard(page, name).getByRole('link', { name: 'Lihat petunjuk' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expectNoAxeFindings(page);
  await startExam(page);
};

/** From the questions to the receipt: both and the review between them are looked at. */
const handIn = async (page: Page, name: string): Promise<Locator> => {
  await expectNoAxeFindings(page);
  await openReview(page);
  await expectNoAxeFindings(page);
  return submitExam(page, name);
};

/** The receipt has a number, the time, so many answers and their digest; the server still has them, and the log tells of it. */
const expectReceipt = async (page: Page, receipt: Locator, answered: string) => {
  const number = /TTU-\d{4}-\d{6}/;
  await expect(receipt).toContainText(number);
  await expect(receipt).toContainText(answered);
  await expect(receipt).toContainText(
    new RegExp(`Waktu pengumpulan.* ${new Date().getFullYear()}, \\d\\d\\.\\d\\d WIB`),
  );
  await expect(receipt.locator('code')).toHaveText(/^(\s*[0-9a-f]{16}){4}\s*$/);
  await page.getByText('Rincian tanda terima').click();
  await page.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(page.getByText('Jawaban di server sekarang sama dengan jawaban pada tanda terima ini.')).toBeVisible();
  await expectNoAxeFindings(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh log ujian' }).click();
  let log = '';
  for await (const part of await (await arriving).createReadStream()) log += part;
  expect(log).toContain(number.exec((await receipt.textContent()) ?? '')?.[0] ?? 'no number');
  expect(log).toContain('Ujian dikumpulkan');
};

test.beforeEach(({ page, openWorld }) => openWorld(page, 'siap-ujian'));

test(
  'a multiple-choice exam, from its start over a lost network, a reload and the review to the receipt',
  core,
  async ({ page, setNetwork }) => {
    await start(page, 'Ujian Pilihan Ganda');
    await page.getByRole('radiogroup').getByText('Peta (map)').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('C');
    await page.getByRole('button', { name: 'Berikutnya' }).click();
    await expect(questionHeading(page, 2)).toBeFocused();
    await expectAllSent(page);
    await setNetwork(page, false);
    for (const key of ['1', 'n', 'b', 'n', '5', 'r', 'n', 'E', 'n', 'n', '3', 'p']) await page.keyboard.press(key);
    await expect(questionHeading(page, 6)).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0); // passed over
    await expect(page.getByRole('banner').getByText(/jawaban belum terkirim/)).toBeVisible();
    await setNetwork(page, true);

    await expectAllSent(page);
    await page.reload();
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
    const missing = page.getByRole('region', { name: 'Belum dijawab' });
    await expect(missing.getByRole('button')).toHaveCount(23);
    await expect(page.getByRole('region', { name: 'Ditandai ragu-ragu' }).getByRole('button')).toHaveText(['Soal 4']);
    await missing.getByRole('button', { name: 'Soal 6', exact: true }).click();
    await expect(questionHeading(page, 6)).toBeFocused();
    await page.keyboard.press('d');
    await expectReceipt(page, await handIn(page, 'Ujian Pilihan Ganda'), '8 dari 30');
    await page.getByRole('link', { name: 'Kembali ke daftar ujian' }).click();
    await examCard(page, 'Ujian Pilihan Ganda').getByRole('link', { name: 'Lihat tanda terima' }).click();
    await expect(page.getByRole('article', { name: 'Tanda Terima Ujian Pilihan Ganda' })).toContainText('8 dari 30');
    await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible();
    await page.getByRole('link', { name: 'Lanjut ke Ujian Benar–Salah' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ujian Benar–Salah' })).toBeFocused();
  },
);

const essay =
  'Peta dengan kode sebagai kunci: mencari tidak melihat 300 barang satu per satu 🙂.\nBila kode tidak ada, …';

test('an essay, from its start over a reload before the last words are sent to the receipt', async ({ page }) => {
  await start(page, 'Ujian Esai');
  const answer = page.getByRole('textbox', { name: /^Soal 1/ });
  await answer.pressSequentially('Peta', { delay: 20 });
  await answer.fill(essay);
  await expect(page.getByText('Terkirim', { exact: true })).toBeVisible();
  await answer.press('End');
  await answer.pressSequentially(' kabari');
  await expect(main(page).getByText('Tersimpan di perangkat', { exact: true })).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue(`${essay} kabari`); // before it was sent
  await expectAllSent(page);
  await expectReceipt(page, await handIn(page, 'Ujian Esai'), '1 dari 5');
});

test(
  'an observation, which follows the assessor, from its start over a reload to the receipt',
  network,
  async ({ page }) => {
    await start(page, 'Ujian Observasi');
    const ticked = main(page).getByRole('table').first().getByText('K · Kompeten');
    const before = await ticked.count();
    await tickCriterion(page, examTrxId);
    const text = 'Array, karena urutan tamu penting.';
    await page.getByRole('textbox', { name: /^Soal 1/ }).fill(text);
    await expectAllSent(page);
    await expect(ticked).toHaveCount(before + 1); // without a reload
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Soal 1/ })).toHaveValue(text);
    await expect(ticked).toHaveCount(before + 1);
    await expectReceipt(page, await handIn(page, 'Ujian Observasi'), '1 dari 3');
  },
);

const upload = async (page: Page, no: number) => {
  const task = page.getByRole('region', { name: `Tugas ${no}`, exact: true });
  await task.locator('input[type=file]').setInputFiles(pdf(`hasil-${no}.pdf`));
  await expect(task).toContainText(new RegExp(`Sudah diunggah.*hasil-${no}\\.pdf.*diterima server`));
};

test('a demonstration, from its start over a reload between two uploads to the receipt', network, async ({ page }) => {
  await start(page, 'Ujian Demonstrasi');
  await upload(page, 1);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Tugas 1', exact: true })).toContainText('hasil-1.pdf');
  await upload(page, 2);
  await expectReceipt(page, await handIn(page, 'Ujian Demonstrasi'), '2 dari 2');
});

test('one exam of each kind, handed in one after the other, leads to the decision of the assessor', async ({
  page,
}) => {
  await examCard(page, 'Ujian Pilihan Ganda').getByRole('link', { name: 'Lihat petunjuk' }).click();
  for (const name of ['Pilihan Ganda', 'Benar–Salah', 'Esai', 'Observasi', 'Demonstrasi']) {
    await expect(page.getByRole('heading', { level: 1, name: `Ujian ${name}` })).toBeFocused();
    await startExam(page);
    await openReview(page);
    await submitExam(page, `Ujian ${name}`);
    await page.getByRole('link', { name: /^Lanjut ke / }).click();
  }
  const exam = main(page).getByRole('listitem').filter({ hasText: 'Ujian' }).first();
  await expect(exam).toContainText(/asesor/i);
  await page.goto(examAddress());
  await expect(page.getByText('Semua ujian sudah dikumpulkan')).toBeVisible();

  await decideCompetent(page, examTrxId);
  await expect(page.getByText('Semua ujian sudah dinilai')).toBeVisible(); // without a reload
  await page.goto(examAddress('result'));
  await expect(page.getByRole('heading', { name: 'Rekomendasi asesor Kompeten', exact: true })).toBeVisible();
});
