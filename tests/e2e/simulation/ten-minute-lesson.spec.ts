import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openSection, test } from '../support/portal.ts';
import { countPresses } from '../support/presses.ts';
import { playTenMinuteLesson } from '../support/ten-minute-lesson.ts';

const mostActions = 60;
/** Every life begins at the same moment: dates of the world are as far from it, and the pictures of the documents do not age. */
const begins = '2026-03-02T08:30:00+07:00';
const folder = process.env.LESSON_PICTURES;

/** In a page: the same picture in a third of the bytes. */
const asWebp = async (png: string): Promise<string> => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? '';
};

/** Keeps pictures for docs/ten-minute-lesson.md, where they are asked for. */
const camera = (page: Page) => {
  let taken = 0;
  return async (name: string) => {
    if (!folder) return;
    taken += 1;
    await page.mouse.move(0, 400); // nothing is under it
    await expect(page.getByText('MODE SIMULASI')).toBeVisible();
    await expect(page.locator('[data-active="true"]')).toHaveCount(0); // the bar of what is loading
    const picture = await page.screenshot({ animations: 'disabled' });
    const elsewhere = await page.context().browser()?.newContext(); // what opens beside the page takes its focus
    const dark = await elsewhere?.newPage();
    const small = await dark?.evaluate(asWebp, picture.toString('base64'));
    await elsewhere?.close();
    writeFileSync(`${folder}/${String(taken).padStart(2, '0')}-${name}.webp`, Buffer.from(small ?? '', 'base64'));
  };
};

/** The world as a file of the Panel Simulasi, without what is of chance or of this moment: instants, secrets, keys of requests, devices. */
const worldOf = async (page: Page): Promise<string> => {
  const panel = await openSection(page, 'Dunia simulasi');
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Simpan ke file' }).click();
  const { tables } = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  const { replies: _, settings: __, accountLinks: ___, ...lasting } = tables;
  const chance = ['request_key', 'device', 'payment_token', 'digest', 'revision', 'link'];
  return JSON.stringify(lasting, (name, value) => (chance.includes(name) ? null : value)).replaceAll(
    /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})/g,
    'then',
  );
};

test('the ten-minute lesson takes few actions with examples and the desk, and ends in the same world each time', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const play = async (life: string): Promise<string> => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 657 } });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.clock.install({ time: begins });
    const presses = await countPresses(page);
    await playTenMinuteLesson(page, camera(page));
    const actions = presses.total();
    test.info().annotations.push({ type: 'actions', description: `${life}: ${actions}` });
    expect(actions, `actions of the ${life} lesson`).toBeLessThanOrEqual(mostActions);
    const world = await worldOf(page);
    expect(world).toContain('laras@contoh.example');
    await context.close();
    return createHash('sha256').update(world).digest('hex');
  };
  const first = await play('first');
  if (!folder) expect(await play('second')).toBe(first);
});
