import type { Page } from '@playwright/test';
import { changeDrafts, draftAt, placesOf } from '../support/changed-drafts.ts';
import { everythingKept, nothingKept } from '../support/everything-kept.ts';
import { expect, fillLogIn, headers } from '../support/portal.ts';
import {
  choose,
  continueExam,
  essay,
  expectSaved,
  goTo,
  handIn,
  option,
  question,
  review,
  startExam,
} from './exam-attempt.ts';
import {
  startExam as beginHere,
  keptOnDevice,
  offlineText,
  openReview,
  ready,
  reopensOffline,
  submitExam,
} from './exam-steps.ts';
import { test } from './exam-world.ts';

const receipt = (page: Page) => page.getByRole('article', { name: /^Tanda Terima/ });

test(
  'a multiple-choice exam opens again without a network where it was, goes on, and is handed in with all answers once the network is back (fault matrix 95)',
  headers,
  async ({ page, openWorld }) => {
    await openWorld(page, 'sedang-ujian');
    await continueExam(page);
    await ready(page);
    await choose(page, 13, 'B');
    await expectSaved(page);
    await page.context().setOffline(true);
    await choose(page, 14, 'C');
    await expectSaved(page, '1 jawaban belum terkirim');
    await reopensOffline(page);
    await expect(question(page, 14)).toBeVisible();
    await expect(option(page, 'C')).toBeChecked();
    await expect(page.getByRole('timer')).toContainText(/\d\d/);
    await goTo(page, 13);
    await expect(option(page, 'B')).toBeChecked();
    await choose(page, 15, 'D');
    await page.context().setOffline(false);
    await expectSaved(page);
    await expect(page.getByText(offlineText)).toBeHidden();
    await review(page);
    await handIn(page);
    await expect(receipt(page)).toContainText('15 dari 30');
  },
);

test('an essay and a true-false exam open again without a network with what was written, go on, and are handed in with all of it (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  await ready(page);
  await essay(page).fill('Sebelum terputus.');
  await expectSaved(page);
  await reopensOffline(page);
  await expect(essay(page)).toHaveValue('Sebelum terputus.');
  await essay(page).fill('Sebelum terputus, dan sesudahnya.');
  await expectSaved(page, '1 jawaban belum terkirim');
  await page.reload();
  await expect(essay(page)).toHaveValue('Sebelum terputus, dan sesudahnya.');
  await page.context().setOffline(false);
  await expectSaved(page);
  await review(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('1 dari');

  await enterList(page);
  await startExam(page, 'Ujian Benar–Salah');
  await choose(page, 2, 'A');
  await expectSaved(page);
  await reopensOffline(page);
  await expect(question(page, 2)).toBeVisible();
  await expect(option(page, 'A')).toBeChecked();
  await choose(page, 3, 'B');
  await expectSaved(page, '1 jawaban belum terkirim');
  await page.context().setOffline(false);
  await expectSaved(page);
  await expect(page.getByText(offlineText)).toBeHidden();
  await review(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('2 dari');
});

const enterList = async (page: Page) => {
  await page.goto(page.url().replace(/\/exam\/(written\/[^/]+|essay|observation|demonstration)\//, '/exam/'));
  await expect(page.getByRole('list', { name: 'Daftar ujian' })).toBeVisible();
};

test('an observation and a demonstration open again without a network, a file chosen then arrives later, and both are handed in (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'siap-ujian');
  const card = (name: string) =>
    page.getByRole('list', { name: 'Daftar ujian' }).getByRole('listitem').filter({ hasText: name });
  await card('Ujian Observasi').getByRole('link', { name: 'Lihat petunjuk' }).click();
  await beginHere(page);
  await ready(page);
  await reopensOffline(page);
  await expect(page.getByRole('heading', { name: 'Penilaian asesor' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(offlineText)).toBeHidden();
  await openReview(page);
  await submitExam(page, 'Ujian Observasi');

  await enterList(page);
  await card('Ujian Demonstrasi').getByRole('link', { name: 'Lihat petunjuk' }).click();
  await beginHere(page);
  const task = page.getByRole('region', { name: 'Tugas 1', exact: true });
  await expect(task).toBeVisible();
  await reopensOffline(page);
  const { files } = await keptOnDevice(page);
  await task.locator('input[type=file]').setInputFiles({
    name: 'hasil.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(20_000)]),
  });
  const again = task.getByRole('button', { name: /coba lagi|Unggah sekarang/i });
  await expect(again).toBeVisible();
  await expect.poll(async () => (await keptOnDevice(page)).files).toBeGreaterThan(files); // written: the disk of a busy machine is slow
  await page.reload();
  await expect(task).toContainText('hasil.pdf');
  await page.context().setOffline(false);
  await expect(page.getByText(offlineText)).toBeHidden();
  await expect(task.getByText(/Sudah diunggah/).or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(task).toContainText(/Sudah diunggah.*hasil\.pdf/);
  await openReview(page);
  await expect(await submitExam(page, 'Ujian Demonstrasi')).toContainText('1 dari 2'); // tasks with a file
});

test('a question shows its picture without a network, also one that was never on screen, and says so where it could not be kept (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  let withheld: string | null = null;
  await page.context().route('**/storage/soal/*', (route) => {
    withheld ??= route.request().url();
    return route.request().url() === withheld ? route.abort() : route.continue();
  });
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  await ready(page);
  await expect.poll(async () => (await keptOnDevice(page)).files).toBe(3); // of four
  await reopensOffline(page);
  await choose(page, 23, 'A');
  const picture = question(page).getByRole('img', { name: /^Bagan alir/ });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await goTo(page, 3);
  await expect(
    question(page).getByText(/^Gambar soal tidak termuat dan tidak tersimpan di perangkat ini: Tumpukan tiga kotak/),
  ).toBeVisible();
  await expect(question(page).getByRole('img')).toHaveCount(0);
  await page.context().unrouteAll();
  await page.context().setOffline(false);
  await expectSaved(page);
  await question(page).getByRole('button', { name: 'Muat ulang gambar' }).click();
  await expect(question(page).getByRole('img', { name: /^Tumpukan tiga kotak/ })).toBeVisible();
});

test('a log-out leaves neither program nor exam on the device, and nothing opens without a network after it (fault matrix 95)', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'sedang-ujian');
  const address = await continueExam(page);
  await ready(page);
  await choose(page, 13, 'B');
  await expectSaved(page);
  await expect
    .poll(() => everythingKept(page))
    .toMatchObject({
      caches: [expect.stringMatching(/^portal-ujian-/)],
      local: { 'portal-asesi:ujian': expect.any(String) },
      rows: expect.arrayContaining([expect.stringContaining('luring/')]),
    });
  await enterList(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await expect.poll(() => everythingKept(page)).toEqual(nothingKept);
  await page.context().setOffline(true);
  await expect(page.goto(address)).rejects.toThrow();
});

test('an exam opens without a network for nobody once the server has said that the session is over', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'sedang-ujian');
  const address = await continueExam(page);
  await ready(page);
  await choose(page, 13, 'B');
  await expectSaved(page);
  await page.context().clearCookies({ name: 'portal_session' }); // ended by the server: the page does not know yet
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Belum bisa memeriksa sesi Anda' })).toBeVisible();
  await expect(page.getByText('Soal 13')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await fillLogIn(page, 'eka');
  await expect(option(page, 'A')).toBeVisible();
  await ready(page);
});

test('an exam whose kept content another script has changed opens for nobody without a network, and is whole again with it, with what was answered', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  await ready(page);
  await page.context().setOffline(true);
  await choose(page, 13, 'B');
  await expectSaved(page, '1 jawaban belum terkirim');
  const [at] = (await placesOf(page, 'exam-record')).filter(([, , subject]) => subject.startsWith('luring/'));
  if (!at) throw new Error('nothing is kept');
  const { paper, ...rest } = (await draftAt(page, at)) as unknown as { readonly paper: object };
  const sealed = JSON.stringify({
    ...rest,
    paper: { ...paper, questions: [null, { html: '<img src=x onerror=alert(1)>' }] },
  });
  await changeDrafts(page, [{ at, put: { sealed } }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Belum bisa memeriksa sesi Anda' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(question(page)).toBeVisible();
  await goTo(page, 13);
  await expect(option(page, 'B')).toBeChecked();
  await expectSaved(page);
});
