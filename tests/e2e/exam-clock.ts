import type { Page } from '@playwright/test';

export const timer = (page: Page) => page.getByRole('timer', { name: 'Sisa waktu' });

export const secondsOf = (clock: string | null): number =>
  (clock ?? '').split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** By how many milliseconds the time on screen is wrong in the moment when it changes; `deadline` in milliseconds of the device. */
export const errorsAtTicks = async (page: Page, deadline: number): Promise<number[]> => {
  const ticks = await timer(page).evaluate(
    (element) =>
      new Promise<{ shown: string | null; now: number }[]>((resolve) => {
        const seen: { shown: string | null; now: number }[] = [];
        const watching = new MutationObserver(() => {
          seen.push({ shown: element.textContent, now: Date.now() });
          if (seen.length < 2) return;
          watching.disconnect();
          resolve(seen);
        });
        watching.observe(element, { subtree: true, childList: true, characterData: true });
      }),
  );
  return ticks.map(({ shown, now }) => secondsOf(shown) * 1_000 - (deadline - now));
};
export const worst = (errors: readonly number[]) => Math.max(...errors.map(Math.abs));
