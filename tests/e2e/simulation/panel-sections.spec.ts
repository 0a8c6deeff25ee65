import type { Page } from '@playwright/test';
import { offScreen } from '../support/off-screen.ts';
import {
  closePanel,
  expect,
  expectNoAxeFindings,
  fillLogIn,
  openAs,
  openPanel,
  openSection,
  phone,
  test,
} from '../support/portal.ts';
import { press } from '../support/tabbing.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });
const band = (page: Page) => page.getByRole('complementary', { name: 'Mode simulasi' });

/** Opens everything in the panel that opens; of the desk's items, of which one at a time is open, the first. */
const openEverything = async (page: Page) => {
  await panel(page).getByText('Peran petugas', { exact: true }).click();
  await panel(page).getByText('Semua asesi', { exact: true }).click();
  await panel(page)
    .getByRole('list', { name: 'Menunggu Admin LSP' })
    .getByText(/^APL 01: /)
    .first()
    .click();
  for (let closed = 1; closed > 0; )
    closed = await panel(page)
      .locator('details:not([open], [name])')
      .evaluateAll((all) => {
        const ofTheLog = (each: Element) => each.matches('ol[aria-label^="Catatan"] > li:nth-child(n + 3) *'); // two are enough
        const toOpen = all.filter((each) => !ofTheLog(each));
        for (const each of toOpen) (each as HTMLDetailsElement).open = true;
        return toOpen.length;
      });
};

/** Walks through the panel by Tab, and gives the names of what has the focus where nobody sees it. */
const hiddenFocus = async (page: Page): Promise<{ readonly stops: number; readonly hidden: string[] }> => {
  const hidden: string[] = [];
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('aside[aria-label="Panel Simulasi"]')) return 'outside';
      const box = (focused as HTMLInputElement).labels?.[0] ?? focused; // a box that is drawn covers its own field
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
      const seen = at !== null && (box.contains(at) || focused.contains(at));
      return seen ? '' : focused.getAttribute('aria-label') || focused.textContent || focused.outerHTML.slice(0, 80);
    });
    if (found === 'outside') return { stops, hidden };
    if (found !== '') hidden.push(found);
  }
};

for (const size of [{ width: 1440, height: 900 }, { width: 1366, height: 657 }, phone])
  test(`at ${size.width} × ${size.height} axe finds nothing in the panel with each of its sections open, nothing leaves the screen, and Tab shows where it is`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await openAs(page, 'gita', '/schema/list');
    await openPanel(page);
    await openEverything(page);
    await expectNoAxeFindings(page);
    expect(await offScreen(page)).toEqual([]);
    await panel(page).getByRole('heading', { name: 'Panel Simulasi' }).focus();
    const { stops, hidden } = await hiddenFocus(page);
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(80); // it went through all of it
  });

for (const size of [{ width: 1366, height: 657 }, phone])
  test(`at ${size.width} × ${size.height} by keyboard alone one finds the desk, decides, and is back on the page`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, 'gita', '/schema/list');
    await expect(band(page)).toBeVisible();
    await page.keyboard.press('Control+.');
    const heading = panel(page).getByRole('heading', { name: 'Panel Simulasi' });
    await expect(heading).toBeFocused();
    const summary = (title: string | RegExp) => panel(page).locator('summary').filter({ hasText: title });
    await press(page, summary('Peran petugas'));
    await press(page, summary(/^APL 01: Barista/));
    await press(page, panel(page).getByRole('button', { name: 'Terima formulir' }));
    const done = panel(page).getByText('APL 01: Barista diterima.');
    await expect(done).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+.');
    await expect(heading).toBeFocused();
    await press(page, panel(page).getByRole('button', { name: 'Tutup', exact: true }));
    await expect(panel(page)).toBeHidden();
  });

test('a lesson ticks its steps off as they are done, with a hint for the present one, and says when it is over', async ({
  page,
}) => {
  await page.goto('/');
  const lessons = await openSection(page, 'Pelajaran');
  await lessons.getByRole('button', { name: 'Mulai pelajaran APL 02, sampai hari asesmen' }).click();
  const steps = lessons.getByRole('list', { name: /^Langkah pelajaran APL 02/ }).getByRole('listitem');
  const present = steps.and(lessons.locator('[aria-current]'));
  await expect(present).toContainText('Nilai diri untuk setiap elemen');
  await expect(present).toContainText('Satu file boleh membuktikan semua unit');
  await page.getByRole('main').getByRole('link', { name: 'Isi formulir APL 02' }).first().click();
  await page.getByRole('button', { name: 'Isi contoh' }).click();
  await expect(page.getByText('Contoh sudah diisi.')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim asesmen mandiri' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
  await expect(present).toContainText('Sebagai asesor, tinjau');
  await expect(steps.filter({ hasText: '(selesai)' })).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Lewati waktu tunggu' }).click(); // the robots count as well
  await expect(present).toContainText('Majukan waktu sampai hari asesmen');
  await page.getByRole('main').getByRole('button', { name: 'Mulai hari asesmen' }).click();
  await expect(lessons.getByText('Pelajaran selesai')).toBeVisible();
});

test('a fault that is chosen for one call, once, is named by the band, meets that call, and is over', async ({
  page,
}) => {
  await page.goto('/login');
  const network = await openSection(page, 'Jaringan dan gangguan');
  await network.getByText('Gangguan lain, untuk panggilan mana pun').click();
  await network.getByLabel('Cari panggilan').fill('/api/login');
  await network.getByLabel('Yang terjadi').selectOption({ label: 'Status 503: server dalam perbaikan' });
  await network.getByRole('button', { name: 'Pasang gangguan' }).click();
  await expect(
    band(page).getByRole('button', { name: 'Gangguan: Masuk · Status 503: server dalam perbaikan' }),
  ).toBeVisible();
  await closePanel(page);
  await fillLogIn(page, 'gita');
  const problem = page.getByRole('alertdialog');
  await problem.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(problem).toBeHidden();
  await expect(band(page).getByRole('button', { name: /gangguan/i })).toBeHidden();
  await fillLogIn(page, 'gita');
  await expect(page).not.toHaveURL(/login/);
  await openPanel(page);
  await expect(network.getByText('Kena 1 kali, tidak aktif lagi')).toBeVisible();
  await network.getByRole('button', { name: /^Cabut Masuk/ }).click();
  await expect(network.getByText('Gangguan yang terpasang')).toBeHidden();
});

test('the way from the band to a fault ends where the fault is in sight', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/?jaringan=lambat');
  await band(page).getByRole('button', { name: 'Jeda 2 detik' }).click();
  await expect(panel(page).getByLabel('Jeda setiap jawaban')).toBeInViewport();
});

test('a line of the log is copied as a test that plays the same call', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'gita', '/voucher');
  const log = await openSection(page, 'Catatan permintaan');
  await log.getByLabel('Saring catatan').fill('GET /api/vouchers');
  await log
    .getByText(/GET \/api\/vouchers\?.* · 200/)
    .first()
    .click();
  await log.getByRole('button', { name: 'Salin sebagai uji Vitest' }).click();
  await expect(log.getByText('Disalin, mulai dari baris ini sampai yang terbaru.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("from 'vitest'");
  expect(copied).toContain('/api/vouchers');
});
