import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, phone } from '../support/portal.ts';
import { choose, expectSaved, handIn, openRunningExam, option, question, review } from './exam-attempt.ts';
import { rememberCalls, sent } from './exam-calls.ts';
import { test } from './exam-world.ts';

const mobileText = 'Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen';
const notice = (page: Page) => page.getByRole('alertdialog', { name: 'Informasi' });
const strip = (page: Page) => page.getByRole('region', { name: 'Ujian yang sedang berjalan' });
const saves = async (page: Page) =>
  (await sent(page, '/api/assessment/answers')).filter(({ body }) => body?.action === 'save');
const timeLeft = async (page: Page) => (await page.getByRole('timer').textContent()) ?? '';

test('an exam in a window that becomes 600 px wide goes home with the notice, and at 1100 px it is there again by itself: the same question, nothing sent twice, the time goes on (fault matrix 44, 71)', async ({
  page,
}) => {
  await rememberCalls(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  const address = await openRunningExam(page);
  await choose(page, 17, 'C');
  await expectSaved(page);
  await choose(page, 18, 'B');
  await page.setViewportSize({ width: 600, height: 768 });
  await expect(notice(page)).toContainText(mobileText);
  await expect(page).toHaveURL(/\/$/);
  await expect(notice(page)).toContainText('Lebar jendela 600 piksel. Perbesar jendela menjadi lebih dari 992 piksel.');
  await expect(notice(page)).toContainText(/Ujian Pilihan Ganda sedang berjalan, sisa \d\d:\d\d/);
  await expect(notice(page)).toContainText('Jawaban Anda aman.');
  const back = notice(page).getByRole('button', { name: 'Kembali ke ujian' });
  await expect(back).toBeDisabled();
  await expect(back).toHaveAccessibleDescription(/^Lebar jendela 600 piksel/);
  await expectNoAxeFindings(page);

  await page.setViewportSize({ width: 1100, height: 768 });
  await expect(page).toHaveURL(address);
  await expect(question(page, 18)).toBeVisible();
  await expect(option(page, 'B')).toBeChecked();
  await expect(option(page, 'B')).toBeFocused();
  await expect(notice(page)).toBeHidden();
  await expectSaved(page);
  expect(await timeLeft(page)).toMatch(/^(39|40):/);
  const answers = (await saves(page)).flatMap(({ body }) => body?.answers ?? []);
  const revisions = answers.filter(({ device }) => device !== 'skenario').map((each) => JSON.stringify(each));
  expect(revisions).toHaveLength(2);
  expect(new Set(revisions).size).toBe(2);
});

test('at 200 % in a window of 1366 px an exam stays, and can be done to the receipt (fault matrix 71)', async ({
  page,
}) => {
  // what Chrome tells of such a window: only the page is counted in larger pixels
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1366 }));
  const address = await openRunningExam(page);
  await page.setViewportSize({ width: 683, height: 328 });
  await choose(page, 13, 'A');
  await choose(page, 14, 'D');
  await page.waitForTimeout(700);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('timer')).toBeInViewport();
  await page.reload();
  await choose(page, 15, 'B');
  await expectSaved(page);
  await review(page);
  await handIn(page);
  await expect(page.getByRole('article', { name: /^Tanda Terima/ })).toContainText('15 dari 30');
  await expect(strip(page)).toBeHidden();
});

test('the strip tells of the exam in every layout, after a reload and on a phone, and is gone when the exam is handed in', async ({
  page,
}) => {
  const address = await openRunningExam(page);
  for (const other of [
    '/', // default
    '/profile', // dashboard
    '/documents/banding', // document
    '/myassessment/exam/gladi-bersih', // exam
    '/payment/success', // transaction
  ]) {
    await page.goto(other);
    await expect(strip(page)).toContainText(/Ujian Pilihan Ganda sedang berjalan, sisa (39|40):\d\d/);
  }
  await page.goto('/notifications');
  await expect(strip(page)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.setViewportSize(phone);
  await expect(strip(page)).toContainText('sedang berjalan');
  await expect(strip(page).getByRole('link')).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 657 });
  await strip(page).getByRole('link', { name: 'Lanjutkan' }).click();
  await expect(page).toHaveURL(address);
  await expect(strip(page)).toBeHidden();
  await review(page);
  await handIn(page);
  await expect(page.getByRole('article', { name: /^Tanda Terima/ })).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke daftar ujian' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toBeHidden();
});
