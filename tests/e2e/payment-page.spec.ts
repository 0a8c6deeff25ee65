import type { Page } from '@playwright/test';
import { expect, logIn, test } from './support/portal.ts';
import { ports } from './support/ports.ts';

const gatewayHost = 'https://bayar.lsp.example';

/** The portal of a body whose gateway has a page of its own. */
const withPageOfGateway = (page: Page, payment: object = {}) =>
  page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    const redirectUrl = `${gatewayHost}/halaman/{token}`;
    await route.fulfill({ json: { ...config, payment: { ...config.payment, redirectUrl, ...payment } } });
  });

test('whoever blocks the script of the gateway pays on its page, and comes back to what the server says', async ({
  page,
}) => {
  await withPageOfGateway(page);
  await page.route(`http://localhost:${ports.api}/snap/snap.js`, (route) => route.abort('blockedbyclient'));
  await page.route(`${gatewayHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Halaman gerbang</h1>' }),
  );
  await logIn(page, 'bima');
  await page.goto('/transaction');
  await page.getByRole('table').getByRole('link', { name: 'Junior Web Programmer' }).click();
  const asked = page.waitForRequest(/\/api\/transaction\/token$/);
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await expect(page).toHaveURL(/^https:\/\/bayar\.lsp\.example\/halaman\/snap-[\w-]+$/);
  const { trx_id: trxId } = (await asked).postDataJSON();
  // its finish, which says more than is true
  await page.goto(`/payment/success?order_id=${trxId}&transaction_status=settlement`);
  await expect(page.getByRole('heading', { level: 1, name: 'Menunggu konfirmasi pembayaran' })).toBeVisible();
  await page.goto('/payment/success?order_id=tidak-ada');
  await expect(page.getByRole('heading', { level: 1, name: 'Status pembayaran' })).toBeVisible();
});

test('a live portal tells its operator what is still a sample, and stops when it is configured', async ({ page }) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Untuk pengelola portal' });
  await expect(band).toHaveText('Untuk pengelola: kontak, ketentuan dan kebijakan masih contoh. Isi di config.json.');
  const texts = { terms: '/a.txt', privacy: '/b.txt', cookies: '/c.txt' };
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...config, contact: { email: 'info@lsp.example' }, pages: texts, brand: { name: 'LSP Uji' } },
    });
  });
  await page.reload();
  await expect(page).toHaveTitle(/LSP Uji/);
  await expect(band).toHaveCount(0);
});
