import { desktop, expect, expectNoAxeFindings, logIn, phone, test } from './portal.ts';

const guestPages = [
  '/',
  '/login',
  '/schema/list',
  '/schema/schedule',
  '/schema/junior-web-programmer',
  '/tidak/ada',
  '/kontak',
];
const candidatePages = ['/transaction', '/payment/pending', '/myassessment', '/profile'];

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at ${name} width`, () => {
    test.use({ viewport });

    for (const address of guestPages) {
      test(`axe finds nothing at ${address}`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByText('Memuat…')).toHaveCount(0);
        await expectNoAxeFindings(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }

    test('axe finds nothing on the pages of a candidate', async ({ page }) => {
      await logIn(page, 'gita');
      for (const address of candidatePages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Memuat…')).toHaveCount(0);
        await expectNoAxeFindings(page);
      }
    });
  });
}
