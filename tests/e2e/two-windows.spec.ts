import type { BrowserContext, Page } from '@playwright/test';
import { choose, expectSaved, goTo, openRunningExam, option, startExam } from './exam/exam-attempt.ts';
import { closePanel, expect, follow, openSection, test } from './support/portal.ts';

const greets = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Halo ${name}`) })).toBeVisible();

const windowAs = async (context: BrowserContext, persona: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/?persona=${persona}&jendela=sendiri`);
  return page;
};

test('two windows of a browser are two candidates in one world: each keeps its answers over a reload, and a log-in elsewhere reaches only a window that shares the session', async ({
  page,
  context,
}) => {
  await openRunningExam(page);
  const other = await windowAs(context, 'gita');
  await greets(other, 'Gita');
  await follow(other, '/myassessment');
  await (await openSection(other, 'Data besar')).getByRole('button', { name: 'Tambah ujian 30 soal' }).click();
  await closePanel(other);
  await other.getByText('Skema Contoh 30 Soal').first().waitFor();
  const card = other.locator('main a[href^="/myassessment/timeline/"]').first();
  await follow(other, ((await card.getAttribute('href')) ?? '').replace('/timeline/', '/exam/'));
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

  await page.close();
  const third = await context.newPage();
  await third.goto('/?persona=bima');
  await greets(third, 'Bima');
  await other.goto('/');
  await greets(other, 'Gita');
  await other.goto('/?jendela=bersama');
  await greets(other, 'Bima');
});
