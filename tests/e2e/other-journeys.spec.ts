import { readFile } from 'node:fs/promises';
import { everythingKept, nothingKept } from './support/everything-kept.ts';
import { expect, fillLogIn, test } from './support/portal.ts';
import { ports } from './support/ports.ts';
import { gateway, reviewOrder } from './support/purchase-steps.ts';

const desk = `http://localhost:${ports.api}/simulation/staff`;

test('a candidate under 18 has a guardian consent, complains and hears the answer, takes the own data along and leaves none behind', async ({
  page,
  request,
}) => {
  const address = `muda-${Date.now()}@contoh.example`; // a server that is still running knows the last one
  const born = `07/05/${new Date().getFullYear() - 16}`;

  await test.step('a guardian consents', async () => {
    await page.goto('/login?signup=1');
    await page.getByLabel('Nama lengkap').fill('Raka Contoh');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Kata sandi', { exact: true }).fill('rahasia99');
    await page.getByLabel('Ulangi kata sandi').fill('rahasia99');
    await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup' }).last().click();
    await page.getByLabel('Tempat lahir').fill('Klaten');
    await page.getByLabel('Tanggal lahir', { exact: true }).fill(born);
    const guardian = page.getByRole('form', { name: 'Persetujuan orang tua atau wali' });
    await expect(guardian).toBeVisible();
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText(/^Simpan persetujuan orang tua atau wali lebih dahulu/).first()).toBeVisible();
    await guardian.getByLabel('Nama orang tua atau wali').fill('Ibu Contoh');
    await guardian.getByLabel('Hubungan dengan Anda').selectOption({ index: 1 });
    await guardian.getByLabel('Nomor HP atau email wali').fill('081200000000');
    await guardian.getByRole('checkbox', { name: /^Saya, orang tua atau wali/ }).check();
    await guardian.getByRole('button', { name: 'Simpan persetujuan' }).click();
    await expect(page.getByText(/^Persetujuan wali sudah tersimpan/)).toBeFocused();
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Informasi pribadi tersimpan.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Tempat lahir')).toHaveValue('Klaten');
    await expect(page.getByText(/^Persetujuan wali sudah tersimpan/)).toBeVisible();
  });

  await test.step('a complaint is answered', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Kontak' }).click();
    await page.getByRole('button', { name: 'Tulis pesan' }).click();
    await page.getByLabel('Tentang apa').selectOption({ label: 'Keluhan tentang layanan' });
    await page.getByLabel('Pesan Anda').fill('Nama saya salah tertulis di undangan asesmen.');
    await page.getByRole('button', { name: 'Kirim pesan' }).click();
    const sent = page.getByRole('region', { name: /^Pesan terkirim/ });
    await expect(sent).toBeFocused();
    const { data } = await (await request.get(desk)).json();
    const { trxId } = data.find(({ candidate }: { candidate: { email: string } }) => candidate.email === address);
    await expect(sent).toContainText(trxId);
    const text = 'Undangan yang benar sudah kami kirim.';
    expect((await request.post(desk, { data: { type: 'answer-message', trxId, text } })).ok()).toBe(true);
    await page.goto('/notifications');
    await expect(page.getByText(`Pesan ${trxId}`).first()).toContainText(text);
  });

  await test.step('the own data are taken along, and nothing of them is left', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Data saya di perangkat ini' }).click();
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh data saya' }).click();
    const own = JSON.parse(await readFile(await (await arriving).path(), 'utf8'));
    expect(own).toMatchObject({ account: { email: address }, incomplete: [] });
    await page.getByRole('button', { name: 'Hapus data saya di perangkat ini' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus dan keluar' }).click();
    await expect(page.getByText('Data Anda di perangkat ini sudah dihapus').first()).toBeVisible();
    await expect.poll(() => everythingKept(page)).toMatchObject({ rows: nothingKept.rows, local: nothingKept.local });
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('who was not competent in one unit buys an assessment of that unit, and pays it', async ({ page }) => {
  const trxid = Buffer.from(`TRX-${new Date().getFullYear()}-000127`).toString('base64url');
  await page.goto('/login');
  await fillLogIn(page, 'fajar');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`/myassessment/feedback/${trxid}`);
  const yes = page.getByRole('radio', { name: 'Ya' });
  const again = page.getByRole('link', { name: 'Pilih jadwal asesmen ulang' }).first();
  await expect(yes.first().or(again)).toBeVisible();
  if (await yes.first().isVisible()) {
    await expect(yes).toHaveCount(10);
    for (const each of await yes.all()) await each.check();
    await page.getByRole('button', { name: 'Kirim umpan balik' }).click();
    await expect(page.getByRole('region', { name: /^Umpan balik terkirim/ })).toBeFocused();
  } // else a server that is still running has it from the last time
  await again.click();
  await expect(page.getByText(/^Asesmen ulang untuk 1 unit: Merancang Strategi/).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Pilih jadwal .* dengan Biaya mandiri/i })
    .nth(test.info().repeatEachIndex) // each can be bought once
    .click();
  await expect(page.getByText(/^Asesmen ulang untuk 1 unit: Merancang Strategi/).first()).toBeVisible();
  await reviewOrder(page);
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await gateway(page).getByRole('button', { name: 'Bayar' }).click();
  await expect(page.getByRole('region', { name: /^Pembayaran diterima, / })).toBeFocused();
  await page.getByRole('link', { name: 'Buka persetujuan asesmen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Persetujuan Asesmen dan Kerahasiaan' })).toBeVisible();
});
