import { core, expect, fillLogIn, follow, test } from './support/portal.ts';
import { chooseFromHome, gateway, reviewOrder } from './support/purchase-steps.ts';

const scheme = 'Digital Marketing';

test(
  'a candidate logs in, chooses a scheme, pays for it once and sees it in the timeline [1.purchase.buy]',
  core,
  async ({ page }) => {
    const creations: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/transaction/update-transaction')) creations.push(request.method());
    });
    await chooseFromHome(page, scheme, async () => {
      await expect(page).toHaveURL(/\/login\?next=/);
      await fillLogIn(page, 'ayu');
      await expect(page).toHaveURL(/\/schema\/digital-marketing\//);
    });
    await reviewOrder(page);
    await page.getByRole('button', { name: /^Bayar Rp/ }).dblclick();
    await gateway(page).getByRole('button', { name: 'Bayar' }).click();
    await expect(page).toHaveURL(/\/payment\/success\?trx=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran berhasil' })).toBeVisible();
    expect(creations.filter((method) => method === 'POST')).toHaveLength(1);

    await follow(page, '/myassessment');
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
  },
);
