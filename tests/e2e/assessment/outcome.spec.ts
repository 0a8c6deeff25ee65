import { download, textOf } from '../support/downloaded-pdf.ts';
import { core, expect, follow, openAs, test } from '../support/portal.ts';
import { issueCertificate } from '../support/staff-side.ts';

const trxId = `TRX-${new Date().getFullYear()}-000121`;
const result = `/myassessment/exam/result/${Buffer.from(trxId).toString('base64url')}`;

test(
  'a candidate goes from a K result through feedback to a certificate, and the portal verifies the address of its QR code',
  core,
  async ({ page, baseURL }) => {
    await openAs(page, 'hadi', result);
    await page.getByRole('checkbox', { name: /sudah membaca hasil/ }).check();
    await page.getByRole('radio', { name: 'Ketik', exact: true }).check();
    await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Hadi Contoh');
    await page.getByRole('button', { name: 'Terima hasil' }).click();
    await page.getByRole('link', { name: 'Isi umpan balik' }).click();
    const yes = page.getByRole('radio', { name: 'Ya' });
    await expect(yes).toHaveCount(10);
    for (const each of await yes.all()) await each.check();
    await page.getByRole('button', { name: 'Kirim umpan balik' }).click();
    await page.getByRole('button', { name: 'Ya, kirim' }).click();
    await expect(page.getByRole('link', { name: 'Lihat status sertifikat' })).toBeVisible();

    await follow(page, '/certificate/psre');
    await expect(page.getByText('Sedang ditandatangani', { exact: true })).toBeVisible();
    await issueCertificate(page, trxId);
    await expect(page.getByText('Siap diunduh')).toBeVisible();
    const file = await download(page, 'Unduh sertifikat');
    const text = await textOf(file.path);
    expect(text).toContain('SIMULASI – BUKAN SERTIFIKAT SAH');
    expect(text).toContain('Hadi Contoh');
    const address = /^https?:\/\/\S+\/certificate-check\?no=\S+$/m.exec(text)?.[0] ?? '';
    expect(new URL(address).origin).toBe(new URL(baseURL ?? '').origin);
    await page.goto(address);
    const checked = page.getByRole('article', { name: 'Sertifikat berlaku' });
    await expect(checked.getByRole('img', { name: /atas nama Hadi Contoh$/ })).toBeVisible();
  },
);
