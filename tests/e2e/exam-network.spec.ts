import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { rememberCalls, sent } from './exam-calls.ts';
import {
  choose,
  continueExam,
  essay,
  expectChip,
  expectSaved,
  goTo,
  handIn,
  openRunningExam,
  openScenario,
  option,
  question,
  review,
  startExam,
} from './exam-sitting.ts';
import { closePanel, demoPassword, expect, fillLogIn, test } from './portal.ts';
import { addFault, callsOf, clearFaults, cutNetwork, receipts, serverAnswers } from './simulated-server.ts';

const answers = { method: 'POST', path: '/api/assessment/answers' };
const status = { path: '/api/assessment/exam-status' };
const lost = 'Koneksi terputus. Jawaban tersimpan di perangkat ini.';
const regained = 'Koneksi pulih. Semua jawaban sudah terkirim.';
const second = 1_000;
const minute = 60 * second;

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
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  const panel = page.getByRole('dialog', { name: 'Panel Simulasi' });
  await panel.getByText('Peran petugas', { exact: true }).click();
  await panel.getByText('Ujian: Junior Web Programmer').click();
  return panel;
};

const downloaded = async (download: Download) => JSON.parse(await readFile(await download.path(), 'utf8'));

const submissions = async (page: Page) =>
  (await sent(page, answers.path)).filter(({ body }) => body?.action === 'submit');

test('a network that goes away is told within two seconds; nothing is lost, also over a reload, and all is sent when it is back (fault matrix 1)', async ({
  page,
}) => {
  const address = await openRunningExam(page);
  await cutNetwork(page);
  await choose(page, 13, 'A');
  await expect(page.getByText(lost)).toBeVisible({ timeout: 2_000 });
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

test('answers that arrive more than two minutes after the deadline are refused; that is told, and they stay on the device (fault matrix 2)', async ({
  page,
}) => {
  await page.clock.install();
  await openScenario(page, 'ujian-hampir-habis');
  await continueExam(page);
  await cutNetwork(page);
  await choose(page, 25, 'A');
  await page.clock.fastForward(90 * second + 3 * minute);
  await expect(timeOver(page)).toContainText('1 jawaban belum terkirim');
  await networkBack(page);
  await expect(timeOver(page)).toContainText('tidak diterima server');
  await expect(page.getByText(regained)).toHaveCount(0);
  await page.reload();
  await expect(timeOver(page)).toContainText('tidak diterima server');
  await timeOver(page).getByRole('button', { name: 'Submit' }).click();
  await expect(receipt(page)).toContainText('24 dari 30');
  await expect(page.getByRole('button', { name: 'Unduh jawaban' })).toBeVisible();
});

test('a server that fails at the submission: the alert, nothing lost, and each retry is the same one (fault matrix 3)', async ({
  page,
}) => {
  await rememberCalls(page);
  await openRunningExam(page);
  await choose(page, 13, 'A');
  await expectSaved(page);
  await review(page);
  for (const status of [500, 502, 503, 504]) {
    await addFault(page, { id: 'kirim', match: answers, nth: 1, action: { type: 'status', status } });
    await handIn(page);
    await expect(alert(page)).toContainText('Error');
    await expect(alert(page)).toContainText('Terjadi kesalahan pada server');
    await closeAlert(page);
    await expect(page.getByRole('button', { name: 'Kumpulkan ujian' })).toBeEnabled();
  }
  expect(await receipts(page)).toEqual([]);
  await handIn(page);
  await expect(receipt(page)).toContainText('13 dari 30');
  const calls = await submissions(page);
  expect(calls).toHaveLength(5);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(calls[0]?.key).toBeTruthy();
  expect(await receipts(page)).toHaveLength(1);
});

test('a submission whose reply is lost: the status is asked for before anything is sent again, and it was accepted once (fault matrix 4)', async ({
  page,
}) => {
  await rememberCalls(page);
  await openRunningExam(page);
  await expectSaved(page);
  await review(page);
  await addFault(page, { id: 'kirim', match: answers, nth: 1, action: { type: 'accept-then-drop' } });
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
  await expect(page.getByText('Ujian sudah dikumpulkan.')).toBeVisible();
  await expect(receipt(page)).toContainText('12 dari 30');
  expect(await submissions(page)).toHaveLength(1);
  expect(await receipts(page)).toHaveLength(1);
});

test('a submission that the server refuses with a list shows it as text, line by line (fault matrix 11)', async ({
  page,
}) => {
  await openRunningExam(page);
  await expectSaved(page);
  await review(page);
  const refuse = async (status: number, body: object) => {
    await addFault(page, { id: 'tolak', match: answers, nth: 1, action: { type: 'status', status, body } });
    await handIn(page);
    await expect(alert(page)).toBeVisible();
  };
  await refuse(200, { code: '02', message: 'Validation: soal 13 kosong | soal <b>14</b> kosong', data: null });
  await expect(alert(page).getByRole('listitem')).toHaveText(['Validation: soal 13 kosong', 'soal <b>14</b> kosong']);
  await closeAlert(page);
  await refuse(200, { code: '03', message: 'Periksa isian.', errors: { answers: ['Satu.', '<i>Dua.</i>'] } });
  await expect(alert(page).getByRole('listitem')).toHaveText(['Satu.', '<i>Dua.</i>']);
  await closeAlert(page);
  await refuse(422, { message: 'The given data was invalid.', errors: {} });
  await expect(alert(page)).toContainText('Data yang dikirim tidak sesuai');
  await closeAlert(page);
  await refuse(409, { message: '' });
  await expect(alert(page)).toContainText('Terjadi kesalahan. Silahkan coba lagi.');
  await closeAlert(page);
  expect(await receipts(page)).toEqual([]);
  await handIn(page);
  await expect(receipt(page)).toContainText('12 dari 30');
});

test('a page that has lost its CSRF token saves all the same, unseen; when that does not help, the session is over (fault matrix 5)', async ({
  page,
}) => {
  await rememberCalls(page);
  await openRunningExam(page);
  await expectSaved(page);
  const tokensBefore = (await sent(page, '/sanctum/csrf-cookie')).length;
  await addFault(page, { id: 'csrf', match: answers, nth: 1, action: { type: 'csrf-expired' } });
  await choose(page, 13, 'A');
  await expectChip(page, 'Terkirim');
  await expect(page.getByText(/Koneksi (terputus|pulih)/)).toHaveCount(0);
  await expect(page.getByRole('dialog').or(alert(page))).toHaveCount(0);
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A' });
  expect((await sent(page, '/sanctum/csrf-cookie')).length - tokensBefore).toBe(1);
  expect(await callsOf(page, 'csrf')).toBe(2);

  await addFault(page, { id: 'csrf', match: answers, nth: 'every', action: { type: 'status', status: 419 } });
  await choose(page, 14, 'B');
  await expect(page.getByRole('dialog', { name: 'Sesi berakhir' })).toBeVisible();
  expect(await callsOf(page, 'csrf')).toBe(2); // the call and its one replay
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

test('an exam that answers 403: told, not asked for again and again, to be kept as a file, and sent when it is open again (fault matrix 8)', async ({
  page,
}) => {
  await page.clock.install();
  await openRunningExam(page);
  await addFault(page, { id: 'status', match: status, nth: 'every', action: { type: 'status', status: 403 } });
  await addFault(page, { id: 'tutup', match: answers, nth: 'every', action: { type: 'status', status: 403 } });
  await choose(page, 13, 'A');
  const notice = page.getByRole('alert').filter({ hasText: 'Data tidak boleh diakses' });
  await expect(notice).toContainText('Hubungi asesor');
  await expect(option(page, 'B')).toBeDisabled();
  await page.clock.fastForward(5 * minute);
  await expectSaved(page, '1 jawaban belum terkirim');
  expect(await callsOf(page, 'tutup')).toBe(1);
  const arriving = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Unduh 1 jawaban yang belum terkirim' }).click();
  expect((await downloaded(await arriving)).answers).toMatchObject([{ value: 'A' }]);

  await clearFaults(page);
  await notice.getByRole('button', { name: 'Coba lagi' }).click();
  await expectSaved(page);
  await expect(notice).toHaveCount(0);
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

test('what is gone on the server is said with a way back, and costs no answer of another page (fault matrix 9)', async ({
  page,
}) => {
  const address = await openRunningExam(page);
  await addFault(page, { id: 'simpan', match: answers, nth: 'every', action: { type: 'network-error' } });
  await choose(page, 13, 'A');
  await expectSaved(page, '1 jawaban belum terkirim');

  const gone = async (path: string, visit: string) => {
    await addFault(page, { id: 'hilang', match: { path }, nth: 'every', action: { type: 'status', status: 404 } });
    await page.goto(visit);
    await expect(page.getByText('Data tidak ditemukan').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  };
  await gone('/api/assessment/questions', address);
  await page.getByRole('main').getByRole('link', { name: 'Lihat proses sertifikasi' }).click();
  await expect(page).toHaveURL(/\/timeline\//);
  const timeline = page.url();
  await gone('/api/assessment/exam-status', address);
  await gone('/api/timeline', timeline);
  await gone('/api/schema', '/schema/junior-web-programmer');
  await clearFaults(page);
  await page.goto(address);
  await goTo(page, 13);
  await expect(option(page, 'A')).toBeChecked();
  await expectSaved(page);
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A' });
});

test('a save that takes half a minute holds up no typing, and its late reply puts nothing older over what was typed since (fault matrix 14)', async ({
  page,
}) => {
  await rememberCalls(page);
  await page.clock.install();
  await openScenario(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  const saves = async () =>
    (await sent(page, answers.path)).map(({ body }) => body?.answers?.map(({ value }) => value));
  await addFault(page, { id: 'lambat 1', match: answers, nth: 1, action: { type: 'delay', ms: 16_000 } });
  await addFault(page, { id: 'lambat 2', match: answers, nth: 2, action: { type: 'delay', ms: 30_000 } });
  await addFault(page, { id: 'putus', match: answers, nth: 'every', action: { type: 'network-error' } }); // all later ones
  await essay(page).fill('Satu');
  await page.clock.runFor(2 * second);
  await expect.poll(saves).toEqual([['Satu']]);
  await expectSaved(page, 'Menyimpan…');
  await essay(page).pressSequentially(' dua');
  await page.clock.runFor(3 * second);
  await essay(page).pressSequentially(' tiga');
  await page.clock.runFor(3 * second);
  expect(await saves()).toEqual([['Satu']]); // what comes meanwhile waits together
  await expectSaved(page, 'Menyimpan…');

  await page.clock.runFor(8 * second); // the late reply
  await expect.poll(() => serverAnswers(page, 'essay')).toEqual({ 1: 'Satu' });
  await expect.poll(saves).toEqual([['Satu'], ['Satu dua tiga']]);
  await expect(essay(page)).toHaveValue('Satu dua tiga');
  await expectSaved(page, 'Menyimpan…');
  await page.clock.runFor(21 * second); // nobody waits for the second one any longer
  await expect(page.getByText(lost)).toBeVisible();
  await essay(page).pressSequentially(' empat');
  await networkBack(page);
  await expect(page.getByText(regained)).toBeVisible();
  await expectSaved(page);
  await expect(essay(page)).toHaveValue('Satu dua tiga empat');
  expect(await serverAnswers(page, 'essay')).toEqual({ 1: 'Satu dua tiga empat' });
});

test('replies that are no replies: nothing counts as saved, nothing of them is shown, and the page can be asked for again (fault matrix 17)', async ({
  page,
}) => {
  const address = await openRunningExam(page);
  await expectSaved(page);
  const spoiled = [
    { type: 'empty' },
    { type: 'cut-body' },
    { type: 'html' },
    { type: 'wrong-shape' },
    { type: 'status', status: 200, body: { code: '00', message: 'OK', data: null } },
    { type: 'status', status: 200, body: { code: '00', data: { saved: '<b>semua</b>', refused: [], answers: [] } } },
  ] as const;
  for (const [index, action] of spoiled.entries()) {
    await addFault(page, { id: 'rusak', match: answers, nth: 'every', action });
    await choose(page, 13 + index, 'A');
    await expectChip(page, 'Gagal, dicoba lagi');
    await expectSaved(page, /^[1-6] jawaban belum terkirim$/);
    await expect(page.getByText(lost)).toBeVisible();
    await expect(page.getByText(/Silakan masuk ke jaringan|semua<|SyntaxError|Unexpected/)).toHaveCount(0);
    await clearFaults(page);
    await page.getByRole('button', { name: 'Coba kirim sekarang' }).click();
    await expectChip(page, 'Terkirim');
  }
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A', 14: 'A', 15: 'A', 16: 'A', 17: 'A', 18: 'A' });

  const questions = { path: '/api/assessment/questions' };
  await addFault(page, { id: 'rusak', match: questions, nth: 'every', action: { type: 'html' } });
  await page.goto(address);
  await expect(page.getByText('Terjadi kesalahan. Silahkan coba lagi.')).toBeVisible();
  await expect(page.getByText('Silakan masuk ke jaringan')).toHaveCount(0);
  await clearFaults(page);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(question(page)).toBeVisible();
});

test('behind the log-in page of a Wi-Fi network nothing is saved and nothing of it is shown (fault matrix 19)', async ({
  page,
}) => {
  await openRunningExam(page);
  await expectSaved(page);
  await addFault(page, { id: 'wifi', match: { path: '/' }, nth: 'every', action: { type: 'html' } });
  await choose(page, 13, 'A');
  await expect(page.getByText(lost)).toBeVisible();
  await expectChip(page, 'Gagal, dicoba lagi');
  await expectSaved(page, '1 jawaban belum terkirim');
  await review(page);
  await handIn(page);
  await expect(alert(page)).toContainText('Terjadi kesalahan. Silahkan coba lagi.');
  await closeAlert(page);
  await expect(page.getByText('Silakan masuk ke jaringan')).toHaveCount(0);
  expect(await serverAnswers(page)).not.toHaveProperty('13');
  await networkBack(page);
  await expect(page.getByText(regained)).toBeVisible();
  await handIn(page);
  await expect(receipt(page)).toContainText('13 dari 30');
});

test('a socket that breaks every two seconds holds up no answer, raises no alerts and reads nothing again more than every five seconds (fault matrix 20)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sockets = new Set<WebSocket>();
    const define = Object.defineProperty;
    Object.defineProperty = ((owner: object, key: PropertyKey, how: PropertyDescriptor) => {
      if (owner !== globalThis || key !== 'WebSocket') return define(owner, key, how);
      const construct = (target: typeof WebSocket, args: [string]) => {
        const socket = new target(...args);
        sockets.add(socket);
        return socket;
      };
      return define(owner, key, { ...how, value: new Proxy(how.value, { construct }) });
    }) as typeof define;
    Object.assign(globalThis, {
      breakSockets: () => {
        const open = [...sockets].filter(({ readyState }) => readyState === WebSocket.OPEN);
        for (const socket of open) socket.close();
        return open.length;
      },
    });
  });
  await page.clock.install();
  await openRunningExam(page);
  await expectSaved(page);
  await addFault(page, { id: 'status', match: status, nth: 100_000, action: { type: 'empty' } });
  await addFault(page, { id: 'bel', match: { path: '/api/notification' }, nth: 100_000, action: { type: 'empty' } });
  const deviceNow = () => page.evaluate(() => Date.now()); // what a busy machine needs passes there as well
  const began = await deviceNow();
  let broken = 0;
  for (let round = 0; round < 60; round += 1) {
    broken += await page.evaluate(() => (globalThis as unknown as { breakSockets: () => number }).breakSockets());
    if (round % 15 === 14) await choose(page, 13 + (round - 14) / 15, 'A');
    await page.clock.runFor(2 * second);
  }
  expect(broken).toBeGreaterThan(5);
  await expectSaved(page);
  expect(await serverAnswers(page)).toMatchObject({ 13: 'A', 14: 'A', 15: 'A', 16: 'A' });
  await expect(page.getByRole('dialog').or(alert(page))).toHaveCount(0);
  await expect(page.getByText(/Koneksi (terputus|pulih)/)).toHaveCount(0);
  const most = ((await deviceNow()) - began) / (5 * second) + 1;
  expect(await callsOf(page, 'status')).toBeLessThanOrEqual(most);
  expect(await callsOf(page, 'bel')).toBeLessThanOrEqual(2 * most); // a list and a count
});
