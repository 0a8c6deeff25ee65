import type { Page } from '@playwright/test';

/** Sorted by size, the one that this part (0 to 1) of all does not exceed. */
export const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0;

export const median = (times: readonly number[]): number => percentile(times, 0.5);

/** Makes the page's processor so many times slower. */
export const slowDown = async (page: Page, times: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
};

/** Types a text and gives, for each key, the milliseconds until the frame after it was painted. */
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
        requestAnimationFrame(() => painted.port2.postMessage(null)); // comes after the frame is painted
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

/** Of the same keys typed several times: what else the machine does in the meantime hits a key once, what the page costs each time. */
export const leastOf = (typed: readonly (readonly number[])[]): readonly number[] =>
  (typed[0] ?? []).map((_, index) => Math.min(...typed.map((each) => each[index] ?? 0)));
