import type { BrowserContext, Page } from '@playwright/test';
import { choose, expectChip, expectSaved, goTo, openRunningExam, option } from '../exam/exam-attempt.ts';
import { clearingPath, startClearingProxy } from '../support/clearing-proxy.ts';
import { expect, test } from '../support/portal.ts';
import { addFault, clearFaults, serverAnswers } from '../support/simulated-server.ts';

const elsewhere = (page: Page) => page.getByText('Ujian ini terbuka di tab lain');
const allSent = (page: Page) => page.getByText('Semua jawaban terkirim');
const cutAnswers = (page: Page) =>
  addFault(page, {
    id: 'jawaban',
    match: { path: '/api/assessment/answers' },
    nth: 'every',
    action: { type: 'network-error' },
  });

const loseStorage = async (page: Page, takeAway: () => Promise<unknown>) => {
  await cutAnswers(page);
  await choose(page, 20, 'B');
  await choose(page, 21, 'C');
  await expectSaved(page, '2 jawaban belum terkirim');
  await takeAway();
  await expectSaved(page, '2 jawaban belum terkirim');
  await choose(page, 22, 'A');
  await expectSaved(page, '3 jawaban belum terkirim');
  await page.getByRole('button', { name: 'Coba kirim sekarang' }).click();
  await expectChip(page, 'Belum terkirim, dicoba lagi');
  await expect(page.getByText(/^Penyimpanan perangkat tidak tersedia/)).toBeHidden();
  expect([await elsewhere(page).count(), await allSent(page).count()]).toEqual([0, 0]);
};

const expectAll = async (page: Page) => {
  for (const [no, letter] of [
    [20, 'B'],
    [21, 'C'],
    [22, 'A'],
  ] as const) {
    await goTo(page, no);
    await expect(option(page, letter)).toBeChecked();
  }
  await clearFaults(page);
  await page.getByRole('button', { name: 'Coba kirim sekarang' }).click();
  await expectSaved(page);
  expect(await serverAnswers(page)).toMatchObject({ 20: 'B', 21: 'C', 22: 'A' });
};

test('an exam keeps all answers when a server empties the storage with Clear-Site-Data, with and without a connection, and a waiting second tab goes on with them (fault matrix 69)', async ({
  browser,
}) => {
  const proxy = await startClearingProxy();
  const context: BrowserContext = await browser.newContext({ proxy: { server: proxy.url } });
  const page = await context.newPage();
  try {
    const address = await openRunningExam(page);
    const other = await context.newPage();
    await other.goto(address);
    await expect(elsewhere(other)).toBeVisible();
    await page.bringToFront();
    const clear = () => page.evaluate((path) => fetch(path).then((reply) => reply.text()), clearingPath);
    await choose(page, 19, 'D');
    await clear();
    await expectSaved(page);
    expect((await serverAnswers(page))['19']).toBe('D');
    await loseStorage(page, clear);
    await page.close();
    await expectAll(other);
  } finally {
    await context.close();
    proxy.stop();
  }
});
