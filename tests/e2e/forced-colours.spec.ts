import type { Locator } from '@playwright/test';
import { desktop, expect, openAs, phone, test } from './support/portal.ts';

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

test('in forced colours the chosen tab and the current items of the menus look unlike the others', async ({ page }) => {
  await openAs(page, 'kusuma', '/kontak');
  const main = page.getByRole('navigation', { name: 'Menu utama' });
  await expectToDiffer(main.getByRole('link', { name: 'Kontak' }), main.getByRole('link', { name: 'Tentang Kami' }));
  await page.goto('/transaction');
  const side = page.getByRole('navigation', { name: 'Menu akun' });
  await expectToDiffer(
    side.getByRole('link', { name: 'Riwayat Pembelian' }),
    side.getByRole('link', { name: 'Voucher' }),
  );
  const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
  const shown = page.locator('main nav a[aria-current]').first();
  await expectToDiffer(shown, tabs.and(page.locator(':not([aria-current])')).first());
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectToDiffer(
    menu.getByRole('link', { name: 'Riwayat Pembelian' }),
    menu.getByRole('link', { name: 'Voucher' }),
  );
});

test('in forced colours a chosen page and a chosen radio look unlike the others', async ({ page }) => {
  await openAs(page, 'kusuma', '/schema/list');
  const pages = page.getByRole('navigation', { name: /^Halaman/ });
  await expectToDiffer(pages.locator('[aria-current]'), pages.locator('a:not([aria-current])').first());
  await page.goto('/profile');
  const genders = page.getByRole('group', { name: 'Jenis kelamin' });
  const frameOf = (name: string) => genders.locator('label').filter({ hasText: name });
  await genders.getByLabel('Perempuan').check();
  await page.getByRole('heading', { level: 1 }).focus();
  await expectToDiffer(frameOf('Perempuan'), frameOf('Laki-laki'));
});

test('in forced colours the part of APL 01 in view, and a chosen purpose, look unlike the others', async ({ page }) => {
  const trxId = `TRX-${new Date().getFullYear()}-000186`; // intan's, to be filled in
  await openAs(page, 'intan', `/myassessment/apl01/${Buffer.from(trxId).toString('base64url')}`);
  const parts = page.getByRole('navigation', { name: 'Bagian formulir' });
  await expectToDiffer(parts.locator('[aria-current]'), parts.locator('a:not([aria-current])').first());
  const purposes = page.getByRole('group', { name: 'Tujuan asesmen' });
  const frameOf = (name: string) => purposes.locator('label').filter({ hasText: name });
  await purposes.getByLabel('Sertifikasi', { exact: true }).check();
  await page.getByRole('heading', { level: 1 }).focus();
  await expectToDiffer(frameOf('Sertifikasi').first(), frameOf('Lainnya'));
});

test('in forced colours a ticked box looks unlike one that is not', async ({ page }) => {
  await page.goto('/login?signup=1');
  const box = page.getByRole('checkbox', { name: /^Saya menyetujui/ });
  const empty = await box.screenshot();
  await box.check();
  await page.getByLabel('Nama lengkap').focus();
  await page.mouse.move(0, 0); // neither focus nor mouse is on it
  await expect(box).toBeChecked();
  expect(await box.screenshot()).not.toEqual(empty);
});

test('in forced colours icons have the colour of the text beside them, and what is done of a way can be seen', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openAs(page, 'kusuma', '/myassessment');
  const done = page.getByText(/dari \d+ tahap selesai/).first();
  await expect(done).toBeVisible();
  const parts = page
    .locator('p', { hasText: /tahap selesai/ })
    .first()
    .locator('xpath=preceding-sibling::div/span');
  await expectToDiffer(parts.first(), parts.last());
  await page.goto('/schema/junior-web-programmer');
  const summary = page.locator('main summary').first();
  const ofText = await summary.evaluate((node) => getComputedStyle(node).color);
  expect(await summary.locator('svg').evaluate((node) => getComputedStyle(node).color)).toBe(ofText);
});
