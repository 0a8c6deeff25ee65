import type { Locator, Page } from '@playwright/test';
import { everythingKept } from '../support/everything-kept.ts';
import { expect } from '../support/portal.ts';

const examTrxId = `TRX-${new Date().getFullYear()}-000132`;
const trxid = Buffer.from(examTrxId).toString('base64url');
export const examAddress = (exam = ''): string => `/myassessment/exam/${exam && `${exam}/`}${trxid}`;

export const examCard = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Daftar ujian' }).getByRole('listitem').filter({ hasText: name });

export const questionHeading = (page: Page, no: number): Locator =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Soal ${no} dari`) });

export const startExam = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^Saya siap/ }).check();
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
};

export const beginExam = async (page: Page, name: string): Promise<void> => {
  await page.goto(examAddress());
  await examCard(page, name).getByRole('link', { name: 'Lihat petunjuk' }).click();
  await startExam(page);
};

/** Uses the bar at the foot, because this bar does not move while the page restores its scroll position. */
export const openReview = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Periksa (jawaban|dan kumpulkan)$/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Periksa/ })).toBeFocused();
};

export const submitExam = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kumpulkan' }).click();
  const receipt = page.getByRole('article', { name: `Tanda Terima ${name}` });
  await expect(receipt).toBeVisible();
  return receipt;
};

/** Makes the page send its collected answers at once, as a return to the page does, so that a test does not wait for the next batch. */
export const sendCollected = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

export const expectAllSent = async (page: Page): Promise<void> => {
  await sendCollected(page);
  await expect(page.getByText('Semua jawaban terkirim', { exact: true })).toBeVisible();
};

export const ready = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
export const offlineText = 'Tanpa koneksi ke server – jawaban disimpan di perangkat ini.';
export const reopensOffline = async (page: Page) => {
  const offline = async () =>
    (await everythingKept(page)).rows.filter((row) => /-draf\/drafts\/.*"luring\//.test(row)).length;
  await expect.poll(offline).toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(offlineText)).toBeVisible();
};

export const keptFiles = async (page: Page): Promise<number> =>
  (await everythingKept(page)).rows.filter((row) => row.startsWith('portal-asesi-draf/files/')).length;
