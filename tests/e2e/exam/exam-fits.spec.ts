import type { Locator, Page } from '@playwright/test';
// @ts-expect-error: a script without types
import { bundled } from '../../../scripts/bundled.mjs';
import { stuckShare, zoomTwice } from '../support/half-window.ts';
import { expect, resize } from '../support/portal.ts';
import { continueExam, goTo, option, question } from './exam-attempt.ts';
import { askShapes, type QuestionShape, questionShapes, type Room, roomInPage } from './exam-room.ts';
import { test } from './exam-world.ts';

/** The choices of the written banks, and of one that is made from its scheme. */
const seededChoices = async () => {
  const { schemeSeeds } = (await bundled(
    'fake-backend/database/seed/schemes.ts',
  )) as typeof import('../../../fake-backend/database/seed/schemes.ts');
  const { bankOf } = (await bundled(
    'fake-backend/questions/bank-of.ts',
  )) as typeof import('../../../fake-backend/questions/bank-of.ts');
  const slugs = ['junior-web-programmer', 'network-administrator-muda', 'digital-marketing', 'barista'];
  return schemeSeeds.filter(({ slug }) => slugs.includes(slug)).flatMap((scheme) => bankOf(scheme).choices);
};
type Choices = Awaited<ReturnType<typeof seededChoices>>;

const askAll = (page: Page, seeded: Choices) =>
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

const cutQuestions = (page: Page, way: 'Berikutnya' | 'Sebelumnya', count: number): Promise<string[]> =>
  page.evaluate(
    async ([name, most]) => {
      const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const shown = () => document.querySelector('[data-question] h2')?.textContent ?? '';
      const cut: string[] = [];
      for (let step = 0; step < most; step += 1) {
        const before = shown();
        const [header, foot] = [rectOf('header'), rectOf('section[aria-label="Langkah ujian"]')];
        const options = [...document.querySelectorAll('[data-question] label')].map((each) =>
          each.getBoundingClientRect(),
        );
        const heading = rectOf('[data-question] h2');
        if (!header || !foot || !heading || options.length === 0) throw new Error('There is no question.');
        const isWhole =
          heading.top >= header.bottom &&
          options.every(({ top, bottom }) => top >= header.bottom && bottom <= foot.top) &&
          Math.floor(foot.bottom) <= innerHeight;
        if (!isWhole) cut.push(before);
        if (step === most - 1) break;
        const buttons = [...document.querySelectorAll<HTMLElement>('section[aria-label="Langkah ujian"] button')];
        buttons.find(({ textContent }) => textContent === name)?.click();
        while (shown() === before) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      return cut;
    },
    [way, count] as const,
  );

const expectLooksInForcedColours = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const letter = (of: string) => question(page).locator('label').nth('ABCDE'.indexOf(of)).locator('span').first();
  const backOf = (of: string) => letter(of).evaluate((each) => getComputedStyle(each).backgroundColor);
  await question(page).locator('label').nth(1).click();
  await expect.poll(async () => (await backOf('B')) === (await backOf('A'))).toBe(false);
  const doubt = bar(page).getByRole('button', { name: 'Ragu-ragu' });
  const back = () => doubt.evaluate((each) => getComputedStyle(each).backgroundColor);
  const before = await back();
  await doubt.click();
  await expect.poll(back).not.toBe(before);
};

const expectWaysOn = async (page: Page, most: number, names: readonly string[]) => {
  expect(await stuckShare(page)).toBeLessThan(most);
  for (const name of names) await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
};

test('at 1366 × 657 and 1024 × 768 every question of the seeded banks but ten fits on screen with all options and buttons; at 200 % page or text zoom an exam shows its question and buttons at once and leaves room to read, and nothing covers the focus; in forced colours chosen and doubtful items look different', async ({
  page,
  context,
  openWorld,
}) => {
  await zoomTwice(page);
  await openWorld(page, 'sedang-ujian');
  const seeded = await seededChoices();
  await askAll(page, seeded);
  await continueExam(page);
  const edge = (of: Locator, side: 'top' | 'bottom') =>
    of.evaluate((each, at) => each.getBoundingClientRect()[at], side);
  await page.evaluate(() => scrollTo(0, 0));
  const heading = question(page).getByRole('heading');
  await expect(heading).toBeInViewport();
  expect(await edge(heading, 'bottom')).toBeLessThan(await edge(bar(page), 'top'));
  await goTo(page, 15);
  await expectWaysOn(page, 0.4, ['Periksa jawaban', 'Sebelumnya', 'Ragu-ragu', 'Berikutnya']);
  await option(page, 'A').focus();
  for (const letter of 'BCDE') {
    await page.keyboard.press('ArrowDown');
    await expect(option(page, letter)).toBeFocused();
    expect(await edge(option(page, letter), 'top')).toBeGreaterThanOrEqual(
      await edge(page.getByRole('banner'), 'bottom'),
    );
    expect(await edge(option(page, letter), 'bottom')).toBeLessThanOrEqual(await edge(bar(page), 'top'));
  }

  const other = await context.newPage();
  await zoomTwice(other);
  await other.goto(page.url());
  await expect(other.getByText('Ujian ini terbuka di tab lain', { exact: true })).toBeVisible();
  expect(await stuckShare(other)).toBeLessThan(0.4);
  await other.close();

  await page.setViewportSize({ width: 1366, height: 657 });
  expect(seeded.length).toBeGreaterThan(60);
  await goTo(page, 1);
  const onLaptop = await cutQuestions(page, 'Berikutnya', seeded.length);
  expect(onLaptop.length, onLaptop.join()).toBeLessThanOrEqual(10);
  await expect(question(page, seeded.length)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Sebelumnya' })).toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 768 });
  const onTablet = await cutQuestions(page, 'Sebelumnya', seeded.length);
  expect(onTablet.length, onTablet.join()).toBeLessThanOrEqual(10);
  await expect(question(page, 1)).toBeVisible();

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByText('1 jawaban tidak diterima', { exact: true })).toBeVisible(); // a state of two lines
  await expectWaysOn(page, 0.5, ['Periksa jawaban', 'Ragu-ragu', 'Berikutnya']);
  await expect(page.getByRole('timer')).toBeInViewport();

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await expectLooksInForcedColours(page);
});

const stepInPage = async (name: string): Promise<void> => {
  const shown = () => document.querySelector('[data-question] h2')?.textContent;
  const before = shown();
  const buttons = [...document.querySelectorAll<HTMLElement>('section[aria-label="Langkah ujian"] button')];
  buttons.find(({ textContent }) => textContent === name)?.click();
  while (shown() === before) await new Promise(requestAnimationFrame);
};

interface RoomOf extends Room {
  readonly shape: QuestionShape;
}

/** Looks at every question, from the first to the last or back. */
const roomOfAll = async (page: Page, way: 'Berikutnya' | 'Sebelumnya'): Promise<readonly RoomOf[]> => {
  const shapes = way === 'Berikutnya' ? questionShapes : questionShapes.toReversed();
  const rooms: RoomOf[] = [];
  for (const [index, shape] of shapes.entries()) {
    if (index > 0) await page.evaluate(stepInPage, way);
    rooms.push({ shape, ...(await page.evaluate(roomInPage)) });
  }
  return rooms;
};

const briefly = ({ shape, cut, hidden }: RoomOf): string =>
  `${Object.values(shape).join('/')}: cut ${cut.join(', ')}; hidden ${hidden.join(', ')}`;

const zooms = {
  125: {
    size: { width: 1093, height: 526 },
    short: ({ asked, option, picture }: QuestionShape) => asked <= 110 && option <= 40 && !picture,
  },
  200: {
    size: { width: 683, height: 329 },
    short: ({ asked, option, options, picture }: QuestionShape) =>
      asked <= 110 && option <= 24 && options <= 4 && !picture,
  },
} as const;
type Zoom = keyof typeof zooms;

const zoomTo = async (page: Page, zoom: Zoom) => {
  const { size } = zooms[zoom];
  await resize(page, size);
  // the page takes some frames to lay itself out for the other size: it folds this, and then nothing is hidden any more
  await expect(page.getByRole('button', { name: 'Navigasi soal', expanded: false })).toBeVisible();
  await expect.poll(async () => (await page.evaluate(roomInPage)).hidden).toEqual([]);
};

const expectRoom = (zoom: Zoom, rooms: readonly RoomOf[]) => {
  const { short } = zooms[zoom];
  expect(rooms.filter(({ hidden }) => hidden.length > 0).map(briefly), `at ${zoom} %`).toEqual([]);
  expect(rooms.filter(({ shape, cut }) => short(shape) && cut.length > 0).map(briefly), `at ${zoom} %`).toEqual([]);
};

const minute = 60_000;

test('at 125 and 200 % zoom on a small laptop an exam hides no part of any question behind another box, with any notice, and shows a short one whole', async ({
  page,
  openWorld,
  setNetwork,
}) => {
  test.slow(); // looks at each question three times
  await page.clock.install({ time: Date.now() + 7 * minute });
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1366 }));
  await openWorld(page, 'sedang-ujian');
  await askShapes(page, questionShapes);
  await continueExam(page);

  await zoomTo(page, 125);
  await expect(page.getByText(/^Jam perangkat ini 7 menit lebih cepat/)).toBeVisible();
  expectRoom(125, await roomOfAll(page, 'Berikutnya'));
  await page.getByRole('button', { name: 'Tutup' }).click();
  await zoomTo(page, 200);
  expectRoom(200, await roomOfAll(page, 'Sebelumnya'));

  await setNetwork(page, false);
  await question(page).locator('label').first().click();
  await expect(page.getByText(/^Koneksi terputus/)).toBeVisible();
  expectRoom(200, await roomOfAll(page, 'Berikutnya'));

  await setNetwork(page, true);
  await expect(page.getByText(/^Koneksi pulih/)).toBeVisible();
  const shape = questionShapes.at(-1);
  if (shape) expectRoom(200, [{ shape, ...(await page.evaluate(roomInPage)) }]);
});
