import { expect, expectNoAxeFindings, test } from '../support/portal.ts';
import { receipts } from '../support/simulated-server.ts';
import { press, tabTo } from '../support/tabbing.ts';
import { openScenario } from './exam-attempt.ts';
import { examCard, expectAllSent, questionHeading } from './exam-steps.ts';

test('a candidate takes a whole written exam without a mouse: from its start over both views and the review to the receipt, which prints on one page with its number and digest, and stays', async ({
  page,
}) => {
  test.slow();
  const heading = page.getByRole('heading', { level: 1 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openScenario(page, 'siap-ujian');
  await press(page, examCard(page, 'Ujian Pilihan Ganda').getByRole('link', { name: 'Lihat petunjuk' }));
  await expect(heading).toHaveText('Ujian Pilihan Ganda');
  await expect(heading).toBeFocused();

  await press(page, button('Mulai ujian'));
  await expect(page.getByRole('checkbox', { name: /^Saya siap/ })).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, button('Mulai ujian'));
  await expect(questionHeading(page, 1)).toBeVisible();
  await expect(heading).toBeFocused();

  await page.keyboard.press('c');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('D');
  await page.keyboard.press('r');
  await expect(button('Ragu-ragu')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('n');
  await expect(questionHeading(page, 2)).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Pintasan keyboard' });
  await expect(help).toContainText('Mendengar sisa waktu');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(questionHeading(page, 2)).toBeVisible();
  await expectAllSent(page);

  const navigator = page.getByRole('navigation', { name: 'Navigasi soal' });
  await tabTo(page, navigator.getByRole('button', { name: 'Soal 2, sudah dijawab', exact: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(questionHeading(page, 9)).toBeFocused();

  await press(page, button('Tampilkan semua soal'));
  const ninth = page.getByRole('article', { name: 'Soal 9 dari 30' });
  await tabTo(page, ninth.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('r');
  await expect(ninth.getByRole('button', { name: 'Ragu-ragu' })).toHaveAttribute('aria-pressed', 'true');
  await expectAllSent(page);

  await press(page, button('Periksa jawaban').last());
  await expect(heading).toHaveText('Periksa jawaban');
  await expect(heading).toBeFocused();
  await expectNoAxeFindings(page);
  await press(page, page.getByRole('region', { name: 'Ditandai ragu-ragu' }).getByRole('button', { name: 'Soal 9' }));
  await expect(questionHeading(page, 9)).toBeFocused();
  await press(page, button('Periksa jawaban').last());
  await press(page, button('Kumpulkan ujian'));
  await expect(page.getByRole('alertdialog')).toContainText(
    '27 soal belum dijawab dan akan dikumpulkan tanpa jawaban.',
  );
  await press(page, button('Ya, kumpulkan'));

  const paper = page.getByRole('article', { name: 'Tanda Terima Ujian Pilihan Ganda' });
  await expect(paper).toContainText('3 dari 30');
  await expect(page.getByRole('region', { name: /^Ujian Pilihan Ganda sudah dikumpulkan/ })).toBeFocused();
  const [receipt] = await receipts(page);
  const pdf = await page.pdf({ format: 'A4' }); // prints on A4, because paper is narrower than the narrowest window for an exam
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Rincian tanda terima')).toBeHidden();
  await expect(paper).toContainText(receipt?.number ?? 'none');
  await expect(paper.locator('code')).toBeVisible();
  expect((await paper.locator('code').textContent())?.replaceAll(/\s/g, '')).toBe(receipt?.digest);
  await page.emulateMedia({ media: null });
  await press(page, page.getByRole('link', { name: 'Lanjut ke Ujian Benar–Salah' }));
  await expect(heading).toHaveText('Ujian Benar–Salah');
});
