import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/portal.ts';

/** The assessment whose exams are ready in the seed: eka's, of Junior Web Programmer. */
export const examTrxId = `TRX-${new Date().getFullYear()}-000132`;
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

export const openReview = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Periksa (jawaban|dan kumpulkan)$/ })
    .first()
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
