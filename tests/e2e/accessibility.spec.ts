import type { Page } from '@playwright/test';
import { everyAddress, openPage, ownAddresses } from './support/every-page.ts';
import { desktop, expect, expectNoAxeFindings, openAs, phone, test } from './support/portal.ts';
import { gateway } from './support/purchase-steps.ts';

/** Links that lead nowhere, and links to another site that open here, do not say so or give something away. */
const wrongLinks = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) => {
      const { protocol, origin, target, rel, textContent } = link;
      const told = `${link.getAttribute('href')} (${textContent.trim()})`;
      if (['mailto:', 'tel:', 'blob:'].includes(protocol)) return null;
      if (!/^https?:$/.test(protocol)) return `${told}: leads nowhere`;
      if (origin === location.origin) return null;
      const safe = /\bnoopener\b/.test(rel) && /\bnoreferrer\b/.test(rel);
      return target === '_blank' && safe && textContent.includes('(buka di tab baru)') ? null : told;
    }).filter(Boolean),
  );

/** Opens each page once, and looks at it in both widths; those of an assessment are for a wide window alone. */
const lookAtEach = async (page: Page, addresses: readonly string[]) => {
  for (const address of addresses) {
    await test.step(address, async () => {
      await openPage(page, address);
      const information = page.getByRole('button', { name: 'Informasi Sertifikasi' });
      if (await information.isVisible()) await information.click();
      expect(await wrongLinks(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const size of address.includes('myassessment') ? [desktop] : [desktop, phone]) {
        await page.setViewportSize(size);
        await expectNoAxeFindings(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `wider than ${size.width} px`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize(desktop);
    });
  }
};

const guestPages = new Set(
  'home login resetPassword verifyEmail schemes schedules scheme certificateCheck about contact terms privacy cookies'.split(
    ' ',
  ),
);
const addressesOf = (isOne: (name: string, address: string) => boolean) =>
  everyAddress.filter(([name, address]) => isOne(name, address)).map(([, address]) => address);

test('axe finds nothing on the pages of a guest, none is too wide, and links to other sites are safe', async ({
  page,
}) => {
  test.slow();
  await lookAtEach(page, [...addressesOf((name) => guestPages.has(name)), '/login?signup=1', '/tidak/ada']);
});

test('axe finds nothing on the pages of a candidate, none is too wide, and links to other sites are safe', async ({
  page,
}) => {
  test.slow();
  await openAs(page, 'gita', '/transaction');
  const own = addressesOf((name, address) => !guestPages.has(name) && !address.includes('myassessment'));
  const tabs = ['riwayat_pendidikan', 'pengalaman_kerja', 'tanda_tangan'].map((tab) => `/profile?tab=${tab}`);
  await lookAtEach(page, [...own, ...tabs, '/transaction?tab=paid', '/voucher?tukar=1']);
});

test('axe finds nothing on the pages of an assessment, none is too wide, and links to other sites are safe', async ({
  page,
}) => {
  test.slow();
  await openAs(page, 'gita', '/transaction');
  const own = await ownAddresses(page);
  await lookAtEach(page, ['/myassessment', '/myassessment/exam/result/tab', ...own]);
});

test('axe finds nothing on a phone from the choice of a schedule to what was paid', async ({ page }) => {
  await page.setViewportSize(phone);
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
  await seen('Tinjau pendaftaran Anda');
  await page.getByRole('link', { name: 'Ganti jadwal' }).click();
  await seen('Pilih jadwal asesmen');
  await page.getByRole('button', { name: 'Pakai jadwal ini' }).click();
  await seen('Tinjau pendaftaran Anda');
  await page.getByRole('button', { name: 'Ganti sumber anggaran' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: /^Bayar Rp/ }).click(); // without the terms: the error summary
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await expect(gateway(page)).toBeVisible();
  await expectNoAxeFindings(page);
  await gateway(page).getByRole('button', { name: 'Bayar' }).click();
  await seen('Pembayaran berhasil');
});
