import type { Page } from '@playwright/test';
import { desktop, email, expect, openAs, test } from '../support/portal.ts';

const nadia = { name: 'Nadia Contoh', email: 'nadia@contoh.example', password: 'rahasia99' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mailbox = (page: Page) => page.getByRole('dialog', { name: 'Kotak surat simulasi' });
const openMailbox = (page: Page) => page.getByRole('button', { name: 'Buka Kotak surat simulasi' }).click();
const passwordField = (page: Page) => page.getByLabel(/^Kata sandi( baru)?$/);

const fillSignUp = async (page: Page, own: Partial<typeof nadia> = {}) => {
  const person = { ...nadia, ...own };
  await page.getByLabel('Nama lengkap').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await passwordField(page).fill(person.password);
  await page.getByLabel('Ulangi kata sandi').fill(person.password);
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
};

const signUp = async (page: Page) => {
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Akun Anda sudah dibuat');
  await notice.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(heading(page)).toBeFocused(); // the button that opened it is gone
};

/** Moves the clock of the server by the panel. */
const travel = async (page: Page, step: string) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  const panel = page.getByRole('complementary', { name: 'Panel Simulasi' });
  const clock = panel.getByRole('region', { name: 'Waktu server' }).getByText(/WIB$/);
  const before = await clock.textContent();
  await panel.getByRole('button', { name: step }).click();
  await expect(clock).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');
};

test('a way to the sign-up that is pressed before the code is there does not forget where it leads', async ({
  page,
}) => {
  const code = /\/assets\/first-[^/]+\.js$/;
  await page.route(code, () => undefined); // on its way until the press
  await page.addInitScript(() => {
    const note = ({ target }: Event) =>
      target instanceof HTMLScriptElement &&
      target.src.endsWith('/browser-check.js') &&
      document.body.append('Diperiksa');
    document.addEventListener('load', note, true);
  });
  await page.goto('/login?next=%2Fschema%2Flist%3Fbidang%3Ddata', { waitUntil: 'commit' });
  await expect(page.getByText('Diperiksa')).toBeAttached();
  await page.unroute(code);
  await page.getByRole('main').getByRole('link', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Masuk', exact: true })).toHaveAttribute(
    'href',
    '/login?next=%2Fschema%2Flist%3Fbidang%3Ddata',
  );
});

test('who was never here signs up, verifies by the mail, gets a new password by another one and logs in with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.goto('/login?next=%2Fschema%2Flist');
  await page.getByRole('main').getByRole('link', { name: 'Daftar', exact: true }).click(); // below the fold
  await expect(page).toHaveTitle(/^Daftar/);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await page.setViewportSize(desktop);
  await signUp(page);
  await expect(page).toHaveURL(/\/schema\/list$/);

  await page.goto('/profile/verify/salah');
  await expect(page.getByText('Tautan ini tidak kami kenali')).toBeVisible({ timeout: 20_000 });
  await openMailbox(page);
  await expect(mailbox(page).getByText(`untuk: ${nadia.email}`)).toBeVisible();
  await mailbox(page).getByRole('link', { name: 'Verifikasi email' }).click();
  await expect(page.getByText('Email Anda sudah terverifikasi')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Email ini sudah terverifikasi sebelumnya')).toBeVisible();

  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(nadia.email);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(heading(page)).toHaveText('Periksa email Anda');
  await expect(page.getByRole('button', { name: /^Kirim ulang \(\d+ detik\)$/ })).toHaveAttribute('aria-disabled');
  await openMailbox(page);
  await mailbox(page).getByRole('link', { name: 'Atur ulang kata sandi' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByLabel('Email')).toHaveValue(nadia.email);
  await passwordField(page).fill('gantibaru7');
  await page.getByLabel('Ulangi kata sandi').fill('gantibaru7');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const told = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(told).toContainText('sudah diganti');
  const end = await told.evaluate((region) => region.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? 0); // what is below is not covered

  await page.getByLabel('Email').fill(nadia.email);
  await passwordField(page).fill(nadia.password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Username atau Password salah');
  await passwordField(page).fill('gantibaru7');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('without a page that was wanted, a sign-up leads to the profile', async ({ page }) => {
  await page.goto('/login?signup=1');
  await signUp(page);
  await expect(page).toHaveURL(/\/profile$/);
});

test('links that are an hour old no longer work, and lead to new ones', async ({ page }) => {
  await page.goto('/login?signup=1');
  await signUp(page);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(nadia.email);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(heading(page)).toHaveText('Periksa email Anda');
  await travel(page, '+1 jam');

  await openMailbox(page);
  await mailbox(page).getByRole('link', { name: 'Atur ulang kata sandi' }).click();
  await passwordField(page).fill('gantibaru7');
  await page.getByLabel('Ulangi kata sandi').fill('gantibaru7');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByRole('alert')).toContainText('Tautan ini tidak dapat dipakai');
  await expect(passwordField(page)).toHaveValue('gantibaru7');
  await page.getByRole('button', { name: 'Minta tautan baru' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(nadia.email);

  await openMailbox(page);
  await mailbox(page).getByRole('link', { name: 'Verifikasi email' }).click();
  await expect(page.getByText('Tautan ini sudah tidak berlaku')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim ulang email verifikasi' }).click();
  await expect(page.getByRole('button', { name: /^Kirim ulang email verifikasi \(\d+ detik\)$/ })).toBeFocused();
  await openMailbox(page);
  const links = mailbox(page).getByRole('link', { name: 'Verifikasi email' });
  await expect(links).toHaveCount(2); // the newest stands first
  await links.first().click();
  await expect(page.getByText('Email Anda sudah terverifikasi')).toBeVisible();
});

test('a link that cannot be checked now can be tried again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  await page.getByRole('checkbox', { name: 'Koneksi terputus' }).click();
  await expect(page.getByRole('checkbox', { name: 'Koneksi terputus' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.goto('/profile/verify/1001/abc');
  const retry = page.getByRole('main').getByRole('button', { name: /^Coba lagi/ });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await retry.click();
  await expect(retry).toHaveAttribute('aria-busy');
  await expect(retry).not.toHaveAttribute('aria-busy', { timeout: 20_000 });
  await expect(retry).toBeFocused();
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  await page.getByRole('button', { name: 'Hentikan semua gangguan' }).click(); // reads again all that is on screen
  await page.keyboard.press('Escape');
  await expect(page.getByText('Tautan ini tidak kami kenali')).toBeVisible({ timeout: 20_000 });
});

test('who has not verified the address is reminded on the profile, gets another mail, and may put it off', async ({
  page,
}) => {
  await openAs(page, 'ayu', '/profile');
  const reminder = page.getByText('Email Anda belum terverifikasi');
  await expect(reminder).toBeVisible();
  const resend = page.getByRole('button', { name: /^Kirim ulang email verifikasi/ });
  await resend.click();
  await expect(resend).toHaveAccessibleName(/\(\d+ detik\)/);
  await page.getByRole('button', { name: 'Nanti saja' }).click();
  await expect(reminder).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.goto('/reset-password');
  await openMailbox(page);
  await expect(mailbox(page).getByText(`untuk: ${email('ayu')}`)).toBeVisible();
});

test('a sign-up works with the keyboard alone, and the rules say what is kept', async ({ page }) => {
  await page.goto('/login?signup=1');
  await page.getByLabel('Nama lengkap').focus();
  await page.keyboard.type(nadia.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(nadia.email);
  await page.keyboard.press('Tab');
  await expect(passwordField(page)).toHaveAccessibleDescription(/8 karakter ?: belum terpenuhi/);
  await page.keyboard.type(nadia.password);
  await expect(passwordField(page)).toHaveAccessibleDescription(/8 karakter ?: terpenuhi.*angka ?: terpenuhi/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space'); // shows the password
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.type(nadia.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /Saya menyetujui/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Akun Anda sudah dibuat');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/profile$/);
});

test('who signs up for the portal alone is told of the mail once, by the profile', async ({ page }) => {
  await page.goto('/login?signup=1');
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Akun Anda sudah dibuat');
  await expect(page.getByRole('alertdialog')).not.toContainText(nadia.email);
  await page.keyboard.press('Escape');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`Buka tautan yang kami kirim ke ${nadia.email}.`)).toBeVisible();
});
