import { expect, expectNoAxeFindings, phone, test } from './support/portal.ts';

const notice = 'Browser ini terlalu lama untuk portal';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a prerendered page and any other page say that the portal needs it', async ({ page }) => {
    for (const address of ['/', '/myassessment']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Portal ini memerlukan JavaScript' }), address).toBeVisible();
      await expect(page.getByText(/Chrome atau Edge \(versi 109/), address).toBeVisible();
    }
  });
});

test('a browser that is too old gets a readable page with the address to copy instead of the portal', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'));
  await page.setViewportSize(phone);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: notice })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Masuk' })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Salin alamat' }).click();
  await expect(page.getByRole('status')).toHaveText('Alamat tersalin.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
