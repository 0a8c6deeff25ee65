import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

/** Counts the presses of the mouse and of keys on this page, part by part. */
export const countPresses = async (page: Page) => {
  let presses = 0;
  await page.exposeFunction('onPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    for (const type of ['mousedown', 'keydown'])
      addEventListener(type, () => Object(window).onPress(), { capture: true });
  });
  return {
    /** A part of the journey, which may take so many presses. */
    part: (name: string, most: number, work: () => Promise<void>) =>
      test.step(name, async () => {
        const before = presses;
        await work();
        const used = presses - before;
        test.info().annotations.push({ type: 'presses', description: `${name}: ${used}` });
        expect(used, `presses of “${name}”`).toBeLessThanOrEqual(most);
      }),
    /** What others do, or the simulation: it costs the candidate no press. */
    aside: async (work: () => Promise<void>) => {
      const before = presses;
      await work();
      presses = before;
    },
    total: () => presses,
  };
};
