import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/portal.ts';

const zoomed = { width: 1093, height: 526 }; // a small laptop at 125 %

type State = 'read' | 'unreadable';

const refuse = (page: Page) =>
  page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET' || /\/api\/asesi$/.test(route.request().url())) return route.continue();
    const response = await route.fetch(); // its headers let the portal read the reply
    return route.fulfill({ response, status: 500, json: { message: 'Server Error' } });
  });

const waysOn: readonly (readonly [what: string, who: string | null, address: string, state: State, way: string])[] = [
  ['the first page of a guest', null, '/', 'read', 'Daftar sekarang'],
  ['a scheme that does not exist', null, '/schema/tidak-ada', 'read', 'Lihat semua skema'],
  ['a scheme that cannot be read', null, '/schema/barista', 'unreadable', 'Coba lagi'],
  ['a certificate that cannot be checked', null, '/certificate-check?no=62010', 'unreadable', 'Coba lagi'],
  ['a list without certifications', 'ayu', '/myassessment', 'read', 'Lihat skema sertifikasi'],
  ['a list of certifications that cannot be read', 'gita', '/myassessment', 'unreadable', 'Coba lagi'],
  ['a list without notifications', 'ayu', '/notifications', 'read', 'Lihat skema sertifikasi'],
  ['a list of notifications that cannot be read', 'gita', '/notifications', 'unreadable', 'Coba lagi'],
  ['an account without certificates', 'ayu', '/certificate/psre', 'read', 'Lihat skema sertifikasi'],
  ['a certificate', 'gita', '/certificate/psre', 'read', 'Unduh sertifikat'],
  ['a certificate that cannot be read', 'gita', '/certificate/psre', 'unreadable', 'Coba lagi'],
  ['a check-out', 'citra', '/schema/barista', 'read', 'Bayar Rp'],
];

for (const [what, who, address, state, name] of waysOn)
  test(`at 125 % zoom on a small laptop ${what} shows its way on without scrolling`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    if (who !== null) await openAs(page, who, address);
    if (state === 'unreadable') await refuse(page);
    await page.goto(address);
    const main = page.getByRole('main');
    if (name.startsWith('Bayar'))
      await main
        .getByRole('link', { name: /^Pilih jadwal ./ })
        .first()
        .click();
    const way = main.getByRole('link', { name }).or(main.getByRole('button', { name })).first();
    await expect(way).toBeVisible({ timeout: 30_000 }); // a page asks a failing server several times
    await page.evaluate(() => scrollTo(0, 0));
    await expect(way).toBeInViewport({ ratio: 1 });
  });
