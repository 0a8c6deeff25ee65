import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { FaultRule } from '../../../fake-backend/faults.ts';
import { closePanel, demoPassword, expect, fillLogIn, test } from '../support/portal.ts';
import { addFault, clearFaults, cutNetwork, receipts, serverAnswers } from '../support/simulated-server.ts';
import { openDesk } from '../support/staff-side.ts';
import {
  choose,
  continueExam,
  expectChip,
  expectSaved,
  goTo,
  handIn,
  openRunningExam,
  openScenario,
  option,
  question,
  review,
} from './exam-attempt.ts';
import { rememberCalls, sent } from './exam-calls.ts';

const answers = { method: 'POST', path: '/api/assessment/answers' };
const status = { path: '/api/assessment/exam-status' };
const lost = 'Koneksi terputus. Jawaban tersimpan di perangkat ini.';
const regained = 'Koneksi pulih. Semua jawaban sudah terkirim.';
const second = 1_000;

const alert = (page: Page) => page.getByRole('alertdialog');
const closeAlert = (page: Page) => alert(page).getByRole('button', { name: 'Tutup' }).last().click();
const timer = (page: Page) => page.getByRole('timer', { name: 'Sisa waktu' });
const timeOver = (page: Page) => page.getByRole('alertdialog', { name: 'Yah.. Waktu Kamu telah habis :(' });
const receipt = (page: Page) => page.getByRole('article', { name: /tanda terima/i });

/** The network is there again, and the browser says so. */
const networkBack = async (page: Page) => {
  await clearFaults(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
};

/** What the assessor can do with the exam that runs. */
const staffDesk = async (page: Page) => {
  const panel = await openDesk(page);
  await panel.getByText('Ujian: Junior Web Programmer').click();
  return panel;
};

const downloaded = async (download: Download) => JSON.parse(await readFile(await download.path(), 'utf8'));

const submissions = async (page: Page) =>
  (await sent(page, answers.path)).filter(({ body }) => body?.action === 'submit');

test('a network that goes away is told; nothing is lost, also over a reload, and all is sent when it is back (fault matrix 1)', async ({
  page,
}) => {
  const address = await openRunningExam(page);
  await cutNetwork(page);
  await choose(page, 13, 'A');
  await expect(page.getByText(lost)).toBeVisible();
  const left = await timer(page).textContent();
  await choose(page, 14, 'B');
  await expectChip(page, /^(Tersimpan di perangkat|Gagal, dicoba lagi)$/);
  await expectSaved(page, '2 jawaban belum terkirim');
  await expect(timer(page)).not.toHaveText(left ?? '');
  await expect(alert(page)).toHaveCount(0);

  await networkBack(page);
  await expect(page.getByText(regained)).toBeVisible();
  await expectSaved(page);
  await expect(page.getByText(lost)).toBeHidden();
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A', 14: 'B' });

  await cutNetwork(page);
  await choose(page, 15, 'C');
  await expectSaved(page, '1 jawaban belum terkirim');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Belum bisa memeriksa sesi Anda' })).toBeVisible();
  await clearFaults(page);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page).toHaveURL(address);
  await expectSaved(page);
  await goTo(page, 15);
  await expect(option(page, 'C')).toBeChecked();
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A', 14: 'B', 15: 'C' });
});

test('answers of before the deadline that the network held up are sent with their own times when it is back (fault matrix 2)', async ({
  page,
}) => {
  await page.clock.install();
  await openScenario(page, 'ujian-hampir-habis');
  await continueExam(page);
  await cutNetwork(page);
  await choose(page, 25, 'A');
  await choose(page, 26, 'B');
  await expectSaved(page, '2 jawaban belum terkirim');
  await page.clock.fastForward(100 * second); // of the 90 that were left

  await expect(timeOver(page)).toContainText('2 jawaban belum terkirim');
  await expect(option(page, 'C')).toBeDisabled(); // nothing is taken any more
  await timeOver(page).getByRole('button', { name: 'Submit' }).click();
  await expect(alert(page).filter({ hasText: 'Kesalahan jaringan' })).toBeVisible();
  await closeAlert(page);
  expect(await receipts(page)).toEqual([]);

  await clearFaults(page);
  await timeOver(page).getByRole('button', { name: 'Submit' }).click();
  await expect(receipt(page)).toContainText('26 dari 30');
  expect(await serverAnswers(page)).toMatchObject({ 25: 'A', 26: 'B' });
});

test('a submission that fails, is refused or has no reply is told each time; nothing is lost, each retry is the same one, and one is accepted (fault matrix 3, 4, 11)', async ({
  page,
}) => {
  await rememberCalls(page);
  await openRunningExam(page);
  await choose(page, 13, 'A');
  await expectSaved(page);
  await review(page);
  const failWith = (action: FaultRule['action']) => addFault(page, { id: 'kirim', match: answers, nth: 1, action });

  await test.step('a refusal with a list is shown as text, line by line', async () => {
    const message = 'Validation: soal 13 kosong | soal <b>14</b> kosong';
    await failWith({ type: 'status', status: 200, body: { code: '02', message, data: null } });
    await handIn(page);
    await expect(alert(page).getByRole('listitem')).toHaveText(['Validation: soal 13 kosong', 'soal <b>14</b> kosong']);
    await closeAlert(page);
  });

  await test.step('a server that fails', async () => {
    await failWith({ type: 'status', status: 503 });
    await handIn(page);
    await expect(alert(page)).toContainText('Terjadi kesalahan pada server');
    await closeAlert(page);
    await expect(page.getByRole('button', { name: 'Kumpulkan ujian' })).toBeEnabled();
    expect(await receipts(page)).toEqual([]);
  });

  await test.step('a reply that is lost: the status is asked for before anything is sent again', async () => {
    await failWith({ type: 'accept-then-drop' });
    // before the submission the status is there, after it not
    for (const nth of [2, 3, 4, 5, 6]) {
      await addFault(page, { id: `status ${nth}`, match: status, nth, action: { type: 'network-error' } });
    }
    await handIn(page);
    await expect(alert(page)).toContainText('Kesalahan jaringan');
    await closeAlert(page);
    await expect(page.getByText('Belum diketahui apakah ujian sudah diterima server')).toBeVisible();
    expect(await receipts(page)).toHaveLength(1);

    await clearFaults(page);
    await addFault(page, { id: 'status', match: status, nth: 'every', action: { type: 'delay', ms: 1_500 } });
    await handIn(page);
    await expect(page.getByText('Memeriksa status…')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Ujian Pilihan Ganda terkumpul/ })).toBeVisible();
    await expect(receipt(page)).toContainText('13 dari 30');
    const calls = await submissions(page);
    expect(calls).toHaveLength(3);
    expect(calls[2]?.key).toBe(calls[1]?.key); // the refused one is over
    expect(calls[2]?.key).toBeTruthy();
    expect(await receipts(page)).toHaveLength(1);
  });
});

test('a session that ends in an exam is opened again over it: nothing is lost, and a wrong password is said as such (fault matrix 6, 7)', async ({
  page,
  context,
}) => {
  await rememberCalls(page);
  const address = await openRunningExam(page);
  await expectSaved(page);
  await context.clearCookies();
  await choose(page, 13, 'A');
  const dialog = page.getByRole('dialog', { name: 'Sesi berakhir' });
  await expect(dialog).toContainText('Sesi Anda berakhir. Silakan masuk kembali.');
  await expect(page.getByText('Username atau Password salah')).toHaveCount(0);
  await expect(page).toHaveURL(address);

  await dialog.getByRole('button', { name: 'Tutup' }).click(); // and one can go on answering
  await expect(page.getByText('Sesi berakhir. Jawaban tersimpan di perangkat ini.')).toBeVisible();
  await choose(page, 14, 'B');
  await expectSaved(page, '2 jawaban belum terkirim');
  await expect(dialog).toBeHidden(); // it is not opened for each answer
  await page.getByRole('button', { name: 'Masuk kembali' }).click();

  const password = dialog.getByLabel('Kata sandi', { exact: true });
  const logIns = async () => (await sent(page, '/api/login')).length;
  const before = await logIns();
  await password.fill('salah');
  await dialog.getByRole('button', { name: 'Masuk kembali' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Username atau Password salah');
  await expect(password).toBeEditable();
  expect((await logIns()) - before).toBe(1);
  await password.fill(demoPassword);
  await dialog.getByRole('button', { name: 'Masuk kembali' }).click();
  await expect(dialog).toBeHidden();

  await expectSaved(page);
  await expect(page).toHaveURL(address);
  await expect(question(page, 14)).toBeVisible(); // the page under it stayed where it was
  await expect(option(page, 'B')).toBeChecked();
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A', 14: 'B' });
});

test('somebody else who logs in after a session has ended sees none of the answers, is told of them, and they come back with their owner (fault matrix 6)', async ({
  page,
  context,
}) => {
  const hidden = /jawaban akun sebelumnya yang belum terkirim tetap tersimpan.*disembunyikan dari akun lain/;
  const address = await openRunningExam(page);
  await expectSaved(page);
  await context.clearCookies();
  await choose(page, 13, 'A');
  const dialog = page.getByRole('dialog', { name: 'Sesi berakhir' });
  await dialog.getByRole('button', { name: 'Masuk dengan akun lain' }).click();
  await expect(alert(page).filter({ hasText: hidden })).toBeVisible();
  await closeAlert(page);
  await fillLogIn(page, 'gita');
  await expect(page.getByRole('button', { name: /Menu akun Gita/ })).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Data tidak boleh diakses')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await serverAnswers(page)).not.toHaveProperty('13');

  await page.goto('/');
  await page.getByRole('button', { name: /Menu akun Gita/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await page.goto(address);
  await fillLogIn(page, 'eka');
  await goTo(page, 13);
  await expect(option(page, 'A')).toBeChecked();
  await expectSaved(page);
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A' });
});

test('an exam that the assessor closes while an answer is unsent keeps it, over a reload, until it is open again (fault matrix 8)', async ({
  page,
}) => {
  const address = await openRunningExam(page);
  await addFault(page, { id: 'simpan', match: answers, nth: 'every', action: { type: 'network-error' } });
  await choose(page, 13, 'A');
  await expectSaved(page, '1 jawaban belum terkirim');
  const panel = await staffDesk(page);
  await panel.getByLabel('Alasan penutupan').fill('Listrik padam.');
  await panel.getByRole('button', { name: 'Tutup sementara' }).click();
  await expect(panel.getByText('Ditutup sementara: Listrik padam.')).toBeVisible();
  await closePanel(page);
  await expect(page.getByRole('main').getByText('Listrik padam.')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh jawaban' }).click();
  expect((await downloaded(await arriving)).answers).toMatchObject([{ value: 'A' }]);

  await clearFaults(page);
  await page.reload();
  await expect(page.getByRole('main').getByText('Listrik padam.')).toBeVisible();
  await staffDesk(page);
  await panel.getByRole('button', { name: 'Buka kembali' }).click();
  await expect(panel.getByRole('button', { name: 'Tutup sementara' })).toBeVisible();
  await closePanel(page);
  await expect(page).toHaveURL(address);
  await expectSaved(page);
  await goTo(page, 13);
  await expect(option(page, 'A')).toBeChecked();
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A' });
});
