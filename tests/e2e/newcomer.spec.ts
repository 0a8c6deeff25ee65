import type { APIRequestContext, Page } from '@playwright/test';
import { addEducation, addPhoto, fillPersonalData, typeSignature } from './support/fill-profile.ts';
import { expect, follow, test } from './support/portal.ts';
import { ports } from './support/ports.ts';
import { chooseFromHome } from './support/purchase-steps.ts';

const password = 'rahasia99';
const api = `http://localhost:${ports.api}`;
const scheme = 'Digital Marketing';

const verificationLink = async (request: APIRequestContext, address: string): Promise<string> => {
  const { data } = await (await request.get(`${api}/simulation/mails`)).json();
  return data.find(({ to, link }: { to: string; link: string }) => to === address && link.includes('verify')).link;
};

const addCareer = async (page: Page) => {
  await follow(page, '/profile?tab=pengalaman_kerja');
  await page.getByRole('button', { name: /^Tambah/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nama perusahaan atau instansi').fill('Toko Contoh');
  await dialog.getByLabel('Jabatan').fill('Staf pemasaran');
  await dialog.getByLabel('Tanggal mulai', { exact: true }).fill('02/01/2013');
  await dialog.getByRole('checkbox', { name: 'Saya masih bekerja di sini' }).check();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('main').getByText('Staf pemasaran').first()).toBeVisible();
};

test('a newcomer signs up, verifies the email, is led back to the order, and fills the whole profile [1.account.sign-up] [1.account.verify-email] [1.profile.tabs]', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  // unique, because a server that is still running knows the address of the previous run
  const address = `pendatang-${Date.now()}@contoh.example`;

  await test.step('the newcomer signs up', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Masuk' }).first().click();
    await page.getByRole('link', { name: 'Daftar' }).first().click();
    await page.getByLabel('Nama lengkap').fill('Nadia Contoh');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Kata sandi', { exact: true }).fill(password);
    await page.getByLabel('Ulangi kata sandi').fill(password);
    await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText('Akun Anda sudah dibuat');
    await notice.getByRole('button', { name: 'Tutup' }).last().click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  await test.step('the newcomer looks at an order, verifies the email address in another tab and is led back to the order', async () => {
    await chooseFromHome(page, scheme, async () => undefined);
    await expect(page.getByText('Email Anda belum terverifikasi.')).toBeVisible();
    const mail = await page.context().newPage();
    await mail.goto(new URL(await verificationLink(request, address), page.url()).pathname);
    await expect(mail.getByText('Email Anda sudah terverifikasi')).toBeVisible();
    await mail.getByRole('link', { name: 'Lanjutkan ke jadwal pilihan Anda' }).click();
    await expect(mail.getByRole('heading', { name: 'Tinjau pendaftaran Anda' })).toBeVisible();
    expect(new URL(mail.url()).pathname).toBe(new URL(page.url()).pathname);
    await mail.close();
  });

  await test.step('the newcomer fills the whole profile', async () => {
    await follow(page, '/profile');
    await fillPersonalData(page);
    await addPhoto(page);
    await follow(page, '/profile?tab=riwayat_pendidikan');
    await addEducation(page);
    await addCareer(page);
    await follow(page, '/profile?tab=tanda_tangan');
    await typeSignature(page, 'Nadia Contoh');
    await follow(page, '/profile');
    await expect(page.getByText('Profil Anda lengkap.')).toBeVisible();
  });
});
