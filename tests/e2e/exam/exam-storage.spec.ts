import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from '../support/portal.ts';
import { addFault, callsOf, clearFaults, receipts, serverAnswers } from '../support/simulated-server.ts';
import {
  choose,
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
} from './exam-attempt.ts';

const answersPath = '/api/assessment/answers';
const noStorage = 'Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.';
const receipt = (page: Page) => page.getByRole('article', { name: /^Tanda Terima/ });
const cutAnswers = (page: Page) =>
  addFault(page, { id: 'jawaban', match: { path: answersPath }, nth: 'every', action: { type: 'network-error' } });

test('a tab that is closed with unsent answers warns; opened again they are there and are sent; a link asks first (fault matrix 30)', async ({
  page,
  context,
}) => {
  const address = await openRunningExam(page);
  await cutAnswers(page);
  await choose(page, 20, 'B');
  await expectChip(page, 'Gagal, dicoba lagi');
  await page.getByRole('link', { name: 'Kembali ke daftar ujian' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Keluar dari ujian?' });
  await expect(leaving).toContainText('Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?');
  await expectNoAxeFindings(page);
  await leaving.getByRole('button', { name: 'Batal' }).click();
  await expect(page).toHaveURL(address);

  const warned = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;

  const later = await context.newPage();
  await later.goto('/schema/list');
  await expect(later.getByRole('banner').getByRole('button', { name: /Menu akun/ })).toBeVisible();
  expect((await serverAnswers(later))['20']).toBeUndefined();
  await clearFaults(later);
  await later.goto(address);
  await goTo(later, 20);
  await expect(option(later, 'B')).toBeChecked();
  await expectSaved(later);
  expect((await serverAnswers(later))['20']).toBe('B');
});

test('a reload while the submission is under way: before it arrives nothing is submitted, after it the receipt is there; one is accepted (fault matrix 33)', async ({
  page,
}) => {
  await openRunningExam(page);
  await choose(page, 13, 'A');
  await expectSaved(page);
  await addFault(page, { id: 'kirim', match: { path: answersPath }, nth: 1, action: { type: 'hang' } });
  await review(page);
  await handIn(page);
  await expect.poll(() => callsOf(page, 'kirim')).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Kembali ke soal' }).click();
  await goTo(page, 13);
  await expect(option(page, 'A')).toBeChecked();
  expect(await receipts(page)).toEqual([]);

  await addFault(page, { id: 'kirim', match: { path: answersPath }, nth: 1, action: { type: 'accept-then-drop' } });
  await review(page);
  await handIn(page);
  await expect.poll(async () => (await receipts(page)).length).toBe(1);
  await page.reload(); // the reply is lost, and nobody knows of the receipt yet
  await expect(receipt(page)).toContainText((await receipts(page))[0]?.number ?? 'none');
  expect(await receipts(page)).toHaveLength(1);
  expect(await callsOf(page, 'kirim')).toBe(1);
});

test('a device without storage: the exam says so, sends at once, and goes on (fault matrix 37)', async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (name === 'portal-asesi-draf') throw new DOMException('closed', 'SecurityError');
      return open.call(this, name, version);
    };
  });
  const address = await openRunningExam(page);
  await expect(page.getByText(noStorage)).toBeVisible();
  await addFault(page, { id: 'lambat', match: { path: answersPath }, nth: 1, action: { type: 'delay', ms: 3_000 } });
  await choose(page, 14, 'C');
  await expect.poll(() => callsOf(page, 'lambat')).toBe(1);
  await expectChip(page, 'Menyimpan…'); // it is nowhere yet
  await expectChip(page, 'Terkirim');
  await expectNoAxeFindings(page);
  await page.goto(address);
  await goTo(page, 14);
  await expect(option(page, 'C')).toBeChecked();
  await review(page);
  await handIn(page);
  await expect(receipt(page)).toBeVisible();
});

test('a full storage: the same words, a file of what is unsent, and the storage again when there is room (fault matrix 38)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...written: [unknown, IDBValidKey?]) {
      const full = this.transaction.db.name === 'portal-asesi-draf' && !document.documentElement.dataset.room;
      if (full) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, written);
    };
  });
  await openScenario(page, 'siap-ujian');
  await startExam(page, 'Ujian Esai');
  await cutAnswers(page);
  await essay(page).fill('Tidak ada tempat');
  await expect(page.getByText(noStorage)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh jawaban yang belum terkirim' }).click();
  let file = '';
  for await (const part of await (await saving).createReadStream()) file += part;
  expect(JSON.parse(file).answers).toMatchObject([{ value: 'Tidak ada tempat' }]);

  await page.evaluate(() => {
    document.documentElement.dataset.room = 'yes';
  });
  await essay(page).press('End');
  await page.keyboard.type(' tadi');
  await expect(page.getByText(noStorage)).toBeHidden();
  await expectChip(page, 'Gagal, dicoba lagi'); // of sending
  const stored = question(page).getByRole('status').filter({ hasText: 'Gagal, dicoba lagi' });
  await expect(stored).toHaveAttribute('aria-busy', 'false'); // with its last letter
  await page.reload();
  await expect(essay(page)).toHaveValue('Tidak ada tempat tadi');
  await clearFaults(page);
  await page.evaluate(() => dispatchEvent(new Event('online'))); // or the next attempt was faster
  await expectSaved(page);
});

test('an essay of 200 000 characters with emoji, Arabic and lone surrogates comes back as it was typed (fault matrix 41)', async ({
  page,
}) => {
  await openScenario(page, 'siap-ujian');
  const address = await startExam(page, 'Ujian Observasi'); // its questions have no longest answer
  const write = () => {
    const line = 'Baris esai 👩‍🏫 שלום مرحبا \u202E kiri \uD83D sendiri \uDC00 é e\u0301 \t "kutip" \\ <b>\n';
    return line.repeat(Math.ceil(200_000 / line.length)).slice(0, 200_000);
  };
  await essay(page).focus();
  // as a paste does it; the browser itself takes a quarter of a minute to insert so much line by line
  await page.evaluate(`document.activeElement.setRangeText((${write})());
    document.activeElement.dispatchEvent(new InputEvent('input', { bubbles: true }));`);
  const isWhole = () =>
    page.evaluate<boolean>(`document.querySelector('main article textarea').value === (${write})()`);
  expect(await isWhole()).toBe(true);
  await expectChip(page, 'Tersimpan di perangkat');
  await page.reload(); // not sent yet: from the device
  await expect(essay(page)).toHaveValue(/^Baris esai/);
  expect(await isWhole()).toBe(true);
  await expectSaved(page);
  await page.evaluate(() => indexedDB.deleteDatabase('portal-asesi-draf'));
  await page.goto(address); // from the server
  await expect(essay(page)).toHaveValue(/^Baris esai/);
  expect(await isWhole()).toBe(true);
});
