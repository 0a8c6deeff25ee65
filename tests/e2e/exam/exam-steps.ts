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
/** How many exams are kept here, raw. */
const keptHere = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('portal-asesi-draf');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.filter((key) => JSON.stringify(key).includes('"luring/')).length);
          };
        };
      }),
  );

export const reopensOffline = async (page: Page, exams = 1) => {
  await expect.poll(() => keptHere(page)).toBe(exams);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(offlineText)).toBeVisible();
};

/** What the portal has on this device: its service worker, its caches and its storage, raw. */
export const keptOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    registered: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    local: { ...localStorage },
    ...(await new Promise<{ vaults: number; files: number }>((resolve, reject) => {
      const opening = indexedDB.open('portal-asesi-draf');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = ['vaults', 'drafts', 'files'];
        const counts = all.map((name) => opening.result.transaction(name).objectStore(name).count());
        const last = counts[2] as IDBRequest<number>;
        last.onsuccess = () => {
          opening.result.close();
          resolve({ vaults: counts.reduce((sum, { result }) => sum + result, 0), files: last.result });
        };
      };
    })),
  }));
