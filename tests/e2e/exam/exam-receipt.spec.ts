import { expect, test } from '../support/portal.ts';
import { receipts } from '../support/simulated-server.ts';
import { handIn, openRunningExam, review } from './exam-attempt.ts';

test('a receipt prints on one page with its number and digest, and nothing beside it', async ({ page }) => {
  await openRunningExam(page);
  await review(page);
  await handIn(page);
  const paper = page.getByRole('article', { name: 'Tanda Terima Ujian Pilihan Ganda' });
  await expect(paper).toBeVisible();
  const [receipt] = await receipts(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Rincian tanda terima')).toBeHidden();
  await expect(paper).toBeVisible();
  await expect(paper).toContainText(receipt?.number ?? 'none');
  const digest = paper.locator('code');
  await expect(digest).toBeVisible();
  expect((await digest.textContent())?.replaceAll(/\s/g, '')).toBe(receipt?.digest);
});
