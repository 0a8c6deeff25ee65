import { expect, openAs, test } from './support/portal.ts';
import { ports } from './support/ports.ts';

const gatewayHost = 'https://bayar.lsp.example';

test('a buyer who blocks the gateway’s script pays on the gateway’s page, and returns to the status that the server reports', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    const payment = { ...config.payment, redirectUrl: `${gatewayHost}/halaman/{token}` };
    await route.fulfill({ json: { ...config, payment } });
  });
  await page.route(`http://localhost:${ports.api}/snap/snap.js`, (route) => route.abort('blockedbyclient'));
  await page.route(`${gatewayHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Halaman gerbang</h1>' }),
  );
  await openAs(page, 'bima', '/transaction');
  await page.getByRole('table').getByRole('link', { name: 'Junior Web Programmer' }).click();
  const asked = page.waitForRequest(/\/api\/transaction\/token$/);
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await expect(page).toHaveURL(/^https:\/\/bayar\.lsp\.example\/halaman\/snap-[\w-]+$/);
  const { trx_id: trxId } = (await asked).postDataJSON();
  await page.goto(`/payment/success?order_id=${trxId}&transaction_status=settlement`);
  await expect(page.getByRole('heading', { level: 1, name: 'Menunggu konfirmasi pembayaran' })).toBeVisible();
});
