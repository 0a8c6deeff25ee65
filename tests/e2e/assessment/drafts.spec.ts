import type { BrowserContext, Page } from '@playwright/test';
import { birthPlace, openDraftForm, restored, typeAndKeep } from '../support/draft-form.ts';
import { expect, test } from '../support/portal.ts';

const notice = 'Formulir ini terbuka di tab lain';
const field = (page: Page) => page.getByRole('textbox', { name: 'Tempat lahir' });

const goOnHere = (page: Page) => page.getByRole('button', { name: 'Lanjutkan di sini' });

const openAnother = async (context: BrowserContext, address: string) => {
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

test('a draft survives a reload, a closed tab and a crashed tab, files included; of two tabs one writes, and the other takes over with everything typed; leaving asks first, also by Back', async ({
  page,
  context,
}) => {
  const address = await openDraftForm(page);
  const chooser = page.getByLabel(/^(Pilih|Unggah|Ganti|Tambah).*(file|berkas)/i).first();
  const pdf = { name: 'ijazah.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') };
  await chooser.setInputFiles(pdf);
  await expect(page.getByText('ijazah.pdf').first()).toBeVisible();
  await typeAndKeep(page, 'Kota Satu');
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(await birthPlace(page)).toHaveValue('Kota Satu');
  await expect(page.getByText('ijazah.pdf').first()).toBeVisible();

  const other = await openAnother(context, address);
  await expect(other.getByRole('heading', { name: notice })).toBeVisible();
  await expect(field(other)).toHaveCount(0);
  await (await birthPlace(page)).pressSequentially(' Timur'); // does not wait until the input is saved
  const typed = await (await birthPlace(page)).inputValue();
  await goOnHere(other).click();
  await expect(await birthPlace(other)).toHaveValue(typed);
  await expect(page.getByText(notice)).toBeVisible();
  await field(page).focus();
  await expect(field(page)).not.toBeFocused();
  await expect(field(page)).toHaveValue(typed);
  await typeAndKeep(other, 'Kota Terbaru');
  await goOnHere(page).click();
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(await birthPlace(page)).toHaveValue('Kota Terbaru');
  await (await birthPlace(page)).focus();
  await expect(await birthPlace(page)).toBeFocused();
  await expect(other.getByText(notice)).toBeVisible();

  await typeAndKeep(page, 'Kota Dua');
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  // the other tab takes over without a click, because the browser releases the lock of a crashed tab
  await expect(other.getByText(notice)).toHaveCount(0);
  await expect(await birthPlace(other)).toHaveValue('Kota Dua');
  await typeAndKeep(other, 'Kota Tiga');
  await other.close();

  const later = await openAnother(context, address.replace('apl01', 'timeline'));
  await later.getByRole('link', { name: 'Lanjutkan formulir APL 01' }).click();
  await expect(await birthPlace(later)).toHaveValue('Kota Tiga');
  await typeAndKeep(later, 'Kota Ragu');
  const question = later.getByRole('alertdialog', { name: 'Kembali Ke Timeline Sertifikasi' });
  await later.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(later).toHaveURL(address);
  await expect(await birthPlace(later)).toHaveValue('Kota Ragu');
  await later.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Ya' }).click();
  await expect(later).toHaveURL(address.replace('apl01', 'timeline'));
  await later.getByRole('link', { name: 'Lanjutkan formulir APL 01' }).click();
  await expect(later.getByText(restored)).toBeVisible();
  await expect(await birthPlace(later)).toHaveValue('Kota Ragu');
});
