import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demo } from '../../../fake-backend/scenarios/lessons.ts';
import { expect, test } from '../support/portal.ts';
import { countPresses } from '../support/presses.ts';
import { playTenMinuteLesson, unlike } from '../support/ten-minute-lesson.ts';

const mostActions = 77; // with the ways between steps and desk, and to what would need scrolling
/** A fixed moment, so that the pictures in the documents do not change with the date. */
const begins = '2026-03-02T08:30:00+07:00';
const folder = process.env.LESSON_PICTURES;

const asWebp = async (png: string): Promise<string> => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? '';
};

const camera = (page: Page) => {
  let taken = 0;
  return async (name: string) => {
    if (!folder) return;
    taken += 1;
    await page.mouse.move(0, 400);
    await expect(page.getByText('MODE SIMULASI')).toBeVisible();
    await expect(page.locator('[data-active="true"]')).toHaveCount(0);
    const picture = await page.screenshot({ animations: 'disabled' });
    const elsewhere = await page.context().browser()?.newContext(); // a new page in the same context would take the focus
    const dark = await elsewhere?.newPage();
    const small = await dark?.evaluate(asWebp, picture.toString('base64'));
    await elsewhere?.close();
    writeFileSync(`${folder}/${String(taken).padStart(2, '0')}-${name}.webp`, Buffer.from(small ?? '', 'base64'));
  };
};

test('the ten-minute lesson takes few actions, presses exactly what its steps quote, each in sight, and the panel ticks its steps', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1366, height: 657 });
  page.setDefaultTimeout(20_000);
  await page.clock.install({ time: begins });
  const presses = await countPresses(page);
  await playTenMinuteLesson(page, camera(page));
  expect(presses()).toBeLessThanOrEqual(mostActions);
  const steps = page.getByRole('list', { name: 'Langkah demo' }).getByRole('listitem');
  await expect(steps).toContainText([...Array.from({ length: 9 }, () => '(selesai)'), 'Penutup']);
  expect(unlike(demo.map(({ hint }) => hint ?? ''))).toEqual([]);
});
