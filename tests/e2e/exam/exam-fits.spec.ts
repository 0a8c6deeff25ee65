import type { Page } from '@playwright/test';
import { barista } from '../../../fake-backend/database/seed/schemes/barista.ts';
import type { ChoiceSeed } from '../../../fake-backend/questions/bank.ts';
import { digitalMarketingBank } from '../../../fake-backend/questions/digital-marketing.ts';
import { genericBank } from '../../../fake-backend/questions/generic-bank.ts';
import { juniorWebProgrammerBank } from '../../../fake-backend/questions/junior-web-programmer.ts';
import { networkAdministratorMudaBank } from '../../../fake-backend/questions/network-administrator-muda.ts';
import { stuckShare, zoomTwice } from '../support/half-window.ts';
import { expect, expectNoAxeFindings } from '../support/portal.ts';
import { continueExam, goTo, option, question } from './exam-attempt.ts';
import { examTrxId } from './exam-steps.ts';
import { test } from './exam-world.ts';

const seeded: readonly ChoiceSeed[] = [
  juniorWebProgrammerBank,
  networkAdministratorMudaBank,
  digitalMarketingBank,
  genericBank({ ...barista, rating: 0, review_count: 0 }),
].flatMap(({ choices }) => choices);

/** The exam that runs asks all that any bank asks. */
const askAll = (page: Page) =>
  page.route('**/api/assessment/questions', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const json = await response.json();
    json.data.questions = seeded.map(({ html, options }, index) => ({
      question_detail_id: `semua-${index}`,
      no: index + 1,
      kind: 'choice',
      question: html,
      options: options.map((text, place) => ({ value: 'ABCDE'[place], text })),
    }));
    return route.fulfill({ response, json });
  });

const bar = (page: Page) => page.getByRole('region', { name: 'Langkah ujian' });

/** Whether all of the question on screen and the ways through the exam are seen, between header and foot. */
const isWhole = (page: Page) =>
  page.evaluate(() => {
    const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [header, foot] = [rectOf('header'), rectOf('section[aria-label="Langkah ujian"]')];
    const options = [...document.querySelectorAll('[data-question] label')].map((each) => each.getBoundingClientRect());
    const heading = rectOf('[data-question] h2');
    if (!header || !foot || !heading || options.length === 0) throw new Error('There is no question.');
    return (
      heading.top >= header.bottom &&
      options.every(({ top, bottom }) => top >= header.bottom && bottom <= foot.top) &&
      Math.floor(foot.bottom) <= innerHeight
    );
  });

const hasNoSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const size of [
  { width: 1366, height: 657 },
  { width: 1024, height: 768 },
])
  test(`at ${size.width} × ${size.height} every question of the seeded banks but ten is seen with all its options and the ways on, without scrolling`, async ({
    page,
    openWorld,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await openWorld(page, 'sedang-ujian');
    await askAll(page);
    await continueExam(page);
    const cut: number[] = [];
    for (let no = 1; no <= seeded.length; no += 1) {
      await expect(question(page, no)).toBeVisible();
      if (!(await isWhole(page))) cut.push(no);
      if (no < seeded.length) await page.keyboard.press('n');
    }
    expect(seeded.length).toBeGreaterThan(60);
    expect(cut.length, `cut: ${cut.join()}`).toBeLessThanOrEqual(10);
    await expect(bar(page).getByRole('button', { name: 'Sebelumnya' })).toBeInViewport();
  });

test('three presses lead from the timeline to the first question, the yes to the rules among them', async ({
  page,
  openWorld,
}) => {
  await openWorld(page, 'siap-ujian');
  await page.goto(`/myassessment/timeline/${Buffer.from(examTrxId).toString('base64url')}`);
  const rules = page.getByRole('button', { name: 'Mulai ujian' });
  await page.getByRole('link', { name: 'Buka ujian' }).click();
  await expect(rules).toBeVisible();
  await page.goBack(); // to where it was pressed, not to the list between them
  await expect(page).toHaveURL(/\/timeline\//);

  await page.getByRole('link', { name: 'Buka ujian' }).click();
  await page.getByRole('checkbox', { name: /^Saya siap/ }).click();
  await rules.click();
  await expect(question(page, 1)).toBeVisible();
});

test('at 200 % of a small laptop an exam shows its first question at once, and what stops it leaves room to read', async ({
  page,
  context,
  openWorld,
}) => {
  await zoomTwice(page);
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  const heading = question(page).getByRole('heading');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(heading).toBeInViewport();
  const foot = await bar(page).evaluate((each) => each.getBoundingClientRect().top);
  expect(await heading.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThan(foot);

  const other = await context.newPage();
  await zoomTwice(other);
  await other.goto(page.url());
  await expect(other.getByText('Ujian ini terbuka di tab lain', { exact: true })).toBeVisible();
  expect(await stuckShare(other)).toBeLessThan(0.4);
});

test('at 200 % of a small laptop the exam has its ways on in sight, nothing is cut off, and what has the focus is covered by nothing', async ({
  page,
  openWorld,
}) => {
  await zoomTwice(page);
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  await goTo(page, 15);
  expect(await hasNoSideways(page)).toBe(true);
  expect(await stuckShare(page)).toBeLessThan(0.4);
  for (const name of ['Periksa jawaban', 'Sebelumnya', 'Ragu-ragu', 'Berikutnya'])
    await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await option(page, 'A').focus();
  for (const letter of 'BCDE') {
    await page.keyboard.press('ArrowDown');
    await expect(option(page, letter)).toBeFocused();
    const { top, bottom } = await option(page, letter).evaluate((each) => each.getBoundingClientRect());
    const foot = await bar(page).evaluate((each) => each.getBoundingClientRect().top);
    const head = await page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().bottom);
    expect([top >= head, bottom <= foot]).toEqual([true, true]);
  }
  await expectNoAxeFindings(page);
});

test('with text at 200 % the exam is cut off nowhere, and its ways on are in sight and leave room to read', async ({
  page,
  openWorld,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await hasNoSideways(page)).toBe(true);
  expect(await stuckShare(page)).toBeLessThan(0.5);
  for (const name of ['Periksa jawaban', 'Ragu-ragu', 'Berikutnya'])
    await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('timer')).toBeInViewport();
});

test('in forced colours what is chosen and what is doubtful look other than what is not', async ({
  page,
  openWorld,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWorld(page, 'sedang-ujian');
  await continueExam(page);
  const letter = (of: string) => question(page).locator('label').nth('ABCDE'.indexOf(of)).locator('span').first();
  const backOf = (of: string) => letter(of).evaluate((each) => getComputedStyle(each).backgroundColor);
  await question(page).locator('label').nth(1).click();
  await expect.poll(async () => (await backOf('B')) === (await backOf('A'))).toBe(false);
  const doubt = bar(page).getByRole('button', { name: 'Ragu-ragu' });
  const back = () => doubt.evaluate((each) => getComputedStyle(each).backgroundColor);
  const before = await back();
  await doubt.click();
  await expect.poll(back).not.toBe(before);
});
