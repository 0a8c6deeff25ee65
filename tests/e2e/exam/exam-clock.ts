import type { Page } from '@playwright/test';

export const timer = (page: Page) => page.getByRole('timer', { name: 'Sisa waktu' });

const secondsOf = (clock: string | null): number =>
  (clock ?? '').split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

const deviceNow = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** More milliseconds than a busy machine needs to read a page’s time and to pause its clock. */
const ahead = 20_000;

/** Pauses an installed clock (`page.clock.install`) some seconds from now, so that a slow machine cannot change the result. */
export const stopTime = async (page: Page) => page.clock.pauseAt((await deviceNow(page)) + ahead);

/** Advances the paused clock by one millisecond per check: enough for queued tasks, too little for timers. */
export const untilTrue = async (page: Page, look: () => Promise<boolean>) => {
  while (!(await look())) await page.clock.runFor(1);
};

const reading = (page: Page): Promise<{ shown: string | null; now: number }> =>
  timer(page).evaluate(async (element) => {
    const turn = new MessageChannel();
    await new Promise((resolve) => {
      turn.port1.onmessage = resolve;
      turn.port2.postMessage(null);
    });
    return { shown: element.textContent, now: Date.now() };
  });

const step = 50;

/**
 * Waits for the next change of the shown time and returns its error, in milliseconds. `deadline` is in device time. Pauses the page's fake
 * clock while measuring.
 */
export const errorAtTick = async (page: Page, deadline: number): Promise<number> => {
  await stopTime(page);
  const before = await reading(page);
  let tick = before;
  while (tick.shown === before.shown) {
    await page.clock.runFor(step);
    tick = await reading(page);
  }
  await page.clock.resume();
  return Math.abs(secondsOf(tick.shown) * 1_000 - (deadline - tick.now));
};
