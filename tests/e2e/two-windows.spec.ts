import type { BrowserContext, Page } from '@playwright/test';
import { choose, expectSaved, goTo, openRunningExam, option, startExam } from './exam/exam-attempt.ts';
import { timer } from './exam/exam-clock.ts';
import { closePanel, expect, logIn, openAs, openSection, test } from './support/portal.ts';

const greets = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Halo ${name}`) })).toBeVisible();

/** One more window of this browser, which is somebody of its own. */
const windowAs = async (context: BrowserContext, persona: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/?persona=${persona}&jendela=sendiri`);
  await expect(page.getByRole('heading', { level: 1, name: /^Halo / })).toBeVisible();
  return page;
};

test('two windows of a browser are two candidates in one world, each with its own log-in and log-out', async ({
  page,
  context,
}) => {
  await logIn(page, 'ayu');
  await page.goto('/');
  const other = await windowAs(context, 'gita');
  await greets(other, 'Gita');
  await greets(page, 'Ayu');
  for (const window of [page, other]) await window.reload();
  await greets(page, 'Ayu');
  await greets(other, 'Gita');
  // a log-in of a window that goes with the others is heard by these only
  const third = await context.newPage();
  await third.goto('/?persona=bima');
  await greets(third, 'Bima');
  await greets(other, 'Gita');
  await other.goto('/?jendela=bersama');
  await greets(other, 'Bima');
});

test('a clock that is moved in one window is another one in the other: of the server for its exam, of the device for nothing', async ({
  page,
  context,
}) => {
  await openRunningExam(page);
  const trainer = await context.newPage();
  await trainer.goto('/');
  const time = await openSection(trainer, 'Waktu server');
  await expect(timer(page)).toHaveText(/^(40:00|39:\d\d)$/);
  await time.getByLabel('Jam perangkat ini').selectOption('7 menit lebih lambat');
  await expect(page.getByText('Jam perangkat ini 7 menit lebih lambat; sisa waktu memakai jam server')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jam perangkat 7 menit lebih lambat' })).toBeVisible();
  await expect(timer(page)).toHaveText(/^(40:00|39:\d\d)$/);
  await time.getByRole('button', { name: '+1 menit' }).click();
  await expect(timer(page)).toHaveText(/^(39:00|38:\d\d)$/);
  await expect(page.getByText('Jam perangkat ini 7 menit lebih lambat')).toBeVisible(); // the minute went by for both
  await time.getByLabel('Jam perangkat ini').selectOption('Sama dengan jam server');
  await expect(page.getByText('Jam perangkat ini 7 menit lebih lambat')).toBeHidden();
  await time.getByRole('button', { name: '+1 jam' }).click();
  await expect(page.getByRole('alertdialog', { name: /Waktu Kamu telah habis/ })).toBeVisible();
});

test('two candidates in two windows are in an exam each, and the same one a third time only reads until it takes over', async ({
  page,
  context,
}) => {
  test.slow(); // three windows begin
  const address = await openRunningExam(page);
  const other = await windowAs(context, 'gita');
  await other.goto('/myassessment');
  await (await openSection(other, 'Data besar')).getByRole('button', { name: 'Tambah ujian 30 soal' }).click();
  await closePanel(other);
  await other.getByText('Skema Contoh 30 Soal').first().waitFor();
  const card = other.locator('main a[href^="/myassessment/timeline/"]').first();
  await other.goto(((await card.getAttribute('href')) ?? '').replace('/timeline/', '/exam/'));
  await startExam(other);
  await choose(page, 1, 'B');
  await choose(other, 1, 'C');
  await expectSaved(page);
  await expectSaved(other);
  for (const window of [page, other]) {
    await window.reload();
    await goTo(window, 1);
  }
  await expect(option(page, 'B')).toBeChecked();
  await expect(option(other, 'C')).toBeChecked();

  const again = await windowAs(context, 'eka');
  await again.goto(address);
  await expect(again.getByText('Ujian ini terbuka di tab lain', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Lanjutkan di sini' }).click();
  await choose(again, 1, 'A');
  await expectSaved(again);
  await expect(page.getByText('Ujian ini terbuka di tab lain', { exact: true })).toBeVisible();
  await expect(option(other, 'C')).toBeChecked();
});

const birthPlace = async (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Tempat lahir' });
  const change = page.getByRole('button', { name: 'Ubah kelahiran' });
  await expect(change.or(field)).toBeVisible();
  if (await change.isVisible()) await change.click();
  return field;
};

test('drafts of two candidates in two windows do not mix, and each finds their own after a reload', async ({
  page,
  context,
}) => {
  await openAs(page, 'intan', '/myassessment/timeline');
  await page.getByRole('link', { name: 'Isi formulir APL 01' }).click();
  const other = await windowAs(context, 'dewi');
  await other.goto('/myassessment/timeline');
  await other.getByRole('link', { name: 'Perbaiki Formulir APL 01' }).click();
  await (await birthPlace(page)).fill('Kota Intan');
  await (await birthPlace(other)).fill('Kota Dewi');
  for (const window of [page, other]) {
    await expect(window.getByText(/^Draf tersimpan di perangkat ini/)).toBeVisible();
    await window.reload();
    await expect(window.getByText(/^Draf dipulihkan/)).toBeVisible();
  }
  await expect(await birthPlace(page)).toHaveValue('Kota Intan');
  await expect(await birthPlace(other)).toHaveValue('Kota Dewi');
  // who logs out takes nothing of the other along
  await other.goto('/?jendela=bersama');
  await greets(other, 'Intan');
  await expect(page.getByText(/^Draf dipulihkan/)).toBeVisible();
});
