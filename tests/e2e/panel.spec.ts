import type { Page } from '@playwright/test';
import { everyAddress, openPage } from './support/every-page.ts';
import { expect, logIn, test } from './support/portal.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });
const band = (page: Page) => page.getByRole('complementary', { name: 'Mode simulasi' });

/** The names of what the band lies over when it is scrolled to the foot of the window, of all that can be pressed on the page. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>('#root main :is(a[href], button, input, select)')];
    return pressed.flatMap((element) => {
      if (!element.checkVisibility() || element.closest('[inert]')) return [];
      element.scrollIntoView({ block: 'end' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height - 2);
      return above?.closest('aside[aria-label="Mode simulasi"], aside[aria-label="Panel Simulasi"]')
        ? [element.textContent || element.id]
        : [];
    });
  });

test('by keyboard alone a trainer opens the panel, lets time go on, and is back on the page with the panel open', async ({
  page,
}) => {
  await logIn(page, 'citra');
  await page.goto('/myassessment');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).focus();
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('heading', { name: 'Panel Simulasi' })).toBeFocused();
  const tomorrow = panel(page).getByRole('button', { name: '+1 hari' });
  await tomorrow.focus();
  await page.keyboard.press('Enter');
  await expect(band(page).getByRole('button', { name: /^Jam server .*\+1 hari/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(panel(page)).toBeVisible();
});

test('the panel stays as it was over navigation and a reload, and the page keeps its room', async ({ page }) => {
  await page.goto('/schema/list');
  await band(page).getByRole('button', { name: 'Panel Simulasi' }).click();
  await panel(page).getByRole('button', { name: 'Di bawah halaman' }).click();
  const edge = panel(page).getByRole('separator', { name: 'Ukuran Panel Simulasi' });
  await edge.focus();
  await page.keyboard.press('ArrowUp');
  const size = await edge.getAttribute('aria-valuenow');
  await page.getByRole('banner').getByRole('link', { name: 'Kontak' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontak' })).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', size ?? '');
  await panel(page).getByRole('button', { name: 'Di kanan halaman' }).click();
  const header = page.getByRole('banner');
  const overlap = async () => {
    const [room, docked] = [await header.boundingBox(), await panel(page).boundingBox()];
    return (room?.x ?? 0) + (room?.width ?? 0) - (docked?.x ?? 0);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  await panel(page).getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(panel(page)).toBeHidden();
});

test('?panel=0 hides the panel in this tab until ?panel=1, and the band still says what this is', async ({ page }) => {
  const button = band(page).getByRole('button', { name: 'Panel Simulasi' });
  await page.goto('/kontak?panel=0');
  await expect(band(page)).toContainText('MODE SIMULASI');
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/schema/list');
  await expect(band(page)).toBeVisible();
  await page.keyboard.press('Control+.');
  await expect(button).toBeHidden();
  await expect(panel(page)).toBeHidden();
  await page.goto('/schema/list?panel=1');
  await expect(button).toBeVisible();
});

test('a fault that is active is named on every page, with the way to where it is lifted', async ({ page }) => {
  await page.goto('/?jaringan=terputus');
  await page.reload();
  await band(page).getByRole('button', { name: 'Gangguan: Koneksi terputus' }).click();
  await expect(panel(page).getByText('Jaringan dan gangguan')).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1366, 657],
  [1024, 768],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} nothing that can be pressed lies under the band, on any page`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await logIn(page, 'gita');
    for (const [name, address] of everyAddress) {
      await openPage(page, address);
      await expect(band(page)).toBeVisible();
      expect(await covered(page), name).toEqual([]);
    }
  });
}
