import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAllSent, openReview, startExam, submitExam } from './exam/exam-steps.ts';
import { offScreen } from './support/off-screen.ts';
import { axeFindings, expect, phone, test } from './support/portal.ts';
import { plainHost } from './support/ports.ts';
import { textsOutside } from './support/texts-outside.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kelas-'));
let room: ChildProcess;
let said = '';
let origin = '';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const longName = 'Peserta 03 Pneumonoultramicroscopicsilicovolcanoconiosisabcd';

test.beforeAll(async () => {
  const names = path.join(folder, 'nama.csv');
  writeFileSync(names, `Peserta 01\nPeserta 02\n${longName}\n`);
  const options = ['--port', '0', '--host', '127.0.0.1', '--names', names, '--state', path.join(folder, 'kelas.jsonl')];
  room = spawn(process.execPath, ['scripts/room.mjs', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  room.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 90_000 }).toContain('Berhenti:');
  origin = `http://${plainHost}:${/http:\/\/\S+?:(\d+)/.exec(said)?.[1]}`;
});
test.afterAll(async () => {
  const over = new Promise((resolve) => room.once('exit', resolve));
  room.kill();
  await over;
  rmSync(folder, { recursive: true });
});

const after = (words: string): string => new RegExp(`${words}:? +(\\S+)`).exec(said)?.[1] ?? '';

const enter = async (browser: Browser, number: number): Promise<Page> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const email = `peserta-0${number}@kelas.example`;
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(after(email));
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Halo Peserta 0${number}` })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('KELAS SIMULASI');
  await page.getByRole('link', { name: 'Buka ujian' }).click();
  return page;
};

const sitExam = async (page: Page): Promise<void> => {
  for (const no of [1, 2, 3]) {
    const question = page.getByRole('article', { name: new RegExp(`^Soal ${no} dari`) });
    await question
      .locator('label')
      .nth(no % 3)
      .click();
    await page.getByRole('button', { name: 'Berikutnya' }).click();
  }
  await expectAllSent(page);
  await openReview(page);
  const receipt = await submitExam(page, 'Ujian Pilihan Ganda');
  await expect(receipt).toContainText('3 dari 30');
};

const openTrainerPage = async (page: Page) => {
  await page.goto(`${origin}/kelas#${after('Rahasia pengajar')}`);
  await expect(page.getByRole('heading', { level: 1, name: /Ruang pengajar/ })).toBeVisible();
  expect(page.url()).toBe(`${origin}/kelas`); // a projector also shows the address, so the address must not contain the secret
};

const secondsLeft = async (page: Page) => {
  const told = (await page.getByRole('timer').textContent()) ?? '';
  return told.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

const followsClass = async (trainee: Page, trainer: Page) => {
  const time = (name: string) => trainer.getByRole('button', { name, exact: true }).click();
  const before = await secondsLeft(trainee);
  await time('+5 menit');
  await expect.poll(() => secondsLeft(trainee), { timeout: 4_000 }).toBeLessThan(before - 4 * 60);
  await time('10 kali lebih cepat');
  const soon = await secondsLeft(trainee);
  await expect.poll(() => secondsLeft(trainee), { timeout: 8_000 }).toBeLessThan(soon - 20);
  await time('Waktu biasa');
  await expect(trainee.getByText(/Jam perangkat ini/)).toHaveCount(0);
};

test('a trainee on plain http sees the message, the hint, the clock and the actions of the trainer; the trainer sees the raised hand and the whole exam', async ({
  browser,
  page,
}) => {
  const trainee = await enter(browser, 2);
  expect(await trainee.evaluate(() => isSecureContext)).toBe(false);
  await openTrainerPage(page);
  const rowOf = (number: number) => page.getByRole('row', { name: new RegExp(`Peserta 0${number}`) });
  const row = rowOf(2);
  await expect(row).toContainText('Terhubung');
  await expect(rowOf(3)).toContainText('Belum masuk');

  const choose = (title: string) =>
    page.getByLabel('Tindakan petugas', { exact: true }).last().selectOption({ label: title });
  const act = async (title: string, label: string, text: string) => {
    await choose(title);
    await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: /^Lakukan untuk/ }).click();
    const [sure] = await page.getByRole('button', { name: 'Ya, lakukan' }).all();
    if (sure) await sure.click();
  };
  await page.getByRole('checkbox', { name: /Peserta 02/ }).check();
  await act('Pesan: tunjuk tombol', 'Tulisan tombol atau tautan', 'Lihat petunjuk');
  await expect(page.getByText(/: 1 dari 1 peserta\.$/)).toBeVisible();
  await expect(trainee.getByText('Tekan “Lihat petunjuk”.')).toBeVisible();
  expect(await axeFindings(trainee)).toEqual([]);
  await trainee.getByRole('button', { name: 'Mengerti' }).click();
  await expect(row).toContainText('Pesan sudah dibaca');
  await trainee.getByRole('button', { name: 'Angkat tangan' }).click();
  await expect(row).toContainText('Angkat tangan');
  await expect(trainee.getByRole('button', { name: 'Turunkan tangan' })).toBeVisible();
  await act('Layar: semua lihat layar pengajar', 'Catatan untuk peserta', 'Kita bahas bersama.');
  const cover = trainee.getByRole('dialog', { name: 'Lihat layar pengajar' });
  await expect(cover).toContainText('Kita bahas bersama.');
  await trainee.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  await choose('Layar: lanjutkan');
  await page.getByRole('button', { name: /^Lakukan untuk/ }).click();
  await expect(cover).toBeHidden();

  await startExam(trainee);
  await followsClass(trainee, page);
  await sitExam(trainee);
  await expect(row).toContainText('1 ujian terkirim');
  await trainee.context().close();
});

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

test('the trainer’s page keeps its actions in view, fits a phone and doubled text, keeps a long name and every email in their column, also of the printed report, and shows pressed buttons in forced colours', async ({
  page,
}) => {
  await openTrainerPage(page);
  const act = page.getByRole('button', { name: 'Lakukan untuk semua peserta (3)' });
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.getByRole('row', { name: /Peserta 03/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(act).toBeInViewport();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.getByLabel('Pesan', { exact: true }).click();
  await page.keyboard.type('Halo');
  expect(await scrolled()).toBe(before);
  await expect(page.getByRole('row', { name: longName })).toBeVisible();
  for (const width of [1366, 1024, phone.width]) {
    await page.setViewportSize({ width, height: 768 });
    const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    expect(await textsOutside(cells.getByRole('rowheader').or(cells.getByRole('cell'))), `${width} px`).toEqual([]);
    expect(await linesOf(page.getByText('peserta-03@kelas.example')), `${width} px`).toBe(1);
  }
  expect(await offScreen(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [1366, 1024, phone.width]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await offScreen(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const backgroundOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await backgroundOf('Waktu biasa')).not.toBe(await backgroundOf('Hentikan waktu'));

  await page.emulateMedia({ forcedColors: null });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.getByRole('button', { name: 'Laporan kelas' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1047 });
  await expect(page.getByRole('cell').or(page.getByRole('rowheader')).filter({ hasText: longName })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
});
