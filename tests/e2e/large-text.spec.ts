import type { Page } from '@playwright/test';
import { encodeTrxId } from '../../src/domain/assessment/trx-id.ts';
import { paths } from '../../src/ui/paths.ts';
import { everyAddress, examAddresses, openPage, ownAddresses } from './support/every-page.ts';
import { offScreen } from './support/off-screen.ts';
import { desktop, expect, openAs, phone, test } from './support/portal.ts';

const laptop = { width: 1024, height: 768 };

/** Twice the text, as by a style of the reader's own: no width of the window follows it, so everything has to find its room by itself. */
const twiceTheText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Chromium 156 has been seen to lay a page out for a new width while its media queries stayed at the old one. */
const resize = (page: Page, { width, height }: typeof laptop) =>
  expect(async () => {
    await page.setViewportSize({ width, height: height + 1 });
    await page.setViewportSize({ width, height });
    expect(await page.evaluate((wanted) => matchMedia(`(width: ${wanted}px)`).matches, width)).toBe(true);
  }).toPass();

const expectSoft = expect.configure({ soft: true, timeout: 15_000 });

const lookAtEach = async (page: Page, addresses: readonly string[]) => {
  for (const address of addresses) {
    await openPage(page, address);
    await twiceTheText(page);
    for (const size of address.includes('myassessment') ? [desktop, laptop] : [desktop, laptop, phone]) {
      await resize(page, size);
      await expectSoft.poll(() => offScreen(page), `${address} at ${size.width} px`).toEqual([]);
    }
    await resize(page, desktop);
  }
};

const pages = everyAddress.map(([, address]) => address);
const ofAssessments = (address: string) => address.includes('myassessment');

test('nothing leaves the screen of a guest in twice the text, at any width', async ({ page }) => {
  test.slow();
  await lookAtEach(page, [...pages.filter((address) => !ofAssessments(address)), '/login?signup=1', '/tidak/ada']);
});

test('nothing leaves the screen of a candidate in twice the text, at any width', async ({ page }) => {
  test.slow();
  await openAs(page, 'gita', '/transaction');
  const tabs = ['riwayat_pendidikan', 'pengalaman_kerja', 'tanda_tangan'].map((tab) => `/profile?tab=${tab}`);
  await lookAtEach(page, [
    ...pages.filter((address) => !ofAssessments(address)),
    ...tabs,
    '/transaction?tab=paid',
    '/voucher?tukar=1',
  ]);
});

test('nothing leaves the screen of a newcomer in twice the text, who is reminded of the email', async ({ page }) => {
  await openAs(page, 'ayu', '/profile');
  await expect(page.getByText('Email Anda belum terverifikasi')).toBeVisible();
  await lookAtEach(page, ['/profile', '/']);
});

test('nothing leaves the screen in twice the text where a payment waits', async ({ page }) => {
  await openAs(page, 'bima', '/transaction');
  const unpaid = await page.getByRole('link', { name: 'Lanjutkan pembayaran' }).getAttribute('href');
  await lookAtEach(page, [unpaid ?? '', '/']);
});

test('nothing leaves the screen in twice the text on the pages of an assessment', async ({ page }) => {
  test.slow();
  await openAs(page, 'gita', '/transaction');
  const own = await ownAddresses(page);
  await lookAtEach(page, [...pages.filter(ofAssessments), ...own]);
});

for (const [person, page, number] of [
  ['intan', 'apl01', 186],
  ['joko', 'apl02', 178],
  ['putri', 'agreement', 196],
  ['fajar', 'appeal', 127],
  ['kartika', 'feedback', 109],
  ['gita', 'feedback', 88],
] as const)
  test(`nothing leaves the screen in twice the text on ${page} of ${person}`, async ({ page: window }) => {
    const trxId = `TRX-${new Date().getFullYear()}-${String(number).padStart(6, '0')}`;
    const address = paths[page].to({ trxid: encodeTrxId(trxId) });
    await openAs(window, person, address);
    await lookAtEach(window, [address]);
  });

test('nothing leaves the screen in twice the text on the pages of an exam', async ({ page }) => {
  test.slow();
  await openAs(page, 'eka', '/myassessment');
  await lookAtEach(
    page,
    examAddresses.map(([, address]) => address),
  );
});

test('in twice the text the header keeps the bell and a menu, and the numbered steps do not cover each other', async ({
  page,
}) => {
  await openAs(page, 'kartika', '/schema/network-administrator-muda');
  await page
    .getByRole('link', { name: /^Pilih jadwal .* dengan .*mandiri/i })
    .first()
    .click();
  const steps = page.getByRole('navigation').getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  await twiceTheText(page);
  for (const size of [desktop, laptop, phone]) {
    await resize(page, size);
    const covered = await steps.evaluateAll((items) => {
      const boxes = items.flatMap((item) => Array.from(item.children, (part) => part.getBoundingClientRect()));
      const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
      return seen.some((one, index) =>
        seen
          .slice(index + 1)
          .some((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom),
      );
    });
    expect(covered, `${size.width} px`).toBe(false);
  }
  await page.goto('/transaction');
  await twiceTheText(page);
  for (const size of [desktop, laptop, phone]) {
    await resize(page, size);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Notifikasi/ })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Buka menu' })).toBeInViewport({ ratio: 1 });
  }
});
