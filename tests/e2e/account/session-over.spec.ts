import type { Page } from '@playwright/test';
import { desktop, expect, expectNoAxeFindings, fillLogIn, openAs, phone, test } from '../support/portal.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sesi berakhir' });

/** The server does not know this browser any more. */
const endSession = (page: Page) => page.context().clearCookies();

test('the dialog of a session that is over: wrong password, keyboard, and somebody else', async ({ page }) => {
  await openAs(page, 'gita', '/transaction');
  await expect(page.getByRole('button', { name: /Menu akun Gita/ })).toBeVisible();
  await endSession(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await expectNoAxeFindings(page);
  }
  await page.setViewportSize(desktop);

  await dialog.getByLabel('Kata sandi', { exact: true }).fill('salah');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Username atau Password salah');

  await dialog.getByRole('button', { name: 'Masuk dengan akun lain' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogIn(page, 'citra');
  await expect(page.getByRole('button', { name: /Menu akun Citra/ })).toBeVisible();
});

test('after a log-out nothing of the person is left: not on Back, not in storage', async ({ page }) => {
  await openAs(page, 'gita', '/myassessment');
  await expect(page.getByRole('button', { name: /Menu akun Gita/ })).toBeVisible();
  await page.getByRole('button', { name: /Menu akun Gita/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Gita Contoh')).toHaveCount(0);
  const stored = await page.evaluate(async () => {
    const own = (await indexedDB.databases()).filter(({ name }) => name !== 'portal-asesi-simulasi');
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, own, await caches.keys()]);
  });
  expect(stored).not.toMatch(/gita/i);
});
