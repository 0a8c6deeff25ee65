import type { Locator } from '@playwright/test';
import { desktop, expect, openAs, test } from './support/portal.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What is left of a look in colours that are not ours: borders and outlines, and the background of what keeps its own. */
const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineColor, borderBlockEndColor, borderColor, backgroundColor, color } =
      getComputedStyle(node);
    return [
      outlineStyle === 'none' ? '' : outlineColor,
      borderColor,
      borderBlockEndColor,
      backgroundColor,
      color,
    ].join();
  });

/** Neither has the focus, whose ring would make a difference of its own. */
const expectToDiffer = async (chosen: Locator, other: Locator) => {
  await expect(chosen).not.toBeFocused();
  await expect(other).toBeVisible();
  expect(await lookOf(chosen)).not.toBe(await lookOf(other));
};

test('in forced colours the part of a way that is done can be seen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openAs(page, 'kusuma', '/myassessment');
  const done = page.getByText(/dari \d+ tahap selesai/).first();
  await expect(done).toBeVisible();
  const parts = page
    .locator('p', { hasText: /tahap selesai/ })
    .first()
    .locator('xpath=preceding-sibling::div/span');
  await expectToDiffer(parts.first(), parts.last());
});
