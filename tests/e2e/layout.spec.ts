import type { Locator, Page } from '@playwright/test';
import { oneByOne, watchShifts } from './support/layout-shifts.ts';
import { expect, openAs, phone, test } from './support/portal.ts';

test.use({ contextOptions: {} }); // with animations, which could shift something

test('a candidate’s home shows no guest’s page before scripts run, and shifts nothing on a phone, however late each response of the server comes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAs(page, 'oktavia', '/');
  const never = () => undefined;
  await page.route('**/assets/*.js', never);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Memuat…').first()).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeHidden();
  await page.unroute('**/assets/*.js', never);
  const shifted = await watchShifts(page);
  await oneByOne(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sertifikasi ulang' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mulai dari sini' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});

const squeezed = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const shown = [...banner.querySelectorAll('a, button')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ name: each.textContent || each.ariaLabel, ...each.getBoundingClientRect().toJSON() }))
      .sort((one, other) => one.left - other.left);
    const lineHeight = 50;
    return shown
      .filter(({ height, right }, no) => height > lineHeight || right > (shown[no + 1]?.left ?? innerWidth) + 0.5)
      .map(({ name }) => `${innerWidth}: ${name}`);
  });

test('the header of a guest and of a candidate has enough room at each width, and the side menu shows from 993 px on', async ({
  page,
}) => {
  const widths = [320, 360, 600, 601, 992, 993, 1000, 1010, 1022, 1023, 1056, 1057, 1088, 1089, 1200, 1201, 1440];
  for (const open of [() => page.goto('/schema/list'), () => openAs(page, 'kusuma', '/transaction')]) {
    await open();
    await expect(page.getByRole('banner').getByRole('link', { name: /^(Masuk|Sertifikasi Saya)$/ })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      expect(await squeezed(page)).toEqual([]);
      const side = page.getByRole('navigation', { name: 'Menu akun' });
      if (page.url().endsWith('/transaction')) await expect(side).toBeVisible({ visible: width > 992 });
    }
    await page.setViewportSize({ width: 1440, height: 700 });
  }
});

test('in forced colours the finished part of a progress bar is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'kusuma', '/myassessment');
  const way = page.locator('p', { hasText: /dari \d+ tahap selesai/ }).first();
  const parts = way.locator('xpath=preceding-sibling::div/span');
  await expect(parts.last()).toBeVisible();
  const lookOf = (part: Locator) =>
    part.evaluate((node) => {
      const { outlineColor, borderBlockEndColor, borderColor, backgroundColor } = getComputedStyle(node);
      return [outlineColor, borderBlockEndColor, borderColor, backgroundColor].join();
    });
  expect(await lookOf(parts.first())).not.toBe(await lookOf(parts.last()));
});
