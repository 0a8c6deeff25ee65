import { type Browser, expect, test } from '@playwright/test';
import { ports } from '../e2e/support/ports.ts';
import { inTurns, slowDown, slowNetwork } from './measure.ts';

/** `RUNS=9 npm run tools -- bench start` starts each profile 9 times, alternately. */
const runs = Number(process.env.RUNS ?? 5);
const slower = 4;
/** Allowed ratio of the start times: the simulation also loads its server. */
const longest = 1.35;

/** Links that only the server can provide; the prerendered page already contains the two excluded links. */
const aScheme = 'main a[href^="/schema/"]:not([href="/schema/list"], [href^="/schema/schedule"])';

const coldStart = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await slowNetwork(page);
    await slowDown(page, slower);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((scheme) => document.querySelector(scheme), aScheme, { polling: 'raf' });
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
};

test(`a cold start of the simulation takes at most ${longest} of the live portal’s time, by the median of ${runs}`, async ({
  browser,
}) => {
  test.setTimeout(0);
  const [live, simulation] = await inTurns('live → simulation', runs, [
    () => coldStart(browser, `http://localhost:${ports.live}/`),
    () => coldStart(browser, `http://localhost:${ports.demo}/`),
  ]);
  expect(simulation / live).toBeLessThanOrEqual(longest);
});
