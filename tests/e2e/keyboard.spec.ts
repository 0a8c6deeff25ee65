import type { Page } from '@playwright/test';
import { demoPassword, email, expect, openAs, test } from './support/portal.ts';
import { gateway } from './support/purchase-steps.ts';
import { press, tabTo } from './support/tabbing.ts';

/** Signs with the name that is typed there already. */
const sign = async (page: Page) => {
  await tabTo(page, page.getByRole('radio', { name: 'Gambar', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Ketik', exact: true })).toBeChecked();
  const field = page.getByRole('textbox', { name: 'Nama Anda' });
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Intan Contoh');
};

/** Chooses a file for each row of the evidence. */
const chooseEvidence = async (page: Page) => {
  const rows = page.getByRole('region', { name: 'Bukti Kelengkapan Pemohon' }).getByRole('group');
  await expect(rows.first()).toBeVisible();
  page.on('filechooser', () => undefined); // from now on no window of the browser opens, also for a key that is faster than the wait for it
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

// an exam without a mouse: exam/exam-keyboard.spec.ts
test('from the log-in over the purchase and the agreement to APL 01 everything works without a mouse, and the focus is always where one looks', async ({
  page,
}) => {
  test.slow();
  await page.goto('/schema/network-administrator-muda');
  await press(page, page.getByRole('link', { name: /^Pilih jadwal .* dengan .*mandiri/i }).first());

  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email('intan'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tinjau pendaftaran Anda');
  await expect(heading).toBeFocused();
  await press(page, page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.'), 'Space');
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

  await press(page, page.getByRole('radio', { name: 'Sertifikasi', exact: true }), 'Space');
  await chooseEvidence(page);
  await press(page, page.getByRole('checkbox', { name: /^Saya menyatakan/ }), 'Space');
  await sign(page);
  await press(page, page.getByRole('button', { name: 'Kirim permohonan' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }));
  await expect(page.getByRole('region', { name: /^APL 01 terkirim, / })).toBeFocused();
});

// an element of APL 02 without a mouse: assessment/apl02.spec.ts
test('from home to the certificate that ends soon, and to its renewal, everything works without a mouse', async ({
  page,
}) => {
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Perpanjang sertifikat' }).first();
  const heading = page.getByRole('heading', { level: 1 });
  await openAs(page, 'oktavia', '/');
  await press(page, card.getByRole('link', { name: 'Lihat sertifikat' }));
  await expect(heading).toHaveText('Sertifikat Elektronik');
  await expect(heading).toBeFocused();
  const arriving = page.waitForEvent('download');
  const save = card.getByRole('button', { name: 'Unduh sertifikat' });
  await press(page, save);
  expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(save).toBeFocused();

  await page.keyboard.press('Alt+ArrowLeft');
  await press(page, card.getByRole('link', { name: 'Perpanjang sertifikat' }));
  await expect(page).toHaveURL(/\?perpanjang=/);
  await expect(heading).toBeFocused();
  await press(page, page.getByRole('link', { name: /^Pilih jadwal .* dengan .*mandiri/i }).first());
  await expect(heading).toHaveText('Tinjau pendaftaran Anda');
  await expect(heading).toBeFocused();
});

test('the skip link leads to the content, and the menu of the header works with arrows and Esc', async ({ page }) => {
  await page.goto('/schema/list');
  await expect(page.getByRole('button', { name: 'Panel Simulasi' })).toBeVisible(); // the page's code is there
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke konten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('button', { name: 'Informasi Sertifikasi' });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
