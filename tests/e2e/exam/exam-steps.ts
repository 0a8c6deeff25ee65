import type { Locator, Page } from '@playwright/test';
import { everythingKept } from '../support/everything-kept.ts';
import { expect } from '../support/portal.ts';

/** The assessment whose exams are ready in the seed: eka's, of Junior Web Programmer. */
const examTrxId = `TRX-${new Date().getFullYear()}-000132`;
const trxid = Buffer.from(examTrxId).toString('base64url');
export const examAddress = (exam = ''): string => `/myassessment/exam/${exam && `${exam}/`}${trxid}`;

export const examCard = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Daftar ujian' }).getByRole('listitem').filter({ hasText: name });

export const questionHeading = (page: Page, no: number): Locator =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Soal ${no} dari`) });

/** From the start page of an exam into its first minute. */
export const startExam = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^Saya siap/ }).check();
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
};

/** From the list of exams into one of them. */
export const beginExam = async (page: Page, name: string): Promise<void> => {
  await page.goto(examAddress());
  await examCard(page, name).getByRole('link', { name: 'Lihat petunjuk' }).click();
  await startExam(page);
};

/** By the bar at the foot, which stays where it is while the page scrolls back to where it was. */
export const openReview = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Periksa (jawaban|dan kumpulkan)$/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Periksa/ })).toBeFocused();
};

/** From the review to the receipt, which is given back. */
export const submitExam = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kumpulkan' }).click();
  const receipt = page.getByRole('article', { name: `Tanda Terima ${name}` });
  await expect(receipt).toBeVisible();
  return receipt;
};

/** All that the server does not have yet has arrived there. */
export const expectAllSent = (page: Page): Promise<void> =>
  expect(page.getByText('Semua jawaban terkirim', { exact: true })).toBeVisible();

/** The worker has all that it keeps, and answers this page. */
export const ready = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
export const offlineText = 'Tanpa koneksi – jawaban disimpan di perangkat ini.';
export const reopensOffline = async (page: Page, exams = 1) => {
  const offline = async () =>
    (await everythingKept(page)).rows.filter((row) => /-draf\/drafts\/.*"luring\//.test(row)).length;
  await expect.poll(offline).toBe(exams);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(offlineText)).toBeVisible();
};

/** How many files of answers and pictures are on this device. */
export const keptFiles = async (page: Page): Promise<number> =>
  (await everythingKept(page)).rows.filter((row) => row.startsWith('portal-asesi-draf/files/')).length;
