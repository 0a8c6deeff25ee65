import { demoPassword, email, expect, test } from '../support/portal.ts';

test('a sign-up link pressed before the code has loaded keeps its return address', async ({ page }) => {
  const code = /\/assets\/[^/]+\.js$/;
  await page.route(code, () => undefined); // never answered, so that the page has no code yet when the link is pressed
  await page.addInitScript(() => {
    const { addEventListener } = document;
    document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (listener[0] === 'click') document.documentElement.dataset.listens = '';
      addEventListener.apply(document, listener);
    };
  });
  await page.goto('/login?next=%2Fschema%2Flist%3Fbidang%3Ddata', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.listens !== undefined); // the small script has run
  await page.unroute(code);
  await page.getByRole('main').getByRole('link', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Masuk', exact: true })).toHaveAttribute(
    'href',
    '/login?next=%2Fschema%2Flist%3Fbidang%3Ddata',
  );
});

test('a log-in form sends nothing before its code has arrived, and keeps what was typed', async ({ page }) => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email('dewi'));
  await page.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  deliver();
  await expect(page.locator('button[type=submit]', { hasText: 'Masuk' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email('dewi'));
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('a link below the fold leads to the next page, with its heading focused and in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Daftar', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Daftar' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
