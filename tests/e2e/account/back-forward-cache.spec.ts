import type { Page } from '@playwright/test';
import { ready } from '../exam/exam-steps.ts';
import { everythingKept, nothingKept } from '../support/everything-kept.ts';
import { expect, openAs, test } from '../support/portal.ts';

/** Playwright keeps pages out of the cache of Back and Forward; here they are to come from it. */
test.use({
  launchOptions: [
    async ({ browserName: _ }, use, { project }) =>
      use({ ...project.use.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Has the page that is open, once its own code listens, note what it shows when it comes back as it was left. */
const noteReturn = (page: Page) =>
  page.evaluate(() => {
    // after the page's own listener and before anything is drawn: in a frame the server might have answered already
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
        read(); // as each frame would show it
        requestAnimationFrame(each);
      };
      each();
    });
  });
/** All that could be read on a page since it came back. */
const everShown = (page: Page) => page.evaluate(() => (window as unknown as { everShown?: string }).everShown ?? '');
/** What a page showed at once that has come back as it was left. */
const cameBack = (page: Page) => page.evaluate(() => (window as unknown as { cameBack?: string }).cameBack ?? null);
/** A page of a candidate, left once the worker of exams has taken it over: whatever is kept then is thrown away. */
const openProfile = async (page: Page) => {
  await openAs(page, 'gita', '/profile');
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Gita Contoh');
  await ready(page);
  await noteReturn(page);
};
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

test('a page that comes back as it was left shows nothing of the person before the server was asked who is here', async ({
  page,
}) => {
  await openProfile(page);
  await page.goto('/kontak');
  await page.context().clearCookies({ name: 'portal_session' }); // ended by the server, or in another tab
  await goBack(page);
  await expect.poll(() => cameBack(page)).toBe('hidden');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile/);
  expect(await everShown(page)).not.toContain('Gita');
});

test('a page that comes back after a log-out in another tab, without a network, in a browser without BroadcastChannel, is left', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await openProfile(page);
  await page.goto('/certificate-check');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: /^Menu akun/ })).toBeVisible();
  await other.waitForLoadState('networkidle');
  await context.setOffline(true);
  await other.getByRole('button', { name: /^Menu akun/ }).click();
  await other.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/$/); // the page before this one follows the log-out as well
  await page.evaluate(() => history.go(-2));
  // hidden, or left by then: a browser may tell it of the storage before it is shown
  await expect(async () => expect(await cameBack(page)).toMatch(/^hidden$|Masuk/)).toPass();
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  expect(await everShown(page)).not.toContain('Gita');
});

test('after a log-out Back shows nothing of the person whose page the browser had kept, and nothing else is kept', async ({
  page,
}) => {
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
  await page.evaluate(() => history.go(-2)); // past the page of the log-out
  await page.waitForURL((url) => !url.pathname.startsWith('/kontak') && url.pathname !== '/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Gita Contoh')).toHaveCount(0);
  await expect(page.getByLabel('Nama lengkap')).toHaveCount(0);
});
