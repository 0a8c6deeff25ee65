import type { Page } from '@playwright/test';
import { download, textOf } from '../support/downloaded-pdf.ts';
import { core, expect, fillLogIn, test } from '../support/portal.ts';
import { grantAppeal, issueCertificate, passReassessment } from '../support/staff-side.ts';

const trxOf = (number: number) => `TRX-${new Date().getFullYear()}-${String(number).padStart(6, '0')}`;
const addressOf = (page: string, trxId: string) => `/myassessment/${page}/${Buffer.from(trxId).toString('base64url')}`;
const main = (page: Page) => page.getByRole('main');

const enter = async (page: Page, name: string) => {
  await page.goto('/login');
  await fillLogIn(page, name);
  await expect(page).not.toHaveURL(/login/);
};

const sign = async (page: Page, name: string) => {
  await page.getByRole('radio', { name: 'Ketik', exact: true }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill(name);
};

const acceptResult = async (page: Page, trxId: string, name: string) => {
  await page.goto(addressOf('exam/result', trxId));
  await page.getByRole('checkbox', { name: /sudah membaca hasil/ }).check();
  await sign(page, name);
  await page.getByRole('button', { name: 'Terima hasil' }).click();
  await expect(page.getByText(/^Sudah Anda terima, /)).toBeVisible();
};

test(
  'from a K result through feedback to a certificate whose QR address the portal verifies',
  core,
  async ({ page, baseURL }) => {
    const trxId = trxOf(121);
    await enter(page, 'hadi');
    await acceptResult(page, trxId, 'Hadi Contoh');
    await page.getByRole('link', { name: 'Isi umpan balik' }).click();
    const yes = page.getByRole('radio', { name: 'Ya' });
    await expect(yes).toHaveCount(10);
    for (let index = 0; index < 10; index++) await yes.nth(index).check();
    await page.getByRole('button', { name: 'Kirim umpan balik' }).click();
    await expect(page.getByRole('link', { name: 'Lihat status sertifikat' })).toBeVisible();

    await page.goto('/certificate/psre');
    await expect(page.getByText('Sedang ditandatangani', { exact: true })).toBeVisible();
    await issueCertificate(page, trxId);
    await expect(page.getByText('Siap diunduh')).toBeVisible(); // without a reload
    const file = await download(page, 'Unduh sertifikat');
    const text = await textOf(file.path);
    expect(text).toContain('SIMULASI – BUKAN SERTIFIKAT SAH');
    expect(text).toContain('Hadi Contoh');
    const address = /^https?:\/\/\S+\/certificate-check\?no=\S+$/m.exec(text)?.[0] ?? '';
    expect(new URL(address).origin).toBe(new URL(baseURL ?? '').origin);
    await page.goto(address);
    const checked = page.getByRole('article', { name: 'Sertifikat berlaku' });
    await expect(checked.getByText('Hadi Contoh', { exact: true })).toBeVisible();
  },
);

test('from a BK result through the appeal to the decision of another assessor, which is accepted again', async ({
  page,
}) => {
  const trxId = trxOf(127);
  await enter(page, 'fajar');
  await page.goto(addressOf('exam/result', trxId));
  await page.getByRole('link', { name: 'Ajukan banding' }).click();
  await page
    .getByRole('textbox', { name: 'Alasan banding' })
    .fill('Bukti anggaran sudah saya lampirkan pada unit itu.');
  const answers = page.getByRole('radio', { name: 'Ya' });
  for (let index = 0; index < 3; index++) await answers.nth(index).check();
  await page.getByRole('checkbox').check();
  await sign(page, 'Fajar Contoh');
  await page.getByRole('button', { name: 'Kirim banding' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
  await expect(page.getByText(/^Banding terkirim, /)).toBeVisible();

  await grantAppeal(page, trxId, 'Bukti anggaran diperiksa ulang dan cukup.');
  await expect(main(page).getByRole('cell', { name: 'Bukti anggaran diperiksa ulang dan cukup.' })).toBeVisible(); // without a reload
  await page.goto(addressOf('exam/result', trxId));
  await expect(page.getByText('Sedang dinilai ulang', { exact: true })).toBeVisible();
  await expect(page.getByText(/menilai ulang 1 unit: Merancang Strategi/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rekomendasi asesor Belum Kompeten' })).toBeVisible();
  await passReassessment(page, trxId);
  await expect(page.getByRole('heading', { name: 'Rekomendasi asesor Kompeten', exact: true })).toBeVisible(); // without a reload
  await page.goto(addressOf('timeline', trxId));
  await expect(main(page).getByText('Langkah Anda berikutnya: Hasil Asesmen', { exact: true })).toBeVisible();
  await acceptResult(page, trxId, 'Fajar Contoh');
  await expect(page.getByRole('heading', { name: 'Rekomendasi asesor Kompeten', exact: true })).toBeVisible();
});
