import type { Locator, Page } from '@playwright/test';
import { desktop, expect, expectNoAxeFindings, logIn, openAs, phone, test } from './portal.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Kode Prakerja' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Panel Simulasi' });

/** Opens the form for one scheme and chooses the first schedule that is open. */
const openRedeem = async (page: Page, scheme: string) => {
  await page.goto('/voucher');
  await page.getByRole('link', { name: 'Tukarkan kode Prakerja' }).click();
  await expect(h1(page)).toHaveText('Tukarkan kode Prakerja');
  await page.getByLabel('Skema', { exact: true }).selectOption({ label: scheme });
  await expect(page).toHaveURL(/skema=/);
  await page.getByRole('radio').and(page.locator(':enabled')).first().check();
};

const redeem = async (page: Page, code: string) => {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Tukarkan kode', exact: true }).click();
};

const passTime = async (page: Page, journey: string, times: number) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  const clock = panel(page).getByText(/WIB$/);
  for (let count = 0; count < times; count++) {
    const before = await clock.textContent();
    await panel(page).getByRole('button', { name: journey, exact: true }).click();
    await expect(clock).not.toHaveText(before ?? '');
  }
  await panel(page).getByRole('button', { name: 'Tutup' }).click();
};

test('a code becomes a voucher, the voucher a registration that is told about', async ({ page }) => {
  await openAs(page, 'ayu', '/voucher');
  await expect(page.getByText('Anda belum memiliki voucher yang bisa dipakai')).toBeVisible();
  await openRedeem(page, 'Junior Web Programmer');
  await redeem(page, ' prat web1-0001');
  await expect(h1(page)).toHaveText('Voucher Anda siap dipakai');
  await expect(h1(page)).toBeFocused();

  await page.getByRole('link', { name: 'Simpan untuk nanti' }).click();
  await expect(page.getByText('1 voucher')).toBeVisible();
  await page.getByRole('link', { name: /^Pakai voucher/ }).click();
  await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
  await page.getByRole('button', { name: 'Lanjut ke voucher' }).click();
  await page.getByRole('button', { name: 'Daftar dengan voucher ini' }).dblclick();
  await expect(page).toHaveURL(/\/payment\/success\?trx=/);
  await expect(h1(page)).toHaveText('Pendaftaran berhasil');
  await expect(page.getByText('Terdaftar', { exact: true })).toBeVisible();

  await page.goto('/transaction?tab=paid');
  await expect(page.getByText('1 pembelian')).toBeVisible(); // pressed twice, bought once
  await page.goto('/voucher?tab=used');
  await expect(page.getByText('PRAT-WEB1-0001')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Lihat pendaftaran/ })).toHaveAttribute('href', /^\/transaction\?trx=/);
});

test('the purchase asks for the code where the Kartu Prakerja pays, and buys with it at once', async ({ page }) => {
  await openAs(page, 'bima', '/schema/teknisi-akuntansi-muda/JDW-032/prakerja/ANG-032-2?langkah=tinjau');
  await expect(page.getByText('Siapkan kode Prakerja Anda')).toBeVisible();
  await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
  await page.getByRole('button', { name: 'Lanjut ke voucher' }).click();
  await expect(h1(page)).toHaveText('Daftar dengan voucher');
  await codeField(page).fill('PRAT-KOPI-0007');
  await page.getByRole('button', { name: 'Tukarkan kode dan daftar' }).click();
  await expect(page.getByRole('alert')).toContainText('Kode ini untuk skema Barista');
  await codeField(page).fill('PRATAKUN0009');
  await page.getByRole('button', { name: 'Tukarkan kode dan daftar' }).dblclick();
  await expect(page).toHaveURL(/\/payment\/success\?trx=/);
});

test('every refusal says why at its field, and too many wrong codes have to wait', async ({ page }) => {
  await logIn(page, 'gita');
  await openRedeem(page, 'Barista');
  const refused = async (code: string, why: string | RegExp) => {
    await redeem(page, code);
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(page.getByRole('alert')).toBeFocused();
  };
  await expect(page.getByRole('radio', { name: /Badung/ })).toBeDisabled(); // full
  await refused('', 'Isi kode Prakerja Anda.');
  await refused('PRAT-12', '12 huruf dan angka');
  await refused('PRAT-MARK-0005', 'Kode ini untuk skema Digital Marketing');
  await refused('PRAT-KOPI-0007', 'Anda sudah terdaftar pada jadwal ini');
  await refused('PRAT-0000-0000', 'Kode ini tidak dikenal');
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  await refused('PRAT-HABS-0016', 'Masa berlaku kode ini sudah berakhir');
  await refused('PRAT-PAKA-I017', 'sudah ditukarkan oleh peserta lain');
  await refused('PRAT-GITA-0018', 'Kode ini sudah Anda tukarkan');
  await refused('PRAT-0000-0001', 'tidak dikenal');
  await refused('PRAT-KOPI-0008', /Terlalu banyak kode yang salah. Tunggu \d+ detik/);
  await expect(codeField(page)).toHaveValue('PRAT-KOPI-0008');
});

test('a voucher expires with time, and a schedule closes', async ({ page }) => {
  await openAs(page, 'citra', '/voucher');
  await expect(page.getByText('PRAT-PAKA-I017')).toBeVisible();
  await openRedeem(page, 'Network Administrator Muda');
  await passTime(page, '+1 minggu', 3); // the device still believes that it is open
  await expect(h1(page)).toHaveText('Tukarkan kode Prakerja');
  await redeem(page, 'PRAT-NET1-0003');
  await expect(page.getByRole('alert')).toContainText(/sudah ditutup|tidak ditemukan|Pilih jadwal/);
  await passTime(page, '+1 minggu', 6);
  await page.goto('/voucher?tab=expired');
  await expect(page.getByText('PRAT-PAKA-I017')).toBeVisible();
  await expect(page.getByText(/^Berakhir /)).toBeVisible();
});

test('codes are listed in the panel, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'gita', '/voucher');
  await page.getByRole('button', { name: 'Salin kode' }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PRAT-GITA-0019');
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  await panel(page).getByText('Kode Prakerja uji').click();
  const row = panel(page).getByRole('listitem').filter({ hasText: 'PRAT-WEB1-0001' });
  await expect(row).toContainText('Bisa ditukarkan');
  await row.getByRole('button', { name: 'Salin' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('PRAT-WEB1-0001');
});

const atVoucherStep = async (page: Page) => {
  await page.goto('/voucher');
  await page.getByRole('link', { name: /^Pakai voucher/ }).click();
  await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
  await page.getByRole('button', { name: 'Lanjut ke voucher' }).click();
  const pay = page.getByRole('button', { name: 'Daftar dengan voucher ini' });
  await expect(pay).toBeVisible();
  return pay;
};
const breakServer = async (page: Page, how: string) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  await panel(page).getByLabel(how).click();
  await expect(panel(page).getByLabel(how)).toBeChecked();
  await panel(page).getByRole('button', { name: 'Tutup' }).click();
};
const closeAlert = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Tutup' }).last().click();

test('a server that fails keeps the voucher, and trying again works', async ({ page }) => {
  await logIn(page, 'gita');
  const pay = await atVoucherStep(page);
  await breakServer(page, 'Kesalahan server (500)');
  await pay.click();
  await expect(page.getByRole('alertdialog')).toContainText('Terjadi kesalahan pada server');
  await closeAlert(page);
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  await panel(page).getByRole('button', { name: 'Hentikan semua gangguan' }).click();
  await panel(page).getByRole('button', { name: 'Tutup' }).click();
  await pay.click();
  await expect(h1(page)).toHaveText('Pendaftaran berhasil');
});

test('when the reply is lost there is one registration, and the page finds out by itself', async ({ page }) => {
  await logIn(page, 'citra');
  const pay = await atVoucherStep(page);
  await breakServer(page, 'Balasan pemakaian voucher hilang (sekali)');
  await pay.click();
  await expect(page.getByRole('alertdialog')).toContainText('Kesalahan jaringan');
  await closeAlert(page);
  await expect(page.getByText('Anda sudah terdaftar pada jadwal ini')).toBeVisible();
  await page.goto('/voucher?tab=used');
  await expect(page.getByText('1 voucher')).toBeVisible();
  await page.goto('/transaction?tab=paid');
  await expect(page.getByText('2 pembelian')).toBeVisible(); // the one that citra had, and this one
});

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached: ${target}`);
};

test('a code is redeemed and used without a mouse', async ({ page }) => {
  await openAs(page, 'ayu', '/voucher?tukar=1&skema=barista');
  await tabTo(page, codeField(page));
  await page.keyboard.type('pratkopi0007');
  await expect(codeField(page)).toHaveValue('PRAT-KOPI-0007');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0'); // in the middle the caret stays where it is
  await expect(codeField(page)).toHaveValue('PRAT-KOPI-0007');
  await tabTo(page, page.getByRole('radio').and(page.locator(':enabled')).first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Tukarkan kode', exact: true }));
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('Voucher Anda siap dipakai');
  await tabTo(page, page.getByRole('link', { name: 'Pakai voucher sekarang' }));
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('Tinjau pendaftaran Anda');
  await expect(h1(page)).toBeFocused();
});

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at ${name} width`, () => {
    test.use({ viewport });

    test('axe finds nothing among the vouchers, and nothing is wider than the window', async ({ page }) => {
      await logIn(page, 'gita');
      const seen = async () => {
        await expect(page.getByText('Memuat…')).toHaveCount(0);
        await expectNoAxeFindings(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      };
      for (const address of ['/voucher', '/voucher?tab=used', '/voucher?tab=expired', '/voucher?page=9']) {
        await page.goto(address);
        await expect(h1(page)).toHaveText('Voucher');
        await seen();
      }
      await page.goto('/voucher?tukar=1');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.getByRole('button', { name: 'Tukarkan kode', exact: true }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await seen();
      await page.goto('/voucher');
      await page.getByRole('link', { name: /^Pakai voucher/ }).click();
      await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
      await page.getByRole('button', { name: 'Lanjut ke voucher' }).click();
      await expect(page.getByRole('button', { name: 'Daftar dengan voucher ini' })).toBeVisible();
      await seen();
    });
  });
}
