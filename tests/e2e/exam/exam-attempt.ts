import type { Locator, Page } from '@playwright/test';
import { expect, openIn } from '../support/portal.ts';
import { examAddress, sendCollected } from './exam-steps.ts';

export type Scenario = 'siap-ujian' | 'menunggu-asesor' | 'sedang-ujian' | 'ujian-hampir-habis';

export const openScenario = async (page: Page, name: Scenario) => {
  const make = async () => {
    await page.goto(`/login?skenario=${name}&jaringan=cepat`); // the login page loads the fewest files
    // creating the world, logging in and the first load all take time
    await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible({ timeout: 30_000 });
  };
  if (name !== 'siap-ujian') return make(); // a stored world cannot be reused for a running exam, because its time runs on
  await openIn(page, name, examAddress(), make);
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
};

const inList = (page: Page, exam: string): Locator =>
  page.getByRole('list', { name: 'Daftar ujian' }).getByRole('listitem').filter({ hasText: exam });

export const continueExam = async (page: Page, exam = 'Ujian Pilihan Ganda'): Promise<string> => {
  await inList(page, exam).getByRole('link', { name: 'Lanjutkan' }).click();
  await expect(question(page)).toBeVisible();
  return page.url();
};

export const startExam = async (page: Page, exam = 'Ujian Pilihan Ganda'): Promise<string> => {
  await inList(page, exam).getByRole('link', { name: 'Lihat petunjuk' }).click();
  const ready = page.getByRole('checkbox', { name: /^Saya siap/ });
  await ready.press('Space'); // a key press, because a notice about the device clock may move the box away from the pointer
  await expect(ready).toBeChecked();
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await expect(question(page)).toBeVisible();
  return page.url();
};

export const openRunningExam = async (page: Page): Promise<string> => {
  await openScenario(page, 'sedang-ujian');
  return continueExam(page);
};

export const question = (page: Page, no?: number): Locator =>
  page.getByRole('article', { name: no === undefined ? /^Soal \d+ dari \d+/ : new RegExp(`^Soal ${no} dari`) });

export const goTo = async (page: Page, no: number) => {
  const navigator = page.getByRole('navigation', { name: 'Navigasi soal' });
  const fold = navigator.getByRole('button', { name: 'Navigasi soal' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await navigator.getByRole('button', { name: new RegExp(`^Soal ${no},`) }).click();
  await expect(question(page, no)).toBeVisible();
};

const letters = 'ABCDE';
export const option = (page: Page, letter: string): Locator =>
  question(page).getByRole('radio').nth(letters.indexOf(letter));

export const choose = async (page: Page, no: number, letter: string) => {
  await goTo(page, no);
  await question(page).locator('label').nth(letters.indexOf(letter)).click(); // clicks the row, as a candidate with a mouse does
  await expect(option(page, letter)).toBeChecked();
};

export const essay = (page: Page): Locator => question(page).getByRole('textbox');

export const expectChip = (page: Page, text: string | RegExp) =>
  expect(question(page).getByText(text, typeof text === 'string' ? { exact: true } : {})).toBeVisible();

const allSent = 'Semua jawaban terkirim';

/**
 * Waits until the header shows this text. For `allSent`, also waits until the shown question says that its choice is sent, because a
 * browser checks a choice before the page learns of it.
 */
export const expectSaved = (page: Page, text: string | RegExp = allSent) =>
  expect(async () => {
    await sendCollected(page);
    await expect(page.getByRole('banner').getByText(text)).toBeVisible({ timeout: 3_000 });
    if (text !== allSent) return;
    if ((await question(page).getByRole('radio', { checked: true }).count()) > 0) await expectChip(page, 'Terkirim');
    await expect(question(page).getByText(/^(Menyimpan…|Tersimpan di perangkat)$/)).toHaveCount(0, { timeout: 3_000 });
  }).toPass({ timeout: 20_000 });

export const review = async (page: Page) => {
  await page.getByRole('button', { name: 'Periksa jawaban' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Periksa jawaban' })).toBeVisible();
};
export const handIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('button', { name: 'Ya, kumpulkan' }).click();
};
