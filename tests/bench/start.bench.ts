import { type Browser, expect, test } from '@playwright/test';
import { ports } from '../e2e/support/ports.ts';
import { median, slowDown } from './measure.ts';

/** `RUNS=9 npm run bench -- start`: each profile so often, in turns. */
const runs = Number(process.env.RUNS ?? 5);
const slower = 4;
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** The simulation brings its server along; no more than this does it take longer for that. */
const longest = 1.35;

const profiles = { live: `http://localhost:${ports.live}/`, simulation: `http://localhost:${ports.demo}/` };
/** What only the server knows: the links to all schemes and schedules are on the page from its first moment. */
const aScheme = 'main a[href^="/schema/"]:not([href="/schema/list"], [href^="/schema/schedule"])';
const names = ['live', 'simulation'] as const;

/** Milliseconds from nothing to a home page that shows schemes, in a browser that has kept nothing. */
const coldStart = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await slowDown(page, slower);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((scheme) => document.querySelector(scheme), aScheme, { polling: 'raf' });
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
};

test(`the simulation starts cold in at most ${longest} of the time of the live portal, median of ${runs}`, async ({
  browser,
}) => {
  test.setTimeout(0);
  const times = { live: [] as number[], simulation: [] as number[] };
  // there and back again: what drifts on the machine hits both alike
  for (let run = 0; run < runs; run += 1)
    for (const name of run % 2 === 0 ? names : names.toReversed())
      times[name].push(await coldStart(browser, profiles[name]));
  const ratio = median(times.simulation) / median(times.live);
  console.log(
    `live ${median(times.live).toFixed(0)} ms, simulation ${median(times.simulation).toFixed(0)} ms: ${ratio.toFixed(2)} ×`,
  );
  expect(ratio).toBeLessThanOrEqual(longest);
});
