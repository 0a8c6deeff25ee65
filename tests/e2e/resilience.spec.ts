// @ts-expect-error the scripts of the build have no types
import { builtFile } from '../../scripts/pages/manifest.mjs';
import { expect, openAs, test } from './support/portal.ts';

// These tests break the real network, not the simulated one. The routes of a page do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' });

test('a page chunk that is missing after a new version reloads the page once, and then the page says so (fault matrix 60)', async ({
  page,
}) => {
  await openAs(page, 'gita', '/');
  const voucherPage = `**/${builtFile('src/ui/purchase/vouchers/voucher-page.tsx')}`;
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await page.route(voucherPage, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/voucher');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: /kesalahan/i })).toBeVisible();

  await page.unroute(voucherPage);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible();
});

test('a failed chunk of the first code is fetched again with the page, which then works (fault matrix 60)', async ({
  page,
  complaints,
}) => {
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await page.route(`**/${builtFile('src/entry/main.tsx')}`, (route) => (loads < 2 ? route.abort() : route.continue()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeEnabled();
  expect(loads).toBe(2);
  complaints.length = 0; // this test expects the failed import
});
