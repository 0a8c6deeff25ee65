import { everyAddress, openPage } from './every-page.ts';
import { desktop, expect, expectNoAxeFindings, logIn, phone, test } from './portal.ts';

const pages = [
  ['/tentang-kami', 'Tentang Kami'],
  ['/kontak', 'Kontak'],
  ['/syarat-penggunaan', 'Syarat Penggunaan'],
  ['/kebijakan-privasi', 'Kebijakan Privasi'],
  ['/kebijakan-cookie', 'Kebijakan Cookie'],
] as const;

const config = (own: object) => ({ brand: { name: 'Portal Asesi' }, ...own });

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`the pages of the body's own words are readable at ${name} width`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [address, title] of pages) {
      await openPage(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('article')).not.toBeEmpty();
      await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

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
  const licences = page.getByRole('heading', { name: 'Lisensi data, huruf, dan ikon' });
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
  await expect(page.getByRole('article').getByRole('link', { name: 'Profil', exact: true })).toBeFocused();
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

test('a text that cannot be had leaves the shipped one, says so, and can be asked for again', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: config({ pages: { about: '/texts/about.txt' } }) }),
  );
  let answer = { status: 404, contentType: 'text/html', body: '<p>tidak ada' };
  await page.route('**/texts/about.txt', (route) => route.fulfill(answer));
  await openPage(page, '/tentang-kami');
  for (const bad of [answer, { status: 200, contentType: 'text/html', body: '<!doctype html>Masuk jaringan' }]) {
    answer = bad;
    await expect(page.getByText('Teks resmi belum bisa dimuat')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nilai yang kami pegang' })).toBeVisible();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
  }
  answer = { status: 200, contentType: 'text/plain', body: 'Kami LSP yang sungguh ada.' };
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Kami LSP yang sungguh ada.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lisensi data, huruf, dan ikon' })).toBeVisible(); // of the portal, not of the text
});

test('every link to another site opens a new tab, says so and gives nothing away', async ({ page }) => {
  test.setTimeout(180_000);
  await logIn(page, 'gita');
  for (const [, address] of everyAddress) {
    await openPage(page, address);
    const information = page.getByRole('button', { name: 'Informasi Sertifikasi' });
    if (await information.isVisible()) await information.click();
    const wrong = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) => {
        const { protocol, origin, target, rel, textContent } = link;
        const told = `${link.getAttribute('href')} (${textContent.trim()})`;
        if (['mailto:', 'tel:', 'blob:'].includes(protocol)) return null;
        if (!/^https?:$/.test(protocol)) return `${told}: leads nowhere`;
        if (origin === location.origin) return null;
        const safe = /\bnoopener\b/.test(rel) && /\bnoreferrer\b/.test(rel);
        return target === '_blank' && safe && textContent.includes('(buka di tab baru)') ? null : told;
      }).filter(Boolean),
    );
    expect(wrong, address).toEqual([]);
  }
});
