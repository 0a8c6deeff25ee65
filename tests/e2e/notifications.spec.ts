import type { Page } from '@playwright/test';
import { closePanel, email, expect, fillLogIn, network, openAs, openSection, test } from './support/portal.ts';
import { ports } from './support/ports.ts';
import { chooseFromHome, gateway, reviewOrder } from './support/purchase-steps.ts';

const api = `http://localhost:${ports.api}`;
const isLive = () => test.info().project.name === 'live';

/** Twenty more unread ones of all four types: through the Panel Simulasi, or the control of the API. */
const fill = async (page: Page, name: string) => {
  if (isLive()) {
    await page.request.post(`${api}/simulation/fill`, { data: { email: email(name), notifications: 20 } });
    return;
  }
  await (await openSection(page, 'Data besar')).getByRole('button', { name: 'Isi sedikit' }).click();
  await closePanel(page);
};

/** The PATCH calls to the API; the simulation answers inside the page, where none is seen. */
const marksOf = (page: Page) => {
  const marks: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') marks.push(new URL(request.url()).pathname);
  });
  return marks;
};

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifikasi/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifikasi terbaru' });
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
const unreadTab = (page: Page) => page.getByRole('link', { name: /^Belum dibaca/ });
const markAll = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tandai semua dibaca' });

const openList = async (page: Page, query = '') => {
  await page.goto(`/notifications${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};

const unreadCount = async (page: Page) => Number(await unreadTab(page).locator('span').textContent());

test(
  'an unread one becomes read and leads to the target of its type; a read one only leads there',
  network,
  async ({ page }) => {
    const marks = marksOf(page);
    await openAs(page, 'bima', '/notifications');
    await fill(page, 'bima');
    const targets = [
      ['Asesmen', /\/myassessment\/timeline\/[\w-]+$/],
      ['Pembayaran', /\/transaction$/],
      ['Akun', /\/profile$/],
      ['Verifikasi email', /\/profile$/],
    ] as const;
    for (const [type, target] of targets) {
      await openList(page);
      const before = await unreadCount(page);
      const row = rows(page).filter({ hasText: 'contoh nomor' }).filter({ hasText: type }).first();
      await expect(row.getByText('Belum dibaca')).toBeVisible();
      const text = (await row.getByRole('link').textContent()) ?? '';
      await row.getByRole('link').click();
      await expect(page).toHaveURL(target);
      await page.goBack();
      await expect(unreadTab(page)).toContainText(String(before - 1));
      const read = rows(page).filter({ hasText: text });
      await expect(read.getByText('Belum dibaca')).toHaveCount(0);
      const sent = marks.length;
      await read.getByRole('link').click();
      await expect(page).toHaveURL(target);
      expect(marks).toHaveLength(sent);
    }
    expect(marks).toEqual(isLive() ? targets.map(() => '/api/notification/mark-as-read') : []);
  },
);

test('all are marked at once and only once, and the unread ones are gone', network, async ({ page }) => {
  const marks = marksOf(page);
  await openAs(page, 'eka', '/notifications');
  await fill(page, 'eka');
  await openList(page, '?tab=belum_dibaca');
  await markAll(page).dblclick();
  await expect(page.getByText('Semua notifikasi sudah ditandai dibaca.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Semua notifikasi sudah dibaca' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifikasi');
  await expect(markAll(page)).toBeFocused();
  await expect(markAll(page)).toHaveAttribute('aria-disabled', 'true');
  expect(marks).toEqual(isLive() ? ['/api/notification/mark-all'] : []);
});

test('the page is in the address, and going back is a page back', async ({ page }) => {
  await openAs(page, 'gita', '/notifications');
  await expect(rows(page).first()).toBeVisible();
  const first = await rows(page).first().getByRole('link').textContent();
  await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
  await expect(page).toHaveURL(/\/notifications\?page=2$/);
  await expect(page.getByText(/^Halaman 2 dari/)).toBeFocused();
  await expect(rows(page).first().getByRole('link')).not.toHaveText(first ?? '');
  await page.reload();
  await expect(page.getByText(/^Halaman 2 dari/)).toBeVisible();
  await page.goBack();
  await expect(rows(page).first().getByRole('link')).toHaveText(first ?? '');
  await page.goto('/notifications?page=99');
  await page.getByRole('link', { name: /^Ke halaman/ }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a payment in another tab is announced in this one, counted and listed', network, async ({ page, context }) => {
  await openAs(page, 'intan', '/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  await expect(bell(page)).toBeVisible();
  const other = await context.newPage();
  await chooseFromHome(other, 'Digital Marketing', async () => {
    if (other.url().includes('/login')) await fillLogIn(other, 'intan');
  });
  await reviewOrder(other);
  await other.getByRole('button', { name: /^Bayar Rp/ }).click();
  await gateway(other).getByRole('button', { name: 'Bayar' }).click();
  const news = 'Pembayaran Digital Marketing telah kami terima.';
  await expect(page.getByRole('status').filter({ hasText: `1 notifikasi baru: ${news}` })).toBeAttached();
  await expect(rows(page).filter({ hasText: news }).getByText('Belum dibaca')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/belum dibaca/);
});

test('list and count agree in two tabs', async ({ page, context }) => {
  await openAs(page, 'dewi', '/notifications');
  await fill(page, 'dewi');
  await openList(page);
  const other = await context.newPage();
  await openList(other);
  const before = await unreadCount(page);
  await expect(unreadTab(other)).toContainText(String(before));
  const text = (await rows(page).first().getByRole('link').textContent()) ?? '';
  await rows(page).first().getByRole('link').click();
  await expect(rows(other).filter({ hasText: text }).getByText('Belum dibaca')).toHaveCount(0);
  await expect(unreadTab(other)).toContainText(String(before - 1));
  await markAll(other).click();
  await expect(bell(page)).toHaveAccessibleName('Notifikasi');
});

test('the popover of the bell shows the newest, by keyboard alone', async ({ page }) => {
  await openAs(page, 'gita', '/schema/list');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveCount(5);
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Tandai semua dibaca' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/(myassessment\/timeline|transaction|profile)/);
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'Lihat semua notifikasi' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(panel(page)).toBeHidden();
});

test('nothing of a date that takes two lines is cut off on a small phone', async ({ page }) => {
  await openAs(page, 'gita', '/notifications');
  await page.setViewportSize({ width: 340, height: 700 });
  await expect(rows(page).first()).toBeVisible();
  const cutOff = await rows(page)
    .getByRole('time')
    .evaluateAll((times) =>
      times.filter((time) => {
        const words = document.createRange();
        words.selectNodeContents(time);
        const shown = time.parentElement?.parentElement?.getBoundingClientRect();
        const lines = [...words.getClientRects()];
        return lines.length < 2 || !shown || lines.some(({ left }) => left < shown.left - 1);
      }),
    );
  expect(cutOff).toEqual([]);
});
