import { expect, headers, test } from '../support/portal.ts';

/** An address of each kind, and what its answer is. */
const addresses = [
  ['/', 200],
  ['/myassessment/apl01/VFJYLTIwMjY%3D', 200],
  ['/schema/web-2.0', 200],
  ['/tidak-ada', 404],
  ['/assets/tidak-ada.js', 404],
  ['/shell/schema-slug.html', 404],
  ['/.serving.json', 404],
  ['/favicon.svg', 200],
  ['/robots.txt', 200],
] as const;

test('every answer has the headers of a page, also that of an error', headers, async ({ request }) => {
  for (const [address, status] of addresses) {
    const reply = await request.get(address);
    const found = reply.headers();
    expect([address, reply.status()]).toEqual([address, status]);
    expect(found['content-security-policy'], address).toMatch(/^default-src 'none'; .*trusted-types dompurify/);
    expect(found, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'no-cache',
    });
    expect(await reply.text(), address).not.toContain('styleHashes');
  }
});

test(
  'a file named after its content is kept for ever, may do nothing by itself, and brings no more headers than it needs',
  headers,
  async ({ request }) => {
    const [, asset = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
    const found = (await request.get(asset)).headers();
    expect(found).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const length = Object.entries(found).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(length).toBeLessThan(700);
  },
);

test('an address with a slash at its end leads to the one without, with its query', headers, async ({ page }) => {
  await page.goto('/login/?next=%2Fvoucher');
  await expect(page).toHaveURL(/\/login\?next=%2Fvoucher$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that nobody knows is the not-found page, and is said to be none', headers, async ({ page }) => {
  const reply = await page.goto('/schema/a/b/c/d/e');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('Halaman tidak ditemukan', { exact: false }).first()).toBeVisible();
});

test('an address shows its page before any code has come', headers, async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  for (const [address, text] of [
    ['/schema/junior-web-programmer', 'Detail Skema'],
    ['/profile', 'Riwayat Pembelian'],
    ['/myassessment/exam/essay/VFJY', 'Ujian Esai'],
    ['/myassessment/apl01/VFJY', 'Dokumen APL 01'],
    ['/payment/success', 'Portal Asesi'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});
