import { desktop, expect, expectNoAxeFindings, logIn, openAs, phone, test } from './portal.ts';
import { gateway } from './purchase-steps.ts';

const guestPages = [
  '/',
  '/login',
  '/schema/list',
  '/schema/schedule',
  '/schema/junior-web-programmer',
  '/tidak/ada',
  '/kontak',
];
const candidatePages = ['/transaction', '/payment/pending', '/myassessment', '/profile'];

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at ${name} width`, () => {
    test.use({ viewport });

    for (const address of guestPages) {
      test(`axe finds nothing at ${address}`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByText('Memuat…')).toHaveCount(0);
        await expectNoAxeFindings(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }

    test('axe finds nothing on the pages of a candidate', async ({ page }) => {
      await logIn(page, 'gita');
      for (const address of candidatePages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Memuat…')).toHaveCount(0);
        await expectNoAxeFindings(page);
      }
    });

    test('axe finds nothing from the choice of a schedule to the timeline', async ({ page }) => {
      await openAs(page, 'kartika', '/schema/network-administrator-muda');
      const heading = page.getByRole('heading', { level: 1 });
      const seen = async (title: string) => {
        await expect(heading).toHaveText(title);
        await expect(page.getByText('Memuat…')).toHaveCount(0);
        await expectNoAxeFindings(page);
      };
      await page
        .getByRole('link', { name: /^Pilih jadwal .* dengan .*mandiri/i })
        .first()
        .click();
      await seen('Pilih jadwal asesmen');
      await page.getByRole('main').getByText('Lanjut ke tinjauan').click();
      await seen('Tinjau pendaftaran Anda');
      await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click(); // without the terms: the error summary
      await expect(page.getByRole('alert')).toBeFocused();
      await expectNoAxeFindings(page);
      await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
      await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
      await seen('Bayar pendaftaran');
      await page.getByRole('button', { name: /^Bayar Rp/ }).click();
      await expect(gateway(page)).toBeVisible();
      await expectNoAxeFindings(page);
      await gateway(page).getByRole('button', { name: 'Bayar' }).click();
      await seen('Pembayaran berhasil');
      if (viewport.width <= 992) return; // the mobile rule: the timeline is for larger windows
      await page
        .getByRole('link', { name: /proses sertifikasi|timeline/i })
        .first()
        .click();
      await expect(page).toHaveURL(/timeline/);
      await seen('Network Administrator Muda');
    });
  });
}
