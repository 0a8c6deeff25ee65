import type { Page } from '@playwright/test';
import { ready } from '../exam/exam-steps.ts';
import { everythingKept, nothingKept } from '../support/everything-kept.ts';
import { expect, openAs, test } from '../support/portal.ts';
import { inWholeChromium } from '../support/whole-chromium.ts';

/** Playwright disables the back/forward cache by default; these tests need it. */
test.use(inWholeChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }));

const noteReturn = (page: Page) =>
  page.evaluate(() => {
    // first called after the page’s own listener and before the first paint, because the server could answer before the next frame
    const read = () => {
      if (document.body.hidden) return;
      const fields = Array.from(document.querySelectorAll('input'), ({ value }) => value);
      const { everShown = '' } = window as unknown as { everShown?: string };
      Object.assign(window, { everShown: `${everShown} ${document.querySelector('main')?.textContent} ${fields}` });
    };
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      Object.assign(window, { cameBack: document.body.hidden ? 'hidden' : document.body.textContent });
      const each = () => {
        read();
        requestAnimationFrame(each);
      };
      each();
    });
  });
const everShown = (page: Page) => page.evaluate(() => (window as unknown as { everShown?: string }).everShown ?? '');
const cameBack = (page: Page) => page.evaluate(() => (window as unknown as { cameBack?: string }).cameBack ?? null);
/** Opens a profile and waits for the service worker, because a worker that takes over evicts pages from the back/forward cache. */
const openProfile = async (page: Page) => {
  await openAs(page, 'gita', '/profile');
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Gita Contoh');
  await ready(page);
  await noteReturn(page);
};
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

test('a page restored by Back shows nothing of the person until the server has said who is logged in, and after a log-out nothing at all, nor does the browser keep anything', async ({
  page,
}) => {
  await openProfile(page);
  await page.goto('/kontak');
  await page.context().clearCookies({ name: 'portal_session' }); // as if the server or another tab had ended the session
  await goBack(page);
  await expect.poll(() => cameBack(page)).toBe('hidden');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile/);
  expect(await everShown(page)).not.toContain('Gita');

  await openProfile(page);
  await page.goto('/kontak');
  await goBack(page);
  await expect.poll(() => cameBack(page)).not.toBeNull();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Gita Contoh');
  await page.goto('/kontak');
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await expect.poll(() => everythingKept(page)).toEqual(nothingKept);
  await page.evaluate(() => history.go(-2));
  await page.waitForURL((url) => !url.pathname.startsWith('/kontak') && url.pathname !== '/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Gita Contoh')).toHaveCount(0);
  await expect(page.getByLabel('Nama lengkap')).toHaveCount(0);
});
