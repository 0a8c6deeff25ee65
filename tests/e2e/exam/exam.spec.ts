import { core, expect } from '../support/portal.ts';
import {
  examCard,
  expectAllSent,
  openReview,
  questionHeading,
  sendCollected,
  startExam,
  submitExam,
} from './exam-steps.ts';
import { test } from './exam-world.ts';

const name = 'Ujian Pilihan Ganda';

test(
  'a candidate takes a multiple-choice exam from its start over a lost network, a reload and the review to the receipt',
  core,
  async ({ page, openWorld }) => {
    await openWorld(page, 'siap-ujian');
    await examCard(page, name).getByRole('link', { name: 'Lihat petunjuk' }).click();
    await startExam(page);
    await page.getByRole('radiogroup').getByText('Peta (map)').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('C');
    await page.getByRole('button', { name: 'Berikutnya' }).click();
    await expect(questionHeading(page, 2)).toBeFocused();
    await expectAllSent(page);
    await page.context().setOffline(true);
    for (const key of ['1', 'n', 'b', 'n', '5', 'r', 'n', 'E', 'n', 'n', '3', 'p']) await page.keyboard.press(key);
    await expect(questionHeading(page, 6)).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await sendCollected(page);
    await expect(page.getByRole('banner').getByText(/jawaban belum terkirim/)).toBeVisible();
    await page.context().setOffline(false);
    await expectAllSent(page);
    await page.reload();
    const counts = page.getByRole('list', { name: 'Keterangan dan jumlah' });
    await expect(counts).toContainText(/Sudah dijawab 6.*Belum dijawab 24.*Ragu-ragu 1/);
    await openReview(page);
    const missing = page.getByRole('region', { name: 'Belum dijawab' });
    await missing.getByRole('button', { name: 'Soal 6', exact: true }).click();
    await expect(questionHeading(page, 6)).toBeFocused();
    await page.keyboard.press('d');
    await openReview(page);
    const receipt = await submitExam(page, name);
    await expect(receipt).toContainText(/TTU-\d{4}-\d{6}/);
    await expect(receipt).toContainText('7 dari 30');
    await expect(receipt.locator('code')).toHaveText(/^(\s*[0-9a-f]{16}){4}\s*$/);
    await page.getByText('Rincian tanda terima').click();
    await page.getByRole('button', { name: 'Periksa lagi' }).click();
    await expect(page.getByText('Jawaban di server sekarang sama dengan jawaban pada tanda terima ini.')).toBeVisible();
    await page.getByRole('link', { name: 'Kembali ke daftar ujian' }).click();
    await examCard(page, name).getByRole('link', { name: 'Lihat tanda terima' }).click();
    await expect(receipt).toContainText('7 dari 30');
  },
);
