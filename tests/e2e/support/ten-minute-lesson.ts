import type { Locator, Page } from '@playwright/test';
import { expectAllSent, questionHeading } from '../exam/exam-steps.ts';
import { expect } from './portal.ts';
import { gateway } from './purchase-steps.ts';

const scheme = 'Staf SDM';

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });

const seen = expect.configure({ soft: true, timeout: 4_000 });

/** True if nobody has to scroll to a control, and nothing covers its middle. */
const inSight = (control: Element): boolean => {
  const { top, right, bottom, left } = control.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const itself = hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control));
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && Boolean(itself);
};

const see = async (shown: Locator) => {
  await shown.waitFor();
  await seen.poll(() => shown.evaluate(inSight), `${shown} is in sight`).toBe(true);
};

const labelOf = (control: Element): string =>
  (control instanceof HTMLInputElement && control.labels?.[0]?.textContent) ||
  control.textContent ||
  control.ariaLabel ||
  '';

const pressed: string[] = [];

/** Presses as a presenter does who does not scroll in front of people. */
const press = async (control: Locator) => {
  await see(control);
  pressed.push(await control.evaluate(labelOf));
  await control.click();
};

/** Presses that the steps describe without quoting a label, or that open the panel and its guide. */
const foundWithoutName = /^(Panel Simulasi|Demo sepuluh menit|Saya telah membaca|Cari skema)/;

/** The labels that the steps quote but nobody pressed, and those pressed that no step quotes, both in the order of the steps. */
export const unlike = (hints: readonly string[]): readonly string[] => {
  const quoted = hints.flatMap((hint) => Array.from(hint.matchAll(/“([^”]+?)(?: …)?”/g), ([, label = '']) => label));
  const unquoted = pressed.filter((label) => {
    const isNext = quoted[0] !== undefined && label.replaceAll('\u00A0', ' ').includes(quoted[0]);
    if (isNext) quoted.shift();
    return !isNext && !foundWithoutName.test(label);
  });
  return [...unquoted.map((label) => `${label}: no step says it`), ...quoted.map((label) => `${label}: not pressed`)];
};

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).first();

const fillExample = async (page: Page, label = 'Isi contoh') => {
  await press(button(page, label));
  await expect(page.getByText('Contoh sudah diisi. Periksa, lalu kirim sendiri.')).toBeVisible();
};

/** This candidate has no signature in the profile, and a signed form needs one. */
const signExample = async (page: Page) => {
  const example = button(page, 'Isi contoh');
  await example.waitFor();
  if (!(await example.evaluate(inSight))) await press(button(page, 'Ke tanda tangan'));
  await fillExample(page);
  await expect(page.getByRole('textbox', { name: 'Nama Anda' })).toHaveValue('Laras Contoh');
};

const goOn = (page: Page, action: string) => press(main(page).getByRole('link', { name: action, exact: true }).first());

/** One press leads to the button that sends an example if it is out of sight. */
const send = async (page: Page, label: string) => {
  const [lead] = await page.getByRole('button', { name: 'Ke tombol kirim' }).all();
  if (lead) await press(lead);
  await press(button(page, label));
};

const answer = (page: Page, label: string) => press(button(page.getByRole('alertdialog'), label));

const confirm = async (page: Page, label: string) => {
  await send(page, label);
  await answer(page, 'Ya, kirim');
};

const handedIn = (page: Page, done: RegExp) => expect(page.getByRole('region', { name: done })).toBeFocused();

const step = (page: Page, title: string) =>
  panel(page).getByRole('list', { name: 'Langkah demo' }).getByRole('listitem').filter({ hasText: title });

/** The step of the panel leads to the desk, which shows what the presenter speaks of. */
const read = async (page: Page, at: string, role: string, task: string, told: string) => {
  await press(button(step(page, at), 'Buka Peran petugas'));
  await press(
    panel(page)
      .getByRole('list', { name: `Menunggu ${role}` })
      .getByText(new RegExp(`^${task}: ${scheme}`)),
  );
  await see(panel(page).getByText(new RegExp(told)).first());
};

/** And the desk leads back to the steps, above its list and below it. */
const decide = async (page: Page, label: string, done: string) => {
  await press(button(panel(page), label));
  await expect(panel(page).getByText(new RegExp(`: ${scheme} ${done}\\.$`))).toBeVisible();
  const desk = panel(page).getByRole('region', { name: 'Peran petugas' });
  const [above, below] = await desk.getByRole('button', { name: 'Ke langkah demo' }).all();
  if (above && below) await press((await above.evaluate(inSight)) ? above : below);
};

/**
 * The ten-minute lesson (docs/ten-minute-lesson.md), from the sign-up to the certificate. `show` runs wherever the trainer pauses, with the
 * name of the picture.
 */
export const playTenMinuteLesson = async (page: Page, show: (name: string) => Promise<void>): Promise<void> => {
  pressed.length = 0;
  await page.goto('/?jaringan=cepat');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Masuk' });
  await expect(logIn).toBeVisible({ timeout: 30_000 });
  await press(button(page, /^Panel Simulasi/));
  await press(panel(page).getByText('Demo sepuluh menit', { exact: true }));
  await show('home');
  await press(logIn);
  await press(page.getByRole('link', { name: 'Daftar', exact: true }));
  await fillExample(page);
  await show('sign-up');
  await send(page, 'Daftar');
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Tutup' }).last());
  await press(button(page, 'Buka Kotak surat simulasi'));
  const verify = page.getByRole('dialog').getByRole('link', { name: 'Verifikasi email' });
  await expect(verify).toBeVisible();
  await show('mail');
  await press(verify);
  await press(page.getByRole('link', { name: 'Lengkapi profil' }));
  await fillExample(page);
  await show('profile');
  await send(page, 'Simpan');
  await expect(page.getByText('Informasi pribadi tersimpan.').first()).toBeVisible();

  await press(page.getByRole('banner').getByRole('link', { name: 'Sertifikasi Saya' }));
  await goOn(page, 'Lihat skema sertifikasi');
  await press(main(page).getByRole('searchbox', { name: 'Cari skema sertifikasi' }));
  await page.keyboard.insertText(scheme);
  pressed.push(scheme);
  await press(button(main(page), 'Cari'));
  await press(main(page).getByRole('link', { name: new RegExp(`^${scheme}`) }));
  await show('scheme');
  await goOn(page, 'Pilih jadwal terdekat');
  await press(page.getByLabel('Saya telah membaca dan menyetujui syarat pendaftaran.'));
  await press(button(page, /^Bayar Rp/));
  await expect(gateway(page)).toBeVisible();
  await show('payment');
  await press(button(gateway(page), 'Bayar'));

  await goOn(page, 'Buka persetujuan asesmen');
  await signExample(page);
  await show('agreement');
  await send(page, 'Tanda tangani dan kirim');

  await goOn(page, 'Isi formulir APL 01');
  await signExample(page);
  await confirm(page, 'Kirim permohonan');
  await handedIn(page, /^APL 01 terkirim, /);
  await read(page, 'APL 01', 'Admin LSP', 'APL 01', 'Nomor identitas');
  await show('apl-01-at-the-desk');
  await decide(page, 'Terima formulir', 'diterima');

  await goOn(page, 'Isi formulir APL 02');
  await signExample(page);
  await see(page.getByText('16 dari 16 elemen lengkap'));
  await show('apl-02');
  await confirm(page, 'Kirim asesmen mandiri');
  await handedIn(page, /^APL 02 terkirim, /);
  await read(page, 'APL 02', 'Asesor', 'APL 02', 'Kompeten\\. Saya mengerjakan ini dalam pekerjaan sehari-hari');
  await decide(page, 'Terima formulir', 'diterima');

  await press(button(main(page), 'Mulai hari asesmen'));
  await goOn(page, 'Buka ujian');
  await press(page.getByRole('checkbox', { name: /^Saya siap/ }));
  await press(button(page, 'Mulai ujian'));
  await expect(questionHeading(page, 1)).toBeVisible();
  await press(button(page, 'Isi contoh'));
  await fillExample(page, 'Isi: semua benar');
  await press(button(page.getByRole('dialog', { name: 'Isi ujian dengan contoh' }), 'Tutup'));
  await expectAllSent(page);
  await show('exam');
  await press(page.getByRole('button', { name: 'Periksa jawaban' }).last());
  await press(button(page, 'Kumpulkan ujian'));
  await answer(page, 'Ya, kumpulkan');
  const toTimeline = page.getByRole('link', { name: 'Lanjut ke proses sertifikasi' });
  await expect(toTimeline).toBeVisible();
  await show('receipt');
  await press(toTimeline);
  await read(page, 'Keputusan', 'Asesor', 'Ujian', '^\\d+ dari \\d+ unit kompeten$');
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
  await read(page, 'Sertifikat', 'Manajer sertifikasi', 'Sertifikat', 'Kompeten pada seluruh unit');
  await decide(page, 'Terbitkan sertifikat', 'diterbitkan');
  await expect(main(page).getByText(/^Selamat, sertifikat Anda sudah terbit/)).toBeVisible();
  await goOn(page, 'Lihat sertifikat');
  await see(page.getByRole('button', { name: 'Unduh sertifikat' }));
  await show('certificate');
  await goOn(page, 'Periksa keaslian');
  await see(main(page).getByRole('heading', { name: 'Sertifikat berlaku' }));
};
