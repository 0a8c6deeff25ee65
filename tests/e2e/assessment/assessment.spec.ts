import type { Page } from '@playwright/test';
import { core, expect, follow, openAs, test } from '../support/portal.ts';
import { review } from '../support/staff-side.ts';

const trxId = `TRX-${new Date().getFullYear()}-000198`;
const timelineAddress = `/myassessment/timeline/${Buffer.from(trxId).toString('base64url')}`;
const main = (page: Page) => page.getByRole('main');

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') });

const takeNextStep = async (page: Page, action: string | RegExp, heading: string) => {
  if (!page.url().endsWith(timelineAddress)) await follow(page, timelineAddress);
  await main(page).getByRole('link', { name: action }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

const signByTyping = async (page: Page) => {
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Citra Contoh');
};

const send = async (page: Page, label: string) => {
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await signByTyping(page);
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
  await expect(page.getByRole('region', { name: / terkirim, / })).toBeFocused();
};

/**
 * Discards the old draft, if any: a page that is left just when the response arrives keeps its draft, and the reopened form asks about it.
 */
const withoutOldDraft = async (page: Page) => {
  const discard = page.getByRole('button', { name: 'Buang draf' });
  await expect(discard.or(page.getByRole('form', { name: /^APL/ }))).toBeVisible();
  if (!(await discard.isVisible())) return;
  await discard.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, buang' }).click();
};

const signAgreement = async (page: Page) => {
  await takeNextStep(page, /persetujuan/i, 'Persetujuan Asesmen dan Kerahasiaan');
  await page.getByRole('checkbox', { name: /^Saya sudah membaca/ }).check();
  await signByTyping(page);
  await page.getByRole('button', { name: 'Tanda tangani dan kirim' }).click();
  await expect(page.getByText(/^Persetujuan asesmen ditandatangani, /)).toBeVisible();
};

const sendApl01 = async (page: Page) => {
  await takeNextStep(page, /APL 01/, 'Permohonan Sertifikasi Kompetensi');
  await page.getByRole('radio', { name: /^Sertifikasi Untuk/ }).check();
  await expect(page.getByRole('group', { name: /KTP/ })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Bukti Kelengkapan Pemohon' }).locator('input[type=file]');
  for (const [index, row] of (await rows.all()).entries()) await row.setInputFiles(pdf(`bukti-${index}.pdf`));
  await send(page, 'Kirim permohonan');
};

const sendApl02 = async (page: Page) => {
  await takeNextStep(page, /APL 02/, 'Asesmen Mandiri');
  const competent = page.getByRole('radio', { name: 'K – Kompeten' });
  await expect(page.getByRole('list', { name: /^Elemen unit/ })).toHaveCount(7);
  for (const each of await competent.all()) await each.check();
  for (const text of await page.getByLabel('Bukti yang relevan').all())
    await text.fill('Laporan pekerjaan contoh beserta hasilnya.');
  await send(page, 'Kirim asesmen mandiri');
};

const listen = async (page: Page) => {
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')));
  await page.goto(timelineAddress);
  await listening;
};

test(
  'over a real server a candidate goes from a paid purchase to "siap ujian"; one return shows without a reload [1.assessment.agreement] [1.assessment.apl-01] [1.assessment.apl-02]',
  core,
  async ({ page }) => {
    test.slow();
    await openAs(page, 'citra', timelineAddress);
    await signAgreement(page);
    await sendApl01(page);
    await listen(page);
    const note = 'Foto KTP buram. Unggah ulang yang jelas.';
    await review(page, { form: 'APL 01', trxId, decision: 'return', note });
    await expect(main(page).getByText(note)).toBeVisible();
    await takeNextStep(page, /APL 01/, 'Permohonan Sertifikasi Kompetensi');
    await withoutOldDraft(page);
    await page.getByRole('group', { name: /KTP/ }).locator('input[type=file]').setInputFiles(pdf('ktp-jelas.pdf'));
    await send(page, 'Kirim perbaikan');
    await review(page, { form: 'APL 01', trxId, decision: 'approve' });
    await sendApl02(page);
    await review(page, { form: 'APL 02', trxId, decision: 'approve' });
    await follow(page, timelineAddress);
    await expect(main(page).getByText(/^Ujian terbuka .* WIB$/)).toBeVisible();
  },
);
