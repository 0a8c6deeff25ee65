import type { Page } from '@playwright/test';
import { rememberCalls, sent } from './exam-calls.ts';
import {
  choose,
  continueExam,
  expectChip,
  expectSaved,
  handIn,
  openRunningExam,
  openScenario,
  question,
  review,
} from './exam-sitting.ts';
import { expect, test } from './portal.ts';
import { addFault, callsOf, clearFaults, receipts, serverAnswers, sittingOf } from './simulated-server.ts';

const answers = { method: 'POST', path: '/api/assessment/answers' };
const second = 1_000;

const receipt = (page: Page) => page.getByRole('article', { name: /^Tanda Terima/ });
const timeOver = (page: Page) => page.getByRole('alertdialog', { name: 'Yah.. Waktu Kamu telah habis :(' });
const now = (page: Page) => page.evaluate(() => Date.now());

test('a server that has too much to do is left alone for as long as it asks, but for no more than a minute (fault matrix 12)', async ({
  page,
}) => {
  await page.clock.install();
  await openRunningExam(page);
  await expectSaved(page);
  for (const [no, asked, waited] of [
    [13, 50, 50],
    [14, 7_200, 60],
  ] as const) {
    const busy = { type: 'status', status: 429, headers: { 'Retry-After': String(asked) } } as const;
    await addFault(page, { id: 'ramai', match: answers, nth: 1, action: busy });
    await choose(page, no, 'A');
    await expect.poll(() => callsOf(page, 'ramai')).toBe(1);
    await expectChip(page, 'Gagal, dicoba lagi');
    await expectSaved(page, '1 jawaban belum terkirim');
    await page.clock.runFor((waited - 15) * second); // the test itself takes some of the rest
    expect(await callsOf(page, 'ramai')).toBe(1);
    await page.clock.runFor(15 * second);
    await expectSaved(page);
    expect(await callsOf(page, 'ramai')).toBe(2);
  }
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A', 14: 'A' });

  await review(page);
  await addFault(page, { id: 'ramai', match: answers, nth: 1, action: { type: 'status', status: 429 } });
  await handIn(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Terjadi kesalahan. Silahkan coba lagi.');
  await alert.getByRole('button', { name: 'Tutup' }).last().click();
  expect(await receipts(page)).toEqual([]);
  await handIn(page);
  await expect(receipt(page)).toContainText('14 dari 30');
});

for (const [what, action, calls] of [
  ['is waited for', { type: 'delay', ms: 3 * second }, ['save', 'submit']],
  [
    'and hangs is waited for no longer than five seconds, and goes out again',
    { type: 'hang' },
    ['save', 'save', 'submit'],
  ],
] as const) {
  test(`a save that is under way when the time ends ${what}; its answer counts (fault matrix 42)`, async ({ page }) => {
    await rememberCalls(page);
    await page.clock.install();
    await openScenario(page, 'ujian-hampir-habis');
    await continueExam(page);
    await addFault(page, { id: 'simpan', match: answers, nth: 1, action });
    await choose(page, 25, 'A');
    await expect.poll(() => callsOf(page, 'simpan')).toBe(1);
    await page.clock.setSystemTime((await now(page)) + 95 * second); // of the 90 that were left; no timer goes
    await timeOver(page).getByRole('button', { name: 'Submit' }).click();
    await expect(receipt(page)).toContainText('25 dari 30');
    expect((await sent(page, answers.path)).map(({ body }) => body?.action)).toEqual(calls);
    expect(await serverAnswers(page)).toMatchObject({ 25: 'A' });
  });
}

test('questions whose ids have lost digits on their way are not shown, since their answers would be those of others (fault matrix 18)', async ({
  page,
}) => {
  const address = await openRunningExam(page);
  const sitting = await sittingOf(page);
  const id = '12345678901234567890';
  const paper = (question_detail_id: string | number) => ({
    question_id: sitting.question_id,
    transaction_id: sitting.trx_id,
    questions: [
      {
        question_detail_id,
        no: 1,
        kind: 'choice',
        question: 'Dari server lain',
        options: ['A', 'B'].map((value) => ({ value, text: value })),
      },
    ],
    answers: [],
  });
  const reply = (detail: string | number) =>
    ({ type: 'status', status: 200, body: { code: '00', message: 'OK', data: paper(detail) } }) as const;
  const questions = { path: '/api/assessment/questions' };
  await addFault(page, { id: 'soal', match: questions, nth: 'every', action: reply(id) });
  await page.goto(address);
  await expect(question(page)).toContainText('Dari server lain'); // an id as text keeps its digits
  await addFault(page, { id: 'soal', match: questions, nth: 'every', action: reply(Number(id)) });
  await page.goto(address);
  await expect(page.getByText('Terjadi kesalahan. Silahkan coba lagi.')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await clearFaults(page);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(question(page)).toBeVisible();
});
