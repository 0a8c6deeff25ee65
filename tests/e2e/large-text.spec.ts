import type { Page } from '@playwright/test';
import { desktop, expect, openAs, phone, test } from './support/portal.ts';

const laptop = { width: 1024, height: 768 };

/** Doubles the text as a reader’s style sheet does. No media query reacts to it, so the layout itself must adapt. */
const twiceTheText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Chromium 156 sometimes lays a page out for a new width while its media queries keep the old one. */
const resize = (page: Page, { width, height }: typeof laptop) =>
  expect(async () => {
    await page.setViewportSize({ width, height: height + 1 });
    await page.setViewportSize({ width, height });
    expect(await page.evaluate((wanted) => matchMedia(`(width: ${wanted}px)`).matches, width)).toBe(true);
  }).toPass();

test('with doubled text the header keeps the bell and a menu, and the numbered steps do not overlap', async ({
  page,
}) => {
  await openAs(page, 'kartika', '/schema/network-administrator-muda');
  await page
    .getByRole('link', { name: /^Pilih jadwal .* dengan .*mandiri/i })
    .first()
    .click();
  const steps = page.getByRole('navigation').getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  await twiceTheText(page);
  for (const size of [desktop, laptop, phone]) {
    await resize(page, size);
    const covered = await steps.evaluateAll((items) => {
      const boxes = items.flatMap((item) => Array.from(item.children, (part) => part.getBoundingClientRect()));
      const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
      return seen.some((one, index) =>
        seen
          .slice(index + 1)
          .some((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom),
      );
    });
    expect(covered, `${size.width} px`).toBe(false);
  }
  await page.goto('/transaction');
  await twiceTheText(page);
  for (const size of [desktop, laptop, phone]) {
    await resize(page, size);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Notifikasi/ })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Buka menu' })).toBeInViewport({ ratio: 1 });
  }
});
