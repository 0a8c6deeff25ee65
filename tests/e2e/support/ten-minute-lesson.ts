import type { Page } from '@playwright/test';
import { expectAllSent, openReview, questionHeading, startExam } from '../exam/exam-steps.ts';
import { expect } from './portal.ts';
import { gateway } from './purchase-steps.ts';

const scheme = 'Staf SDM';

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });

const fillExample = async (page: Page, label = 'Isi contoh') => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByText('Contoh sudah diisi. Periksa, lalu kirim sendiri.')).toBeVisible();
};

/** This candidate has no signature in the profile, and a signed form needs one. */
const signExample = async (page: Page) => {
  await fillExample(page);
  await expect(page.getByRole('textbox', { name: 'Nama Anda' })).toHaveValue('Laras Contoh');
};

const goOn = async (page: Page, action: string) => {
  const way = main(page).getByRole('link', { name: action, exact: true }).first();
  await expect(way).toBeInViewport();
  await way.click();
};

/** A presenter does not scroll in front of people: the button that sends an example is in sight, or one press leads to it. */
const send = async (page: Page, label: string) => {
  const button = page.getByRole('button', { name: label, exact: true }).first();
  const [lead] = await page.getByRole('button', { name: 'Ke tombol kirim' }).all();
  await lead?.click();
  await expect(button).toBeInViewport();
  await button.click();
};

const confirm = async (page: Page, label: string) => {
  await send(page, label);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
};

const handedIn = (page: Page, done: RegExp) => expect(page.getByRole('region', { name: done })).toBeFocused();

const read = async (page: Page, role: string, task: string, seen: string) => {
  await panel(page)
    .getByRole('list', { name: `Menunggu ${role}` })
    .getByText(new RegExp(`^${task}: ${scheme}`))
    .click();
  await expect(panel(page).getByText(new RegExp(seen)).first()).toBeVisible();
};

const decide = async (page: Page, button: string, done: string) => {
  await panel(page).getByRole('button', { name: button, exact: true }).click();
  await expect(panel(page).getByText(new RegExp(`: ${scheme} ${done}\\.$`))).toBeVisible();
};

/**
 * The ten-minute lesson (docs/ten-minute-lesson.md), from the sign-up to the certificate. `show` runs wherever the trainer pauses, with the
 * name of the picture.
 */
export const playTenMinuteLesson = async (page: Page, show: (name: string) => Promise<void>): Promise<void> => {
  await page.goto('/?jaringan=cepat');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Masuk' });
  await expect(logIn).toBeVisible({ timeout: 30_000 });
  await show('home');
  await logIn.click();
  await page.getByRole('link', { name: 'Daftar', exact: true }).click();
  await fillExample(page);
  await show('sign-up');
  await send(page, 'Daftar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup' }).last().click();
  await page.getByRole('button', { name: 'Buka Kotak surat simulasi' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Verifikasi email' })).toBeVisible();
  await show('mail');
  await page.getByRole('dialog').getByRole('link', { name: 'Verifikasi email' }).click();
  await page.getByRole('link', { name: 'Lengkapi profil' }).click();
  await fillExample(page);
  await page.getByRole('heading', { name: 'Identitas' }).evaluate((heading) => heading.scrollIntoView());
  await show('profile');
  await send(page, 'Simpan');
  await expect(page.getByText('Informasi pribadi tersimpan.').first()).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Sertifikasi Saya' }).click();
  await goOn(page, 'Lihat skema sertifikasi');
  await main(page)
    .getByRole('link', { name: new RegExp(`^${scheme}`) })
    .click();
  const schedule = page.getByRole('link', { name: /^Pilih Biaya mandiri jadwal / }).first();
  await expect(schedule).toBeVisible();
  await show('scheme');
  await schedule.click();
  await page.getByLabel('Saya telah membaca dan menyetujui syarat pendaftaran.').check();
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await expect(gateway(page)).toBeVisible();
  await show('payment');
  await gateway(page).getByRole('button', { name: 'Bayar' }).click();

  await goOn(page, 'Buka persetujuan asesmen');
  await signExample(page);
  await show('agreement');
  await send(page, 'Tanda tangani dan kirim');

  await goOn(page, 'Isi formulir APL 01');
  await signExample(page);
  await confirm(page, 'Kirim permohonan');
  await handedIn(page, /^APL 01 terkirim, /);
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  await panel(page).getByText('Peran petugas', { exact: true }).click();
  await read(page, 'Admin LSP', 'APL 01', 'Jalan Contoh Kenanga No\\. 21');
  await show('apl-01-at-the-desk');
  await decide(page, 'Terima formulir', 'diterima');

  await goOn(page, 'Isi formulir APL 02');
  await signExample(page);
  await show('apl-02');
  await confirm(page, 'Kirim asesmen mandiri');
  await handedIn(page, /^APL 02 terkirim, /);
  await read(page, 'Asesor', 'APL 02', 'Kompeten\\. Saya mengerjakan ini dalam pekerjaan sehari-hari');
  await decide(page, 'Terima formulir', 'diterima');

  await main(page).getByRole('button', { name: 'Mulai hari asesmen' }).click();
  await goOn(page, 'Buka ujian');
  await startExam(page);
  await expect(questionHeading(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Isi ujian dengan contoh' }).click();
  await fillExample(page, 'Isi: semua benar');
  await page.keyboard.press('Escape');
  await expectAllSent(page);
  await show('exam');
  await openReview(page);
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kumpulkan' }).click();
  await expect(page.getByRole('link', { name: 'Lanjut ke proses sertifikasi' })).toBeVisible();
  await show('receipt');
  await page.getByRole('link', { name: 'Lanjut ke proses sertifikasi' }).click();
  await read(page, 'Asesor', 'Ujian', 'soal dijawab');
  await show('exam-at-the-desk');
  await decide(page, 'Putuskan kompeten', 'diputuskan');

  await goOn(page, 'Lihat hasil asesmen');
  await expect(page.getByRole('button', { name: 'Terima hasil' })).toBeVisible();
  await show('result');
  await signExample(page);
  await send(page, 'Terima hasil');
  await goOn(page, 'Isi umpan balik');
  await fillExample(page);
  await confirm(page, 'Kirim umpan balik');
  await handedIn(page, /^Umpan balik terkirim/);
  await read(page, 'Manajer sertifikasi', 'Sertifikat', 'Kompeten pada seluruh unit');
  await decide(page, 'Terbitkan sertifikat', 'diterbitkan');
  await expect(main(page).getByText(/^Selamat, sertifikat Anda sudah terbit/)).toBeVisible();
  await goOn(page, 'Lihat sertifikat');
  await expect(page.getByRole('button', { name: 'Unduh sertifikat' })).toBeVisible();
  await show('certificate');
};
