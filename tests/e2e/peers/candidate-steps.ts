import type { Page } from '@playwright/test';
import type { Office } from '../../peers/office.ts';
import { examCard, openReview, startExam } from '../exam/exam-steps.ts';
import { typePersonalData } from '../support/fill-profile.ts';
import { expect, follow } from '../support/portal.ts';

const name = 'Dewi Contoh';
const address = 'dewi@contoh.example';
const password = 'rahasia99';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text });

export const assessmentAddress = (part: string, trxId: string) =>
  `/myassessment/${part}/${Buffer.from(trxId).toString('base64url')}`;

/** Logs in with an account that was opened elsewhere. */
export const enter = async (page: Page, office: Office) => {
  const person = office.signUp(address, name, password);
  if (!person) throw new Error('the account exists');
  await page.goto('/login');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  return person;
};

export const buyAndPay = async (page: Page, scheme: string) => {
  await follow(page, '/schema/list');
  await main(page).getByRole('article').getByRole('link', { name: scheme }).click();
  await page
    .getByRole('link', { name: /^Pilih .+ jadwal .+ di / })
    .first()
    .click();
  await page.getByLabel('Saya telah membaca dan menyetujui syarat pendaftaran.').check();
  await page.getByRole('button', { name: /^Bayar/ }).click();
};

const signByTyping = async (page: Page) => {
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill(name);
};

const confirm = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
};

export const signAgreement = async (page: Page, trxId: string) => {
  await follow(page, assessmentAddress('agreement', trxId));
  await page.getByRole('checkbox', { name: /^Saya sudah membaca/ }).check();
  await signByTyping(page);
  await page.getByRole('button', { name: 'Tanda tangani dan kirim' }).click();
};

/** The candidate has no profile, so the personal data are typed. */
export const sendApl01 = async (page: Page, trxId: string) => {
  await follow(page, assessmentAddress('apl01', trxId));
  await expect(heading(page, 'Permohonan Sertifikasi Kompetensi')).toBeVisible();
  await typePersonalData(page);
  await page.getByLabel('Kebangsaan').fill('Indonesia');
  await page.getByRole('radio', { name: /^Sertifikasi Untuk/ }).check();
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await signByTyping(page);
  await confirm(page, 'Kirim permohonan');
};

export const evidence = 'Tugas akhir saya tentang struktur data.';

/** `asked`: the server does not say whether the form is open, so the candidate asks the page to open it. */
export const sendApl02 = async (page: Page, trxId: string, { asked = false } = {}) => {
  await follow(page, assessmentAddress('apl02', trxId));
  if (asked) await page.getByRole('button', { name: 'Isi formulir ini' }).click();
  await page.getByRole('radio', { name: 'K – Kompeten' }).first().check();
  await page.getByLabel('Bukti yang relevan').first().fill(evidence);
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await signByTyping(page);
  await confirm(page, 'Kirim asesmen mandiri');
};

export const beginExam = async (page: Page, trxId: string, exam: string) => {
  await follow(page, assessmentAddress('exam', trxId));
  await examCard(page, exam).getByRole('link', { name: 'Lihat petunjuk' }).click();
  await startExam(page);
};

export const expectForms = ({ accepted }: Office, told: Readonly<Record<string, string>>) =>
  expect(accepted.forms.map((form) => [form.name, JSON.stringify(form.input)])).toEqual(
    Object.entries(told).map(([form, words]) => [form, expect.stringContaining(words)]),
  );

export const essayAnswers = ['GET membaca, POST mengubah.', 'Indeks mempercepat pencarian.'];

export const answerEssay = async (page: Page) => {
  const [first = '', second = ''] = essayAnswers;
  await page
    .getByRole('article', { name: /^Soal 1/ })
    .getByRole('textbox')
    .fill(first);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page
    .getByRole('article', { name: /^Soal 2/ })
    .getByRole('textbox')
    .fill(second);
  await expect(page.getByText('Tersimpan di perangkat', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('article', { name: /^Soal/ }).getByRole('textbox')).toHaveValue(
    new RegExp(`${first}|${second}`),
  );
};

export const handIn = async (page: Page, { accepted }: Office, count: number) => {
  await openReview(page);
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kumpulkan' }).click();
  await expect.poll(() => accepted.submissions.length).toBe(count);
};

const signResult = async (page: Page, trxId: string) => {
  await follow(page, assessmentAddress('exam/result', trxId));
  await page.getByRole('checkbox', { name: /sudah membaca hasil/ }).check();
  await signByTyping(page);
  await page.getByRole('button', { name: 'Terima hasil' }).click();
};

export const sendFeedback = async (page: Page, trxId: string) => {
  await follow(page, assessmentAddress('feedback', trxId));
  const yes = page.getByRole('radio', { name: 'Ya' });
  await expect(yes).toHaveCount(10);
  for (const each of await yes.all()) await each.check();
  await page.getByRole('button', { name: 'Kirim umpan balik' }).click();
  await page.getByRole('button', { name: 'Ya, kirim' }).click();
};

export const finish = async (page: Page, trxId: string, { accepted }: Office) => {
  await signResult(page, trxId);
  await says(page, /^Hasil asesmen sudah Anda terima/);
  await sendFeedback(page, trxId);
  await says(page, /^Umpan balik terkirim/);
  expect(accepted.forms.map((form) => form.name).slice(3)).toEqual(['result', 'feedback']);
  await follow(page, '/certificate/psre');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh sertifikat' }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/);
};

/** Opens a notification of an unknown type, and logs out. `unproven`: the server has not proven every answer, so the log-out asks. */
export const readNewsAndLogOut = async (page: Page, { accepted }: Office, { unproven = false } = {}) => {
  await follow(page, '/notifications');
  await main(page).getByRole('link', { name: 'Jangan lupa jadwal asesmen Anda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/');
  await page.getByRole('button', { name: /Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  if (unproven) {
    const question = page.getByRole('alertdialog', { name: /belum pasti ada di server/ });
    await question.getByRole('button', { name: 'Keluar' }).click();
  }
  await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
  await expect.poll(() => accepted.logOuts).toEqual([address]);
};

export const says = (page: Page, words: string | RegExp) => expect(main(page).getByText(words).first()).toBeVisible();
