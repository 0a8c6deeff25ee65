import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { zoomTwice } from '../support/half-window.ts';
import { noisePng } from '../support/noise-png.ts';
import { desktop, expect, openAs, test } from '../support/portal.ts';
import { inWholeChromium } from '../support/whole-chromium.ts';

test.use(inWholeChromium());

const openForm = async (page: Page, name: string, number: number) => {
  const trxId = `TRX-${new Date().getFullYear()}-${String(number).padStart(6, '0')}`;
  await openAs(page, name, `/myassessment/apl01/${Buffer.from(trxId).toString('base64url')}`);
};

test('a stored file and a newly chosen one open in their own tabs; a dark photo is taken as evidence, with advice on a better one, and so is a broken one; a scan over the limit is made smaller on the device, and opens so', async ({
  page,
  context,
}) => {
  await openForm(page, 'dewi', 181);
  const row = page.getByRole('group', { name: /KTP/ });
  const give = async (name: string, buffer: Buffer) => {
    const file = test.info().outputPath(name); // a path, because the bytes of a buffer travel through the protocol
    await writeFile(file, buffer);
    await row.locator('input[type=file]').setInputFiles(file);
  };
  const opens = async (way: string) => {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: way }).click();
    const tab = await opened;
    await expect.poll(() => tab.url()).toMatch(/^blob:/);
    return tab;
  };
  await give('ktp.pdf', Buffer.from('%PDF-1.4\n%contoh'));
  for (const way of ['Buka Pas Foto 3x4.png di tab baru', 'Lihat ktp.pdf di tab baru'])
    await (await opens(way)).close();

  await give('ktp.png', noisePng(300, 60));
  await expect(row.getByText(/^ktp\.png tampak gelap\./)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Lihat ktp.png di tab baru' })).toBeVisible();

  await give('ktp.png', noisePng(300).subarray(0, 60_000));
  await expect(row.getByText(/^ktp\.png tampak rusak\./)).toBeVisible();

  await give('ktp.png', noisePng(1700));
  await expect(row.getByText(/^ktp\.jpg diperkecil dari \d+(,\d)? MB menjadi (1,\d|2) MB\./)).toBeVisible();
  const picture = (await opens('Lihat ktp.jpg di tab baru')).locator('img');
  await expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThanOrEqual(1_600);
});

test('at 200 % zoom nothing covers the button that sends the form; a link of the section list focuses its section, and the list marks the section in view', async ({
  page,
}) => {
  await zoomTwice(page);
  await openForm(page, 'intan', 186);
  await page.getByRole('main').getByRole('button', { name: 'Kirim permohonan', exact: true }).click({ trial: true });
  await page.setViewportSize(desktop);
  const way = page.getByRole('navigation', { name: 'Bagian formulir' }).getByRole('link', { name: 'Data Sertifikasi' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Data Sertifikasi' })).toBeFocused();
  await expect(way).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Sertifikasi Untuk/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Lainnya' })).toBeChecked();
});
