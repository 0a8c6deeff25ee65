import { core, expect, fillLogIn, isLive, test } from './support/portal.ts';
import { chooseFromHome, gateway, reviewOrder } from './support/purchase-steps.ts';

const scheme = 'Digital Marketing';

test('a candidate logs in, chooses a scheme, pays it and sees it in the timeline', core, async ({ page }) => {
  const creations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/transaction/update-transaction')) creations.push(request.method());
  });

  await chooseFromHome(page, scheme, async () => {
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillLogIn(page, 'ayu');
    await expect(page).toHaveURL(/\/schema\/digital-marketing\//); // back to the page that was wanted
  });
  await reviewOrder(page);
  await page.getByRole('button', { name: /^Bayar Rp/ }).dblclick();
  await gateway(page).getByRole('button', { name: 'Bayar' }).click();

  await expect(page).toHaveURL(/\/payment\/success\?trx=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran berhasil' })).toBeVisible();

  // the simulation answers inside the page, where no request is seen; its own tests count there
  const posts = creations.filter((method) => method === 'POST');
  expect(posts).toHaveLength(isLive(test.info().project) ? 1 : 0);

  await page.goto('/myassessment');
  await page
    .getByRole('link', { name: new RegExp(scheme) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/myassessment\/timeline\//);
  await expect(page.getByText('Persetujuan Asesmen').first()).toBeVisible();

  await page.getByRole('button', { name: /Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
});

test('the gateway says "gagal", "kedaluwarsa" or closes: the page says what the server says', async ({ page }) => {
  await chooseFromHome(page, 'Junior Web Programmer', () => fillLogIn(page, 'maya'));
  await reviewOrder(page);
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await gateway(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText('Pembayaran belum selesai')).toBeVisible();

  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click();
  await gateway(page).getByRole('button', { name: 'Gagal' }).click();
  await expect(page).toHaveURL(/\/payment\/failed\?trx=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagal/i);

  await page.getByRole('button', { name: 'Coba bayar lagi' }).click();
  await gateway(page).getByRole('button', { name: 'Bayar' }).click();
  await expect(page).toHaveURL(/\/payment\/success\?trx=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran berhasil' })).toBeVisible();
});
