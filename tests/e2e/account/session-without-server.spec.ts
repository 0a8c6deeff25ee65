import type { Page } from '@playwright/test';
import { choose, continueExam, expectSaved, question } from '../exam/exam-attempt.ts';
import { test } from '../exam/exam-world.ts';
import { everythingKept, nothingKept } from '../support/everything-kept.ts';
import { expect } from '../support/portal.ts';

const onlyTheFlag = { ...nothingKept, local: { ...nothingKept.local, 'portal-asesi:keluar': '1' } };

/** Expects stored data, because otherwise an empty device after the log-out would prove nothing. */
const expectProgramKept = (page: Page) =>
  expect
    .poll(() => everythingKept(page))
    .toMatchObject({
      caches: [expect.stringMatching(/^portal-ujian-/)],
      rows: expect.arrayContaining([expect.any(String)]),
    });

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
};

const expectNobody = async (page: Page, name: string) => {
  await expect(page.getByRole('alertdialog')).toContainText('server belum bisa dihubungi');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup' }).last().click();
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await everythingKept(page)).toEqual(onlyTheFlag);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(name)).toHaveCount(0);
};

test('a log-out without a network in another tab names the unsent answers of an exam, saves them as a file, and leaves neither program nor exam: nothing opens without a network (fault matrix 72, 95)', async ({
  page,
  context,
  openWorld,
}) => {
  await openWorld(page, 'sedang-ujian');
  const address = await continueExam(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Nama lengkap')).toBeVisible();
  await other.waitForLoadState('networkidle');
  await expectProgramKept(page);
  await context.setOffline(true);
  for (const [no, letter] of [
    [13, 'A'],
    [14, 'B'],
    [15, 'C'],
  ] as const)
    await choose(page, no, letter);
  await expectSaved(page, '3 jawaban belum terkirim');

  await logOut(other);
  const asked = other.getByRole('alertdialog', { name: 'Ada jawaban yang belum pasti ada di server. Tetap keluar?' });
  await expect(asked).toContainText(
    'Ada 3 jawaban ujian yang belum terkirim, atau belum terbukti ada di server. Keluar akan menghapusnya dari perangkat ini.',
  );
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    asked.getByRole('button', { name: 'Unduh jawaban' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^jawaban-belum-terkirim-.*\.json$/);
  await asked.getByRole('button', { name: 'Keluar' }).click();
  await expectNobody(other, 'Eka Contoh');
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await everythingKept(page)).toEqual(onlyTheFlag);
  await expect(page.goto(address)).rejects.toThrow();
});
