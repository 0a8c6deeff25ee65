import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { addFault, callsOf, clearFaults, serverAnswers, startedAt } from '../support/simulated-server.ts';
import { essay, expectSaved, openScenario, startExam } from './exam-attempt.ts';
import { errorAtTick, stopTime, timer } from './exam-clock.ts';

test.slow(); // a busy machine is no wrong clock

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const never = { nth: 1_000_000, action: { type: 'network-error' } } as const;

const timeOver = (page: Page) => page.getByRole('alertdialog', { name: 'Yah.. Waktu Kamu telah habis :(' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Keluar dari ujian?' });

test('a hidden tab has the right time on its return and asks the server; a sleep across the deadline seals what was typed at the first tick (fault matrix 24, 25)', async ({
  page,
}) => {
  await page.clock.install();
  await openScenario(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  const deadline = (await startedAt(page, 'essay')) + hour;
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await essay(page).pressSequentially('Sebelum tidur');
  await expectSaved(page);
  await show('hidden');
  await page.clock.fastForward(20 * minute); // every timer fires once at most, as in a hidden tab
  await addFault(page, { id: 'jam', match: { path: '/api/date-now' }, ...never });
  await show('visible');
  await expect.poll(() => callsOf(page, 'jam')).toBeGreaterThan(0);
  expect(await errorAtTick(page, deadline)).toBeLessThanOrEqual(second);

  await addFault(page, { id: 'jawaban', match: { path: '/api/assessment/answers' }, ...never, nth: 'every' });
  await essay(page).press('End');
  await essay(page).pressSequentially(', masih sempat');
  await stopTime(page); // from here on nothing ticks by itself
  await page.clock.setSystemTime(deadline + second); // asleep: no timer goes
  await page.keyboard.type(' TERLAMBAT');
  await page.clock.resume();
  await expect(timeOver(page)).toContainText('1 jawaban belum terkirim');
  await expect(essay(page)).not.toBeEditable();
  await expect(essay(page)).toHaveValue('Sebelum tidur, masih sempat');
  await clearFaults(page);
  await timeOver(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('article', { name: /^Tanda Terima/ })).toBeVisible();
  expect(Object.values(await serverAnswers(page, 'essay'))).toEqual(['Sebelum tidur, masih sempat']);
});

test('Back asks, and forward again goes on: no second start, and the same time (fault matrix 32)', async ({ page }) => {
  await page.clock.install();
  await openScenario(page, 'siap-ujian');
  await addFault(page, { id: 'mulai', match: { path: '/api/timer/startTimer' }, ...never });
  const address = await startExam(page);
  const began = await startedAt(page);
  await page.evaluate(() => history.back());
  await expect(leaving(page)).toContainText('Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?');
  await leaving(page).getByRole('button', { name: 'Batal' }).click();
  await expect(page).toHaveURL(address);
  await expect(timer(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await leaving(page).getByRole('button', { name: 'Ya' }).click();
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(timer(page)).toBeVisible();
  expect(await errorAtTick(page, began + hour)).toBeLessThanOrEqual(second);
  expect(await startedAt(page)).toBe(began);
  expect(await callsOf(page, 'mulai')).toBe(1);
});
