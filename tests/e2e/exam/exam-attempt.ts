import type { Locator, Page } from '@playwright/test';
import { expect, openIn } from '../support/portal.ts';
import { examAddress } from './exam-steps.ts';

export type Scenario = 'siap-ujian' | 'sedang-ujian' | 'ujian-hampir-habis';

/** Makes the world of a scenario, with its candidate (eka) logged in, and opens the list of exams. */
export const openScenario = async (page: Page, name: Scenario) => {
  const make = async () => {
    await page.goto(`/login?skenario=${name}`); // the page that loads least
    // the world is made, somebody is logged in, and all of it is loaded for the first time
    await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible({ timeout: 30_000 });
  };
  if (name !== 'siap-ujian') return make(); // the time of an exam runs
  await openIn(page, name, examAddress(), make);
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
};

const inList = (page: Page, exam: string): Locator =>
  page.getByRole('list', { name: 'Daftar ujian' }).getByRole('listitem').filter({ hasText: exam });

/** From the list of exams into one that runs; gives its address. */
export const continueExam = async (page: Page, exam = 'Ujian Pilihan Ganda'): Promise<string> => {
  await inList(page, exam).getByRole('link', { name: 'Lanjutkan' }).click();
  await expect(question(page)).toBeVisible();
  return page.url();
};

/** From the list of exams into one whose time begins now; gives its address. */
export const startExam = async (page: Page, exam = 'Ujian Pilihan Ganda'): Promise<string> => {
  await inList(page, exam).getByRole('link', { name: 'Lihat petunjuk' }).click();
  const ready = page.getByRole('checkbox', { name: /^Saya siap/ });
  await ready.press('Space'); // a notice on the device's clock may move it away under a pointer
  await expect(ready).toBeChecked();
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await expect(question(page)).toBeVisible();
  return page.url();
};

/** The running multiple-choice exam of the scenario `sedang-ujian` (40 minutes are left, 12 questions are answered); its address. */
export const openRunningExam = async (page: Page): Promise<string> => {
  await openScenario(page, 'sedang-ujian');
  return continueExam(page);
};

/** The question on screen, or the one of this number in the list of all. */
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
/** One choice of the question on screen, by its letter. */
export const option = (page: Page, letter: string): Locator =>
  question(page).getByRole('radio').nth(letters.indexOf(letter));

/** Chooses an answer to this question. */
export const choose = async (page: Page, no: number, letter: string) => {
  await goTo(page, no);
  await question(page).locator('label').nth(letters.indexOf(letter)).click(); // as a pointer finds it: the whole row
  await expect(option(page, letter)).toBeChecked();
};

/** The text of the question on screen, in an essay. */
export const essay = (page: Page): Locator => question(page).getByRole('textbox');

/** Where the answer on screen is: `Terkirim`, `Tersimpan di perangkat`, `Gagal, dicoba lagi` … */
export const expectChip = (page: Page, text: string | RegExp) =>
  expect(question(page).getByText(text, typeof text === 'string' ? { exact: true } : {})).toBeVisible();

/** Where the answers are: `Semua jawaban terkirim`, `2 jawaban belum terkirim` … in the header. */
export const expectSaved = (page: Page, text: string | RegExp = 'Semua jawaban terkirim') =>
  expect(page.getByRole('banner').getByText(text)).toBeVisible();

/** From the questions to their review, and there `Kumpulkan ujian` and `Ya, kumpulkan`. */
export const review = async (page: Page) => {
  await page.getByRole('button', { name: 'Periksa jawaban' }).last().click(); // in the bar, which stays where it is
  await expect(page.getByRole('heading', { level: 1, name: 'Periksa jawaban' })).toBeVisible();
};
export const handIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('button', { name: 'Ya, kumpulkan' }).click();
};
