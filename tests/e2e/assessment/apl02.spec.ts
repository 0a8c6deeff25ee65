import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../support/portal.ts';

const tenDays = 10 * 24 * 3_600_000;

const openForm = async (page: Page) => {
  const trxId = `TRX-${new Date(Date.now() - tenDays).getFullYear()}-000178`;
  await openAs(page, 'joko', `/myassessment/apl02/${Buffer.from(trxId).toString('base64url')}`);
  await expect(page.getByRole('list', { name: 'Elemen unit 4' })).toBeAttached();
};

const competent = (page: Page, unit: number, no: number) =>
  page.getByRole('listitem', { name: `Unit ${unit} elemen ${no}`, exact: true }).getByRole('radio', { name: /^K –/ });

test('a jump to the end of the form shifts nothing afterwards, the error summary links to each missing element, and an element is answered with the keyboard alone, evidence file included', async ({
  page,
}) => {
  await openForm(page);
  const [before, after] = await page
    .getByRole('checkbox', { name: /^Saya menyatakan/ })
    .evaluate(async (box: HTMLElement) => {
      box.scrollIntoView({ block: 'center' });
      const shown = box.getBoundingClientRect().top;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return [shown, box.getBoundingClientRect().top];
    });
  expect(after).toBeCloseTo(before ?? 0, 0);
  await page.getByRole('button', { name: 'Kirim asesmen mandiri' }).click();
  await page.getByRole('link', { name: 'Unit 3 elemen 2: Pilih K atau BK' }).click();
  await expect(competent(page, 3, 2)).toBeFocused();
  await expect(competent(page, 3, 2)).toBeInViewport();

  const file = { name: 'Laporan kerja.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') };
  await page.getByLabel('Tambah file bukti').setInputFiles(file);
  await page.getByRole('navigation', { name: 'Peta unit' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(competent(page, 1, 1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Saya memeriksa kuitansi setiap hari.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'File bukti unit 1 elemen 1' });
  await dialog.getByRole('checkbox', { name: 'Laporan kerja.pdf' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Pilih file bukti unit 1 elemen 1' })).toBeFocused();
  await expect(page.getByText('1 dari 9 elemen lengkap')).toBeVisible();
});
