import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { expect, network, openAs, test } from '../support/portal.ts';

/** The number of a seeded purchase carries the year in which it was made. */
const seeded = (number: string, ageHours: number) =>
  `TRX-${new Date(Date.now() - ageHours * 3_600_000 + 7 * 3_600_000).getUTCFullYear()}-${number}`;

test('a typed /payment/success never says "berhasil" while the server says pending', async ({ page }) => {
  const trx = encodeTrxId(seeded('000201', 4));
  await openAs(page, 'bima', `/payment/success?trx=${trx}&transaction_status=settlement`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menunggu konfirmasi pembayaran');
  await expect(page).toHaveURL(/\/payment\/pending/);
  await expect(page.getByText(/berhasil/i)).toHaveCount(0);
});

test("another candidate's timeline is refused, and shows nothing of it", async ({ page }) => {
  await openAs(page, 'ayu', `/myassessment/timeline/${encodeTrxId(seeded('000198', 26))}`);
  await expect(page.getByText('Data tidak boleh diakses')).toBeVisible();
  await page.goto(`/myassessment/timeline/${encodeTrxId('TRX-TIDAK-ADA')}`);
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
});

test(
  'the live and the demo build carry a policy that no page breaks, and no page is framed',
  network,
  async ({ page }) => {
    const response = await page.goto('/');
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    for (const address of ['/login', '/schema/list', '/schema/schedule', '/tidak/ada']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

test('what a second page, a window and another device complain of is heard as well', async ({
  page,
  browser,
  complaints,
}) => {
  await page.goto('/kontak');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/kontak'));
  const elsewhere = await (await browser.newContext()).newPage();
  for (const [index, other] of [await page.context().newPage(), await opened, elsewhere].entries()) {
    await other.goto(page.url());
    await other.evaluate((name) => {
      document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
      setTimeout(() => {
        throw new Error(name);
      });
    }, `aduh ${index}`);
    await expect.poll(() => complaints.join('\n')).toContain(`exception: aduh ${index}`);
    await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
    complaints.length = 0; // these are what the test is about
  }
});
