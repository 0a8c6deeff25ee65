import type { Browser, Page } from '@playwright/test';
import { closePanel, logIn, openSection } from '../e2e/support/portal.ts';

/** The smallest value that at least `part` (0 to 1) of all values do not exceed. */
export const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0;

export const median = (times: readonly number[]): number => percentile(times, 0.5);

/** Alternates the two measurements, so that drift of the machine affects both equally; returns and logs their medians. */
export const inTurns = async (
  name: string,
  rounds: number,
  ways: readonly [few: () => Promise<number>, many: () => Promise<number>],
): Promise<readonly [few: number, many: number]> => {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [way, measure] of ways.entries()) times[way]?.push(await measure());
  const [few, many] = [median(times[0]), median(times[1])];
  console.log(`${name}: ${few.toFixed(1)} ms → ${many.toFixed(1)} ms, ${(many / few).toFixed(2)} ×`);
  return [few, many];
};

export const openMass = async (browser: Browser, button: string | RegExp): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, 'ayu');
  await page.goto('/myassessment');
  await openSection(page, 'Data besar');
  await page.getByLabel('Jeda setiap jawaban').selectOption('0');
  await page.getByRole('button', { name: button }).click();
  return page;
};

export const addedTimeline = async (page: Page, scheme: string): Promise<string> => {
  await closePanel(page);
  await page.getByText(scheme).first().waitFor();
  return (await page.locator('main a[href^="/myassessment/timeline/"]').first().getAttribute('href')) ?? '';
};

export const slowNetwork = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
  await session.send('Network.emulateNetworkConditions', slow4g);
};

export const slowDown = async (page: Page, times: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
};

/** Types a text; returns per key the milliseconds until the next frame was painted. */
export const type = async (page: Page, text: string): Promise<readonly number[]> => {
  await page.evaluate(() => {
    const keys: number[] = [];
    const before = globalThis as { stopTyping?: AbortController };
    before.stopTyping?.abort();
    const stopTyping = new AbortController();
    Object.assign(globalThis, { keys, stopTyping });
    const painted = new MessageChannel();
    const started: number[] = [];
    painted.port1.onmessage = () => {
      for (const start of started.splice(0)) keys.push(performance.now() - start);
    };
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        started.push(timeStamp);
        requestAnimationFrame(() => painted.port2.postMessage(null)); // this message arrives after the paint
      },
      { capture: true, signal: stopTyping.signal },
    );
  });
  await page.keyboard.type(text, { delay: 60 });
  await page.waitForFunction(
    (count) => (globalThis as unknown as { keys: number[] }).keys.length === count,
    text.length,
  );
  return page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
};

/** The minimum per key over several rounds: other work of the machine slows a key in one round, the page’s own work in every round. */
export const leastOf = (typed: readonly (readonly number[])[]): readonly number[] =>
  (typed[0] ?? []).map((_, index) => Math.min(...typed.map((each) => each[index] ?? 0)));
