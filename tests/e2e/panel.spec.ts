import type { Page } from '@playwright/test';
import { paths } from '../../src/ui/core/paths.ts';
import { openPage, unknownTrx } from './support/every-page.ts';
import { expect, openAs, phone, test } from './support/portal.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });
const band = (page: Page) => page.getByRole('complementary', { name: 'Mode simulasi' });

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

test('the panel keeps its state across navigation and a reload, covers no part of the page, and opens at a fault by the link of the band', async ({
  page,
}) => {
  await page.goto('/schema/list?jaringan=lambat');
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
  await page.setViewportSize(phone);
  await band(page).getByRole('button', { name: 'Jeda 2 detik' }).click();
  await expect(panel(page).getByLabel('Jeda setiap jawaban')).toBeInViewport();
});

const pages = ['/profile', paths.rehearsal.to({ trxid: unknownTrx })];

test('on a laptop and on a phone nothing that can be pressed lies under the band', async ({ page }) => {
  await openAs(page, 'gita', '/kontak');
  for (const address of pages) {
    await openPage(page, address);
    for (const size of [{ width: 1366, height: 657 }, phone]) {
      await page.setViewportSize(size);
      await page.waitForFunction((wanted) => innerWidth === wanted, size.width);
      await expect(page.getByText('Memuat…')).toHaveCount(0);
      await expect(band(page)).toBeVisible();
      expect(await covered(page), `${address} at ${size.width} px`).toEqual([]);
    }
  }
});
