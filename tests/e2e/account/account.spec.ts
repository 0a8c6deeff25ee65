import { demoPassword, email, expect, test } from '../support/portal.ts';

test('before its code has arrived, a log-in page keeps its return address in a pressed link, sends nothing, and keeps what was typed', async ({
  page,
}) => {
  const code = /\/assets\/[^/]+\.js$/;
  const logIn = '/login?next=%2Fschema%2Flist%3Fbidang%3Ddata';
  // the first page gets no code at all, so that its links are pressed without it; ending the route would release what it holds
  await page.route(code, (route) => (route.request().frame().url().endsWith(logIn) ? undefined : route.continue()));
  await page.addInitScript(() => {
    const { addEventListener } = document;
    document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (listener[0] === 'click') document.documentElement.dataset.listens = '';
      addEventListener.apply(document, listener);
    };
  });
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto(logIn, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.listens !== undefined); // the small script has run
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Daftar', exact: true }).click();
  const way = main.getByRole('link', { name: 'Masuk', exact: true });
  await expect(way).toHaveAttribute('href', logIn);

  // now with the code: a link below the fold leads to a page with its heading in view
  await expect(page.getByRole('button', { name: 'Daftar', exact: true })).toBeEnabled();
  await way.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Masuk' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(code, async (route) => {
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
