import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, resize, test } from '../support/portal.ts';
import { press, tabTo } from '../support/tabbing.ts';
import { goTo, openRunningExam, question } from './exam-attempt.ts';
import { expectAllSent, openReview, questionHeading, submitExam } from './exam-steps.ts';

/** A laptop whose page is zoomed: the outer width stays in real pixels. */
const onLaptop = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1440 }));

/** A voice that notes what it reads, because no browser under test has one. */
const withVoice = (page: Page) =>
  page.addInitScript(() => {
    const read: string[] = [];
    const synthesis = {
      getVoices: () => [{ lang: 'id-ID', localService: true }],
      speak: ({ text }: { text: string }) => read.push(text),
      cancel: () => read.splice(0),
    };
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    for (const [name, value] of Object.entries({
      speechSynthesis: synthesis,
      SpeechSynthesisUtterance: Utterance,
      read,
    }))
      Object.defineProperty(window, name, { value });
  });

const readAloud = (page: Page) => page.evaluate(() => (window as unknown as { read: string[] }).read);

const tools = (page: Page) => page.getByRole('dialog', { name: 'Alat bantu' });
const trigger = (page: Page) => page.getByRole('button', { name: 'Alat bantu' });
const strike = (page: Page, letter: string) => page.getByRole('button', { name: `Coret pilihan ${letter}` });
const note = (page: Page) => page.getByRole('textbox', { name: 'Catatan pribadi untuk soal 14' });

/** In their order, because the panel closes as the focus leaves it. */
const switches = [
  'Kontras tinggi',
  'Tombol coret di samping pilihan',
  'Catatan pribadi di setiap soal',
  'Tombol bacakan soal',
];

/** Bodies of the calls that send answers. */
const watchBodies = (page: Page): readonly string[] => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') bodies.push(request.postData() ?? '');
  });
  return bodies;
};

test('a candidate uses every help of an exam by keyboard; each says what it did, stays over a reload, and reaches neither an answer nor the receipt', async ({
  page,
}) => {
  test.slow();
  await onLaptop(page);
  await withVoice(page);
  const bodies = watchBodies(page);
  await openRunningExam(page);
  await goTo(page, 14);
  await press(page, trigger(page));
  await expect(tools(page)).toBeFocused();
  for (const name of switches) {
    await tabTo(page, tools(page).getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();

  await press(page, strike(page, 'B'));
  await expect(strike(page, 'B')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Pilihan B dicoret.', { exact: true })).toHaveCount(1);
  await expect(question(page).getByRole('radio').nth(1)).toHaveAccessibleDescription('Dicoret');
  await page.keyboard.press('b');
  await expect(strike(page, 'B')).toHaveAttribute('aria-pressed', 'false');
  await press(page, strike(page, 'C'));

  const writeNote = page.getByRole('button', { name: 'Tulis catatan untuk soal 14' });
  await press(page, writeNote);
  await expect(note(page)).toBeFocused();
  const opened = await note(page).boundingBox();
  await expect(writeNote).toHaveCount(0);
  expect(await note(page).boundingBox()).toEqual(opened); // a press into a field that moves would miss it, and letters would choose answers
  await page.keyboard.type('rahasia kecil');

  await press(page, page.getByRole('button', { name: 'Bacakan soal 14' }));
  expect((await readAloud(page)).join(' ')).toMatch(/^Soal 14\. .+ Pilihan A\. .+ Pilihan C, dicoret\. /);
  await page.keyboard.press('n');
  await expect(questionHeading(page, 15)).toBeFocused();
  expect(await readAloud(page)).toEqual([]);
  await expectAllSent(page);

  await page.reload();
  await goTo(page, 14);
  await expect(note(page)).toHaveValue('rahasia kecil');
  await expect(strike(page, 'C')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  expect(await readAloud(page)).toEqual([]);
  await openReview(page);
  await expect(page.getByText('rahasia kecil')).toHaveCount(0);
  const receipt = await submitExam(page, 'Ujian Pilihan Ganda');
  await expect(receipt).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
  expect(bodies.join()).not.toContain('rahasia kecil');
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 911, height: 438 },
  { width: 390, height: 844 },
] as const;

test('with every help on, an exam is accessible in its own colours and in high contrast, nothing in it is wider than the window at any size, and a device without an Indonesian voice says so in words', async ({
  page,
}) => {
  test.slow();
  await onLaptop(page);
  await openRunningExam(page);
  await goTo(page, 14);
  const inPanel = async (act: () => Promise<void>) => {
    await trigger(page).click();
    await act();
    await page.keyboard.press('Escape');
  };
  const noVoice = /^Perangkat ini tidak punya suara Bahasa Indonesia/;
  for (const name of switches)
    await inPanel(async () => {
      await expect(tools(page).getByText(noVoice)).toBeVisible();
      if (name === 'Kontras tinggi') await expectNoAxeFindings(page);
      await tools(page).getByRole('checkbox', { name }).check();
      if (name === 'Kontras tinggi') await expectNoAxeFindings(page);
    });
  const line = question(page).getByText(noVoice);
  const heading = await question(page).getByRole('heading', { level: 2 }).boundingBox();
  // beside the heading, a screen reader that reads by lines would leave it out
  expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));

  await inPanel(() => tools(page).getByRole('radio', { name: '200%' }).check());
  await strike(page, 'B').click();
  await page.getByRole('button', { name: 'Tulis catatan untuk soal 14' }).click();
  for (const size of sizes) {
    await resize(page, size);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, `at ${size.width}`).toBeLessThanOrEqual(0);
  }
  const box = await strike(page, 'B').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expectNoAxeFindings(page); // at the narrowest size, where most wraps
  await resize(page, sizes[0]);
  await inPanel(() => tools(page).getByRole('checkbox', { name: 'Kontras tinggi' }).uncheck());
  await expectNoAxeFindings(page);
});
