import type { Browser, Page } from '@playwright/test';
import { expect } from '../support/portal.ts';
import { choose, continueExam, expectSaved, goTo, handIn, review } from './exam-attempt.ts';
import { enterExams, test } from './exam-world.ts';

const anotherDevice = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await enterExams(page);
  await continueExam(page);
  return page;
};

const contested = (page: Page) =>
  page.getByRole('region', { name: 'Jawaban berbeda dari perangkat lain' }).getByRole('article');
const chosen = async (page: Page, no: number) => {
  await goTo(page, no);
  return page.getByRole('radio', { checked: true });
};

test('of two devices that know nothing of each other the later answer counts; both are listed before the submission, and the other one can be chosen (fault matrix 36)', async ({
  page: here,
  browser,
  openWorld,
}) => {
  await openWorld(here, 'sedang-ujian');
  const address = await continueExam(here);
  const there = await anotherDevice(browser);

  await there.context().setOffline(true);
  await choose(there, 13, 'B');
  await choose(there, 14, 'D');
  await expectSaved(there, '2 jawaban belum terkirim');
  await choose(here, 14, 'C');
  await choose(here, 15, 'E');
  await choose(here, 13, 'A');
  await expectSaved(here);
  await choose(there, 13, 'C');
  await there.context().setOffline(false);
  await expectSaved(there);

  await review(there);
  await expect(contested(there)).toHaveCount(2);
  const [first, second] = [contested(there).nth(0), contested(there).nth(1)];
  await expect(first).toContainText(/Soal 13.*Yang berlaku sekarang.*C\..*Versi lain.*A\./);
  // the other device’s version is older, although it arrived later
  await expect(second).toContainText(/Soal 14.*Yang berlaku sekarang.*C\..*Versi lain.*D\./);
  await first.getByRole('button', { name: /^Pakai jawaban ini/ }).click();
  await expect(contested(there)).toHaveText([/^Soal 14/]);
  await expectSaved(there);

  await here.goto(address);
  await expect(await chosen(here, 13)).toHaveValue('A');
  await expect(await chosen(here, 14)).toHaveValue('C');
  await expect(await chosen(here, 15)).toHaveValue('E');
  await review(here);
  await expect(contested(here).filter({ hasText: 'Soal 14' })).toContainText(/Versi lain.*D\./);
  await handIn(here);
  await expect(here.getByRole('article', { name: /^Tanda Terima/ })).toContainText('15 dari 30');
  await there.context().close();
});
