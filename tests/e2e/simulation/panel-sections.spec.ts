import type { Page } from '@playwright/test';
import { offScreen } from '../support/off-screen.ts';
import { expect, expectNoAxeFindings, openAs, openPanel, phone, test } from '../support/portal.ts';
import { press } from '../support/tabbing.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });
const band = (page: Page) => page.getByRole('complementary', { name: 'Mode simulasi' });

/** Opens every section of the panel. At the staff desk, opens only the first item, because only one can be open at a time. */
const openEverything = async (page: Page) => {
  const desk = panel(page).getByText('Peran petugas', { exact: true });
  await expect(desk).toBeVisible();
  if (!(await panel(page).getByRole('region', { name: 'Peran petugas' }).isVisible())) await desk.click();
  await panel(page).getByRole('radio', { name: 'Semua asesi', exact: true }).check();
  await panel(page)
    .getByRole('list', { name: /^Menunggu / })
    .getByText(/^APL 0[12]: /)
    .first()
    .click();
  for (let closed = 1; closed > 0; )
    closed = await panel(page)
      .locator('details:not([open], [name])')
      .evaluateAll((all) => {
        const ofTheLog = (each: Element) => each.matches('ol[aria-label^="Catatan"] > li:nth-child(n + 3) *');
        const toOpen = all.filter((each) => !ofTheLog(each));
        for (const each of toOpen) (each as HTMLDetailsElement).open = true;
        return toOpen.length;
      });
};

const hiddenFocus = async (page: Page): Promise<Walk> => {
  await page.evaluate(() => {
    const walk = { stops: 0, left: false, hidden: [] as string[] };
    Object.assign(globalThis, { walk });
    document.addEventListener('focusin', ({ target }) => {
      const focused = target as HTMLElement;
      walk.left ||= !focused.closest('aside[aria-label="Panel Simulasi"]');
      if (walk.left) return;
      walk.stops += 1;
      const box = (focused as HTMLInputElement).labels?.[0] ?? focused; // a drawn checkbox covers its field
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
      if (at === null || !(box.contains(at) || focused.contains(at)))
        walk.hidden.push(focused.getAttribute('aria-label') || focused.textContent || focused.outerHTML.slice(0, 80));
    });
  });
  const walked = () => page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk);
  while (!(await walked()).left) for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
  return walked();
};
interface Walk {
  readonly stops: number;
  readonly left: boolean;
  readonly hidden: string[];
}

const laptop = { width: 1366, height: 657 };

test('a trainer finds the desk, decides and returns to the page with the keyboard alone; with every section open axe finds nothing, nothing leaves the screen, and Tab always shows the focus', async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await openAs(page, 'gita', '/schema/list');
  await expect(band(page)).toBeVisible();
  await page.keyboard.press('Control+.');
  const heading = panel(page).getByRole('heading', { name: 'Panel Simulasi' });
  await expect(heading).toBeFocused();
  const summary = (title: string | RegExp) => panel(page).locator('summary').filter({ hasText: title });
  await press(page, summary('Peran petugas'));
  await press(page, summary(/^APL 01: Barista/));
  await press(page, panel(page).getByRole('button', { name: 'Terima formulir' }));
  const done = panel(page).getByText('APL 01: Barista diterima.');
  await expect(done).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+.');
  await expect(heading).toBeFocused();
  await press(page, panel(page).getByRole('button', { name: 'Tutup', exact: true }));
  await expect(panel(page)).toBeHidden();

  await openPanel(page);
  await openEverything(page);
  await expectNoAxeFindings(page);
  expect(await offScreen(page)).toEqual([]);
  await panel(page).getByRole('heading', { name: 'Panel Simulasi' }).focus();
  const { stops, hidden } = await hiddenFocus(page);
  expect(hidden).toEqual([]);
  expect(stops).toBeGreaterThan(80);
  await page.setViewportSize(phone);
  expect(await offScreen(page)).toEqual([]);
});
