import { expect, openAs, test } from './support/portal.ts';
import { tabTo } from './support/tabbing.ts';

test('a voucher code is copied to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'gita', '/voucher');
  await page.getByRole('button', { name: 'Salin kode' }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PRAT-GITA-0019');
});

test('a code is typed, corrected in the middle and redeemed without a mouse', async ({ page }) => {
  await openAs(page, 'ayu', '/voucher?tukar=1&skema=barista');
  const field = page.getByRole('textbox', { name: 'Kode Prakerja' });
  await tabTo(page, field);
  await page.keyboard.type('pratkopi0007');
  await expect(field).toHaveValue('PRAT-KOPI-0007');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await expect(field).toHaveValue('PRAT-KOPI-0007');
  await tabTo(page, page.getByRole('radio').and(page.locator(':enabled')).first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Tukarkan kode', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Voucher Anda siap dipakai' })).toBeFocused();
});
