import type { Page } from '@playwright/test';
import { core, expect, fillLogIn, isLive, test } from '../support/portal.ts';
import { beginAssessmentDay, review } from '../support/staff-side.ts';

const number = 198; // of citra's paid purchase
const trxId = `TRX-${new Date().getFullYear()}-${String(number).padStart(6, '0')}`;
const timelineAddress = `/myassessment/timeline/${Buffer.from(trxId).toString('base64url')}`;
const main = (page: Page) => page.getByRole('main');

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') });

/** From the timeline to the one next action, which leads to this form. */
const takeNextStep = async (page: Page, action: string | RegExp, heading: string) => {
  await page.goto(timelineAddress);
  await main(page).getByRole('link', { name: action }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

const signByTyping = async (page: Page) => {
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Citra Contoh');
};

const send = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
  await expect(page.getByRole('region', { name: / terkirim, / })).toBeFocused(); // the paper may be there before, by the news of the server
};

/** Who leaves at the very moment of the answer keeps the draft, and is asked about it when the form comes back. */
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
  await page.goto(timelineAddress);
};

/** Chooses a file for each row of the evidence that needs one. */
const chooseEvidence = async (page: Page) => {
  await expect(page.getByRole('group', { name: /KTP/ })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Bukti Kelengkapan Pemohon' }).locator('input[type=file]');
  for (let index = 0; index < (await rows.count()); index++)
    await rows.nth(index).setInputFiles(pdf(`bukti-${index}.pdf`));
};

const fillMissing = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Data Pribadi' })).toBeVisible();
  const empty: readonly [string, string][] = [
    ['Nomor HP', '081234567890'],
    ['Kode pos', '55242'],
  ];
  for (const [label, value] of empty) {
    const field = page.getByLabel(label, { exact: true }).first();
    if (!(await field.isVisible())) continue; // known, and shown as that
    if ((await field.inputValue()) === '') await field.fill(value);
  }
};

const sendApl01 = async (page: Page) => {
  await takeNextStep(page, /APL 01/, 'Permohonan Sertifikasi Kompetensi');
  await fillMissing(page);
  await page.getByRole('radio', { name: 'Sertifikasi', exact: true }).check();
  await chooseEvidence(page);
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await signByTyping(page);
  await send(page, 'Kirim permohonan');
  await expect(page.getByRole('region', { name: /^APL 01 terkirim/ })).toBeFocused();
};

const answerAll = async (page: Page) => {
  const competent = page.getByRole('radio', { name: 'K – Kompeten' });
  await expect(competent.first()).toBeVisible();
  for (let index = 0; index < (await competent.count()); index++) await competent.nth(index).check();
  const texts = page.getByLabel('Bukti yang relevan');
  for (let index = 0; index < (await texts.count()); index++)
    await texts.nth(index).fill(`Laporan pekerjaan contoh nomor ${index + 1} beserta hasilnya.`);
};

const sendApl02 = async (page: Page) => {
  await takeNextStep(page, /APL 02/, 'Asesmen Mandiri');
  await answerAll(page);
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await signByTyping(page);
  await send(page, 'Kirim asesmen mandiri');
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible();
};

/** Opens a page and waits until the server’s news reach it, over the socket of the live build. */
const openListening = async (page: Page, address: string) => {
  const listening = isLive(test.info().project)
    ? page
        .waitForEvent('websocket')
        .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')))
    : null;
  await page.goto(address);
  await listening;
};

test(
  'from a paid purchase to "siap ujian", with one return and resubmission of APL 01 and of APL 02',
  core,
  async ({ page }) => {
    test.slow();
    await page.goto('/login');
    await fillLogIn(page, 'citra');
    await expect(page).not.toHaveURL(/login/);
    await signAgreement(page);

    await sendApl01(page);
    await openListening(page, timelineAddress);
    await review(page, { form: 'APL 01', trxId, decision: 'return', note: 'Foto KTP buram. Unggah ulang yang jelas.' });
    await expect(main(page).getByText('Foto KTP buram. Unggah ulang yang jelas.')).toBeVisible(); // without a reload
    await takeNextStep(page, /APL 01/, 'Permohonan Sertifikasi Kompetensi');
    await withoutOldDraft(page);
    await expect(main(page).getByText('Foto KTP buram. Unggah ulang yang jelas.')).toBeVisible();
    await page.getByRole('group', { name: /KTP/ }).locator('input[type=file]').setInputFiles(pdf('ktp-jelas.pdf'));
    await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    await signByTyping(page);
    await send(page, 'Kirim perbaikan');
    await expect(page.getByRole('region', { name: /^APL 01 terkirim/ })).toBeFocused();
    await review(page, { form: 'APL 01', trxId, decision: 'approve' });

    await sendApl02(page);
    await review(page, { form: 'APL 02', trxId, decision: 'return', note: 'Bukti elemen pertama terlalu umum.' });
    await takeNextStep(page, /APL 02/, 'Asesmen Mandiri');
    await withoutOldDraft(page);
    await expect(main(page).getByText('Bukti elemen pertama terlalu umum.')).toBeVisible();
    await page
      .getByLabel('Bukti yang relevan')
      .first()
      .fill('Berita acara instalasi kantor cabang contoh, Maret lalu.');
    await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    await signByTyping(page);
    await send(page, 'Kirim perbaikan');
    await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible();
    await review(page, { form: 'APL 02', trxId, decision: 'approve' });

    await page.goto(timelineAddress);
    await expect(main(page).getByText(/^Ujian terbuka .* WIB$/)).toBeVisible();
    if (isLive(test.info().project)) return; // the clock of a server is everybody’s, and other tests are under way there
    await beginAssessmentDay(page);
    await expect(main(page).getByText('Langkah Anda berikutnya: Ujian', { exact: true })).toBeVisible();
  },
);
