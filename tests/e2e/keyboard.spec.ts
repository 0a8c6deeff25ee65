import type { Page } from '@playwright/test';
import { demoPassword, email, expect, test } from './support/portal.ts';
import { gateway } from './support/purchase-steps.ts';
import { press, tabTo } from './support/tabbing.ts';

const sign = async (page: Page) => {
  await tabTo(page, page.getByRole('radio', { name: 'Gambar', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Ketik', exact: true })).toBeChecked();
  const field = page.getByRole('textbox', { name: 'Nama Anda' });
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Intan Contoh');
};

const chooseEvidence = async (page: Page) => {
  const rows = page.getByRole('region', { name: 'Bukti Kelengkapan Pemohon' }).getByRole('group');
  await expect(rows.first()).toBeVisible();
  page.on('filechooser', () => undefined); // suppresses the file dialog from now on, even for a key pressed before the wait
  for (const row of await rows.all()) {
    await tabTo(page, row.locator('input[type=file]'));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await chooser).setFiles({
      name: 'bukti.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%'),
    });
  }
};

test('log-in, purchase, agreement and APL 01 all work without a mouse, and the focus always follows', async ({
  page,
}) => {
  test.slow();
  await page.goto('/schema/network-administrator-muda');
  await press(page, page.getByRole('link', { name: /^Pilih .*mandiri jadwal /i }).first());

  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email('intan'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tinjau pendaftaran Anda');
  await expect(heading).toBeFocused();
  await press(page, page.getByLabel('Saya telah membaca dan menyetujui syarat pendaftaran.'), 'Space');
  await press(page, page.getByRole('button', { name: /^Bayar Rp/ }));

  await press(page, gateway(page).getByRole('button', { name: 'Bayar' }));
  await expect(heading).toHaveText('Pembayaran berhasil');
  await expect(page.getByRole('region', { name: /^Pembayaran diterima/ })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Buka persetujuan asesmen' }));
  await expect(page).toHaveURL(/\/myassessment\/agreement\//);
  await expect(heading).toBeFocused();

  await press(page, page.getByRole('checkbox', { name: /^Saya sudah membaca/ }), 'Space');
  await sign(page);
  await press(page, page.getByRole('button', { name: 'Tanda tangani dan kirim' }));
  await expect(page.getByRole('region', { name: /^Persetujuan asesmen ditandatangani, / })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Isi formulir APL 01' }));
  await expect(heading).toHaveText('Permohonan Sertifikasi Kompetensi');
  await expect(heading).toBeFocused();

  await press(page, page.getByRole('radio', { name: /^Sertifikasi Untuk/ }), 'Space');
  await chooseEvidence(page);
  await press(page, page.getByRole('checkbox', { name: /^Saya menyatakan/ }), 'Space');
  await sign(page);
  await press(page, page.getByRole('button', { name: 'Kirim permohonan' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }));
  await expect(page.getByRole('region', { name: /^APL 01 terkirim, / })).toBeFocused();
});
