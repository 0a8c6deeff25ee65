// @ts-expect-error the scripts of the build have no types
import { builtFile } from '../../scripts/budgets/module-graph.mjs';
import { breakWith, expect, expectNoAxeFindings, openAs, openPanel, phone, test } from './support/portal.ts';
import { addFault } from './support/simulated-server.ts';

test('a broken server is told with a way to try again, and trying again works', async ({ page }) => {
  await page.goto('/schema/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await breakWith(page, 'Jawaban terpotong');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('belum bisa dimuat');
  await (await openPanel(page)).getByRole('button', { name: 'Hentikan semua gangguan' }).click();
  await expect(page.getByRole('link', { name: /Junior Web Programmer/ }).first()).toBeVisible();
});

test('a bad config.json names the wrong key', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { api: { baseUrl: 'bukan alamat' }, brnd: {} } }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konfigurasi portal tidak sesuai');
  await expect(page.getByText(/api\.baseUrl/)).toBeVisible();
  await expect(page.getByText(/brnd: kunci tidak dikenal/)).toBeVisible();
});

test('a wrong key of config.json costs only itself, and the console names it to the operator', async ({
  page,
  complaints,
}) => {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  const youTube = 'https://www.youtube.com/@lsp';
  const social = [
    { name: 'Instagram', url: 'instagram' },
    { name: 'YouTube', url: youTube },
  ];
  const brand = { name: 'LSP Uji', colours: { brand: '#ffff00' } };
  await page.route('**/config.json', (route) => route.fulfill({ json: { links: { social }, brand, tema: 'gelap' } }));
  await page.goto('/');
  await expect(page).toHaveTitle(/LSP Uji/);
  const links = page.getByRole('list', { name: 'Media sosial' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', youTube);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))).toBe('');
  await expect
    .poll(() => told.toSorted())
    .toEqual([
      '/config.json brand.colours.brand: tidak terbaca: kontras di bawah 4,5',
      '/config.json links.social.0.url: harus berupa alamat http(s)',
      '/config.json tema: kunci tidak dikenal',
    ]);
  complaints.length = 0; // what it tells is what this test is about
});

test('a page part that cannot be loaded reloads the page once, then shows the error page', async ({
  page,
  complaints,
}) => {
  let navigations = 0;
  page.on('framenavigated', () => {
    navigations += 1;
  });
  await page.route(`**/${builtFile('simulation', 'src/ui/catalog/schemes/scheme-list-page.tsx')}`, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Panel Simulasi' })).toBeVisible();
  navigations = 0;
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page.getByRole('heading', { name: 'Terjadi kesalahan. Silahkan coba lagi.' })).toBeVisible();
  expect(navigations).toBeLessThanOrEqual(3);
  complaints.length = 0; // the failed import is what this test is about
});

test('while the server cannot say who is here, header and mobile menu show nobody (fault matrix 78)', async ({
  page,
}) => {
  await openAs(page, 'gita', '/transaction');
  await addFault(page, {
    id: 'sesi',
    match: { path: '/api/asesi' },
    nth: 'every',
    action: { type: 'status', status: 500 },
  });
  await page.reload();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Belum bisa memeriksa sesi Anda' })).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText(/Masuk|Gita|Sertifikasi Saya/);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Kontak' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^(Masuk|Daftar|Sertifikasi Saya)$/ })).toHaveCount(0);
  await expectNoAxeFindings(page);
});
