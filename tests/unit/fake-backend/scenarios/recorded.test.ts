import fs from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openPage } from '../hosts/page.ts';

const folder = 'tests/scenarios';

it.each(fs.readdirSync(folder))('the recorded scenario %s is answered as it was', async (file) => {
  const page = await openPage();
  onTestFinished(page.stop);
  for (const { id } of await page.control.importOwnScenes(fs.readFileSync(`${folder}/${file}`, 'utf8'))) {
    await page.control.openOwnScene({ id });
    await page.control.playTo(Number.POSITIVE_INFINITY);
    const { acts, trace } = page.control.playing() ?? { acts: [], trace: [] };
    expect(trace).toHaveLength(acts.length);
    const wrong = trace.filter(({ refused, call }) => refused !== null || call?.asExpected === false);
    expect(wrong.map((line) => [acts[trace.indexOf(line)], line])).toEqual([]);
  }
});
