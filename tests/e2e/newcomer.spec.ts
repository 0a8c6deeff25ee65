import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';
import { ports } from './support/ports.ts';
import { chooseFromHome, reviewOrder } from './support/purchase-steps.ts';

const password = 'rahasia99';
const api = `http://localhost:${ports.api}`;
const code = 'PRAT-MARK-0006';
const scheme = 'Digital Marketing';

/** The way to the page that verifies the address, as the mail gives it. */
const verificationLink = async (request: APIRequestContext, address: string): Promise<string> => {
  const { data } = await (await request.get(`${api}/simulation/mails`)).json();
  return data.find(({ to, link }: { to: string; link: string }) => to === address && link.includes('verify')).link;
};

const saved = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** A picture with something in it, drawn by the page, which has the encoder. */
const portrait = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#14397d';
    context.fillRect(0, 0, 600, 800);
    context.fillStyle = '#e8a317';
    context.arc(300, 330, 160, 0, 7);
    context.fill();
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
};

const fillPersonalData = async (page: Page) => {
  await page.getByRole('textbox', { name: 'NIK' }).fill('3471014507900001');
  await page.getByLabel('Tempat lahir').fill('Yogyakarta');
  await page.getByLabel('Tanggal lahir', { exact: true }).fill('07/05/1990');
  await page.getByRole('radio', { name: 'Perempuan' }).check();
  await page.getByLabel('Nomor HP').fill('081234567890');
  await page.getByLabel('Alamat rumah').fill('Jalan Contoh No. 1, RT 01/RW 02');
  for (const region of ['Provinsi', 'Kota/kabupaten', 'Kecamatan', 'Kelurahan/desa'])
    await page.getByLabel(region, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Kode pos', { exact: true }).fill('55111');
  await page.getByLabel('Kualifikasi pendidikan').selectOption({ label: 'S1' });
  await page.getByRole('radio', { name: 'Tidak', exact: true }).check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await saved(page, 'Informasi pribadi tersimpan.');
};

const addPhoto = async (page: Page) => {
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await portrait(page) };
  await page.getByRole('button', { name: 'Tambah foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ganti foto profil' });
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await dialog.getByRole('button', { name: /Simpan|Pakai/ }).click();
  await expect(dialog).toBeHidden();
};

const addEducation = async (page: Page) => {
  await page.goto('/profile?tab=riwayat_pendidikan');
  await page.getByRole('button', { name: /^Tambah/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jenjang pendidikan').selectOption({ label: 'S1' });
  await dialog.getByLabel('Nama sekolah atau perguruan tinggi').fill('Universitas Contoh');
  await dialog.getByLabel('Jurusan').fill('Ilmu Komunikasi');
  await dialog.getByLabel('Tahun mulai').fill('2008');
  await dialog.getByLabel('Tahun selesai').fill('2012');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('main').getByText('Universitas Contoh').first()).toBeVisible();
};

const addCareer = async (page: Page) => {
  await page.goto('/profile?tab=pengalaman_kerja');
  await page.getByRole('button', { name: /^Tambah/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nama perusahaan atau instansi').fill('Toko Contoh');
  await dialog.getByLabel('Jabatan').fill('Staf pemasaran');
  await dialog.getByLabel('Tanggal mulai', { exact: true }).fill('02/01/2013');
  await dialog.getByRole('checkbox', { name: 'Saya masih bekerja di sini' }).check();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('main').getByText('Staf pemasaran').first()).toBeVisible();
};

const typeSignature = async (page: Page) => {
  await page.goto('/profile?tab=tanda_tangan');
  await page
    .getByRole('button', { name: /tanda tangan/i })
    .first()
    .click();
  await page.getByText('Ketik', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Nadia Contoh');
  await page.getByRole('button', { name: 'Simpan tanda tangan' }).click();
  await saved(page, 'Tanda tangan disimpan.');
};

test('who was never here signs up, verifies, fills the whole profile, buys with a Prakerja code and reads the news of it', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const address = `pendatang-${Date.now()}@contoh.example`; // a server that is still running knows the last one
  let presses = 0;
  await page.exposeFunction('onPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => addEventListener('click', () => Object(window).onPress(), { capture: true }));

  await test.step('sign up', async () => {
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

  await test.step('verify by the mail', async () => {
    await page.goto(new URL(await verificationLink(request, address), page.url()).pathname);
    await expect(page.getByText('Email Anda sudah terverifikasi')).toBeVisible();
    expect(presses, 'presses from the home page until the address is verified, the mail aside').toBeLessThanOrEqual(6);
  });

  await test.step('fill the whole profile', async () => {
    await page.goto('/profile');
    await fillPersonalData(page);
    await addPhoto(page);
    await addEducation(page);
    await addCareer(page);
    await typeSignature(page);
    await page.goto('/profile');
    await expect(page.getByText('Profil Anda lengkap.')).toBeVisible();
  });

  await test.step('buy with a Prakerja code', async () => {
    await page.goto('/');
    await chooseFromHome(page, scheme, async () => undefined, 'prakerja');
    await reviewOrder(page);
    await page.getByLabel('Kode Prakerja').fill(code);
    await page.getByRole('button', { name: 'Tukarkan kode dan daftar' }).click();
    await expect(page).toHaveURL(/\/payment\/success\?trx=/);
  });

  await test.step('read the notification about it', async () => {
    await page.goto('/notifications?tab=belum');
    await page
      .getByRole('link', { name: new RegExp(scheme) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/transaction/);
    await page.goto('/transaction?tab=paid');
    await expect(page.getByRole('main').getByText(scheme).first()).toBeVisible();
  });
});
