import { openPage } from './support/every-page.ts';
import { expect, phone, test } from './support/portal.ts';

const config = (own: object) => ({ brand: { name: 'Portal Asesi' }, ...own });

test('the footer leads to the three policies, and the header to Tentang Kami and Kontak', async ({ page }) => {
  await openPage(page, '/');
  for (const [link, title] of [
    ['Term of use', 'Syarat Penggunaan'],
    ['Privacy Policy', 'Kebijakan Privasi'],
    ['Cookie Policy', 'Kebijakan Cookie'],
    ['Tentang Kami', 'Tentang Kami'],
    ['Kontak', 'Kontak'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('an address that names a section leads to it, on arrival and from the table of contents', async ({ page }) => {
  await page.goto('/tentang-kami#lisensi-data');
  const licences = page.getByRole('heading', { name: 'Lisensi data, huruf, ikon, dan perangkat lunak' });
  await expect(licences).toBeFocused();
  await expect(licences).toBeInViewport();
  await expect(page.getByText(/Contains information from/)).toBeInViewport();

  await openPage(page, '/kebijakan-privasi');
  const contents = page.getByRole('navigation', { name: 'Daftar isi' });
  await contents.getByRole('link', { name: 'Hak Anda' }).click();
  await expect(page).toHaveURL(/#bagian-hak-anda$/);
  await expect(page.getByRole('heading', { name: 'Hak Anda' })).toBeInViewport();
  await expect(contents).toBeInViewport(); // it goes along
  await page.keyboard.press('Tab'); // on from the section, not from the top
  await expect(page.getByRole('article').getByRole('link', { name: 'Data saya', exact: true })).toBeFocused();
});

test('the table of contents of a phone opens above the text', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/syarat-penggunaan');
  await page.getByText('Daftar isi').first().click();
  await page.getByRole('link', { name: 'Hasil, banding, dan sertifikat' }).click();
  await expect(page.getByRole('heading', { name: 'Hasil, banding, dan sertifikat' })).toBeInViewport();
});

test('Kontak shows only what is configured, each to be used and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const contact = { phone: '(021) 555-0100', email: 'halo@lsp.example', whatsapp: '0812 000 0000' };
  await page.route('**/config.json', (route) => route.fulfill({ json: config({ contact }) }));
  await openPage(page, '/kontak');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:0215550100');
  await expect(main.getByRole('link', { name: contact.email })).toHaveAttribute('href', 'mailto:halo@lsp.example');
  await expect(main.getByRole('link', { name: contact.whatsapp })).toHaveAttribute(
    'href',
    'https://wa.me/628120000000',
  );
  await expect(main.getByRole('heading', { name: 'Alamat' })).toHaveCount(0);
  await expect(main.getByText(/rekaan/)).toHaveCount(0);
  await main.getByRole('button', { name: 'Salin alamat email' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Copied!' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(contact.email);
});

test("a body's own text takes the place of the shipped one, and nothing in it is HTML", async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: config({ pages: { terms: '/texts/terms.txt' } }) }),
  );
  await page.route('**/texts/terms.txt', (route) =>
    route.fulfill({
      contentType: 'text/plain; charset=utf-8',
      body: 'Diperbarui: 2026-03-04\n\n# Aturan LSP\n\nIsi <img src=x onerror=alert(1)> [jahat](javascript:alert(1)) [situs](https://lsp.example/a)',
    }),
  );
  await openPage(page, '/syarat-penggunaan');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Aturan LSP' })).toBeVisible();
  await expect(page.getByText('Rabu, 4 Maret 2026')).toBeVisible();
  await expect(article).toContainText('<img src=x onerror=alert(1)> [jahat](javascript:alert(1))');
  await expect(article.getByRole('link')).toHaveCount(1);
  await expect(page.getByText('LSP Contoh adalah lembaga rekaan')).toHaveCount(0);
  await openPage(page, '/kebijakan-privasi'); // which this body has not written
  await expect(page.getByText('LSP Contoh adalah lembaga rekaan')).toBeVisible();
});
