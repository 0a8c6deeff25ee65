import { demoPassword, email, expect, fillLogIn, network, openAs, test } from '../support/portal.ts';

test('wrong credentials are told in the words of the catalogue, and the form stays usable', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email('ayu'));
  await page.getByLabel('Kata sandi', { exact: true }).fill('salah');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Username atau Password salah');
  await page.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an empty form is refused before anything is sent, with a summary that leads to the fields', async ({ page }) => {
  await page.goto('/login');
  await page.waitForFunction(() => document.activeElement !== null && document.readyState === 'complete');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Isi email Anda' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('the session survives a reload, and a guarded page is the one that was wanted', network, async ({ page }) => {
  await page.goto('/myassessment');
  await expect(page).toHaveURL(/\/login\?next=%2Fmyassessment/);
  await fillLogIn(page, 'gita');
  await expect(page).toHaveURL(/\/myassessment$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sertifikasi Saya' })).toBeVisible();
});

test('after the log-in an address of another site leads home', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/')}`);
  await fillLogIn(page, 'citra');
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});

test('a phone is sent home from the assessment pages, with the notice', async ({ page }) => {
  await openAs(page, 'eka', '/transaction');
  await page.setViewportSize({ width: 992, height: 844 });
  await page.goto('/myassessment');
  await expect(page).toHaveURL(/\/$/);
  const notice = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(notice).toContainText('Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen');
  await expect(notice).toContainText('Informasi');
});

test('a log-in form whose code has not arrived sends nothing and keeps what was typed', async ({ page }) => {
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

test('the signup flag opens the place of the sign-up form, and the prerendered page is taken over without a mismatch', async ({
  page,
}) => {
  await page.goto('/login?signup=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daftar');
  await page.getByRole('link', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masuk');
});
