import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/portal.ts';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
const unreadTab = (page: Page) => page.getByRole('link', { name: /^Belum dibaca/ });

test('the list and the count of notifications agree in two tabs', async ({ page, context }) => {
  await openAs(page, 'gita', '/notifications?tab=belum_dibaca');
  const other = await context.newPage();
  await other.goto('/notifications');
  const text = (await rows(page).first().getByRole('link').textContent()) ?? '';
  const unread = rows(other).filter({ hasText: text }).getByText('Belum dibaca');
  await expect(unread).toBeVisible();
  const before = Number(await unreadTab(other).locator('span').textContent());
  await rows(page).first().getByRole('link').click();
  await expect(unread).toHaveCount(0);
  // another unread notification about the same assessment stays unread
  await expect(unreadTab(other)).toContainText(String(before - 1));
  await other.getByRole('main').getByRole('button', { name: 'Tandai semua dibaca' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifikasi/ })).toHaveAccessibleName(
    'Notifikasi',
  );
});
