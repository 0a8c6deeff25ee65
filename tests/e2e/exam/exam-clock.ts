import type { Page } from '@playwright/test';

export const timer = (page: Page) => page.getByRole('timer', { name: 'Sisa waktu' });

const secondsOf = (clock: string | null): number =>
  (clock ?? '').split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** The device's time, in milliseconds. */
const deviceNow = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** More than a busy machine needs to ask a page for its time and to tell it when to stop. */
const ahead = 20_000;

/**
 * Stops a clock that was installed (`page.clock.install`), some seconds from now: time passes where the test says so, and what the
 * machine needs for its work takes none.
 */
export const stopTime = async (page: Page) => page.clock.pauseAt((await deviceNow(page)) + ahead);

/** Lets a thousandth of a second pass at each look until something is true: enough for what waits for its turn only. */
export const untilTrue = async (page: Page, look: () => Promise<boolean>) => {
  while (!(await look())) await page.clock.runFor(1);
};

/** What the timer shows, and when, after the page has done what it was about to do. */
const reading = (page: Page): Promise<{ shown: string | null; now: number }> =>
  timer(page).evaluate(async (element) => {
    const turn = new MessageChannel();
    await new Promise((resolve) => {
      turn.port1.onmessage = resolve;
      turn.port2.postMessage(null);
    });
    return { shown: element.textContent, now: Date.now() };
  });

/** How finely it is seen when the timer changes (milliseconds). */
const step = 50;

/**
 * By how many milliseconds the time on screen is wrong in the moment when it changes; `deadline` in milliseconds of the device. The
 * clock has to be installed; it is stopped for it.
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
