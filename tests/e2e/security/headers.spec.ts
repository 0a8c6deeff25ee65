import { expect, headers, test } from '../support/portal.ts';

test(
  'an address shows its page before any code arrives, with the headers of every response',
  headers,
  async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    for (const [address, text] of [
      ['/schema/junior-web-programmer', 'Junior Web Programmer'],
      ['/profile', 'Riwayat Pembelian'],
      ['/myassessment/exam/essay/VFJY', 'Ujian Esai'],
      ['/myassessment/apl01/VFJY', 'Dokumen APL 01'],
      ['/payment/success', 'Portal Asesi'],
      ['/tidak/ada', 'Halaman Tidak Ditemukan'],
    ] as const) {
      const reply = await page.goto(address);
      await expect(page.getByText(text).first()).toBeVisible();
      const font = await page.locator('link[rel=preload][as=font]').getAttribute('href');
      expect(await page.locator('style[data-fonts]').textContent(), address).toContain(`url(${font})`);
      const found = reply?.headers() ?? {};
      expect(found['content-security-policy'], address).toMatch(/^default-src 'none'; .*trusted-types dompurify/);
      expect(found, address).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cache-control': 'no-cache',
      });
    }
    for (const hidden of ['/assets/tidak-ada.js', '/shell/schema-slug.html', '/.serving.json'])
      expect((await page.request.get(hidden)).status(), hidden).toBe(404);
  },
);
