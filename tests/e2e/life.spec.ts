import type { Locator, Page } from '@playwright/test';
import { openReview, questionHeading, startExam } from './exam/exam-steps.ts';
import { textOf } from './support/downloaded-pdf.ts';
import { addEducation, addPhoto, chooseFile, fillPersonalData, typeSignature } from './support/fill-profile.ts';
import { expect, test } from './support/portal.ts';
import { countPresses } from './support/presses.ts';
import { gateway } from './support/purchase-steps.ts';
import { decideCompetent } from './support/staff-side.ts';

const name = 'Nadia Contoh';
const password = 'rahasia99';
const scheme = 'Associate Data Scientist';
const elements = 18;

const main = (page: Page) => page.getByRole('main');
const pdf = (title: string) => ({ name: title, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%contoh') });

/** Presses what the page leads to: it has to name this step as the next one, and to have the way there in sight. */
const goOn = async (page: Page, step: string, action: string) => {
  await expect(main(page).getByText(new RegExp(`^Langkah Anda berikutnya: ${step}\\.?$`))).toBeVisible();
  const way = main(page).getByRole('link', { name: action, exact: true }).first();
  await expect(way).toBeInViewport();
  await way.click();
};

/** The answer to a hand-in, which is at the top, has the focus, and is covered by no passing message. */
const expectHandedIn = async (page: Page, done: RegExp) => {
  const answer = page.getByRole('region', { name: done });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  expect(await page.getByText('Success', { exact: true }).count()).toBe(0);
};

/** Ends the wait for the staff, whom the simulation plays. */
const skipWait = (page: Page) => page.getByRole('button', { name: 'Lewati waktu tunggu' }).click();

const confirm = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
};

/** Counts the fields of a form that are touched from now on. */
const countTouched = async (form: Locator) => {
  await form.evaluate((element) => {
    const touched = new Set<string>();
    for (const type of ['input', 'change'])
      element.addEventListener(type, ({ target }) => {
        const field = target as HTMLInputElement;
        touched.add(field.type === 'radio' ? field.name : field.id);
        element.setAttribute('data-touched', String(touched.size));
      });
  });
  return async () => Number(await form.getAttribute('data-touched'));
};

/** Answers the question that is shown, or the first task, as somebody does who knows one thing. */
const answerOne = async (page: Page) => {
  const option = page.getByRole('radiogroup').getByRole('radio').first();
  const task = page.getByRole('region', { name: 'Tugas 1', exact: true });
  await expect(option.or(task)).toBeVisible();
  if (await option.isVisible()) return option.check({ position: { x: 20, y: 20 } });
  await chooseFile(page, task, pdf('rekaman.pdf'));
  await expect(task).toContainText('Sudah diunggah');
};

/** Hands in the exam that is open, and expects what comes after it. */
const handIn = async (page: Page, exam: string) => {
  await openReview(page);
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kumpulkan' }).click();
  await expectHandedIn(page, new RegExp(`^${exam} terkumpul, `));
  await expect(page.getByText(/Asesor menilai jawaban Anda .*, biasanya dalam beberapa hari kerja/)).toBeVisible();
  await expect(page.getByRole('article', { name: `Tanda Terima ${exam}` })).toContainText(/(?<!\d)1 dari \d+/);
};

test('a newcomer gets from the sign-up to the certificate by what each page offers next, with few presses', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1366, height: 657 });
  const presses = await countPresses(page);
  await page.goto('/');

  await presses.part('sign-up to verified', 6, async () => {
    await page.getByRole('link', { name: 'Masuk' }).first().click();
    await page.getByRole('link', { name: 'Daftar', exact: true }).click();
    await page.getByLabel('Nama lengkap').fill(name);
    await page.getByLabel('Email').fill('nadia@contoh.example');
    await page.getByLabel('Kata sandi', { exact: true }).fill(password);
    await page.getByLabel('Ulangi kata sandi').fill(password);
    await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup' }).last().click();
    await expect(page.getByText('Email Anda belum terverifikasi')).toBeVisible();
    await presses.aside(() => page.getByRole('button', { name: 'Buka Kotak surat simulasi' }).click());
    await page.getByRole('dialog').getByRole('link', { name: 'Verifikasi email' }).click();
    await expect(page.getByText('Email Anda sudah terverifikasi')).toBeVisible();
  });

  await presses.part('the whole profile', 20, async () => {
    await page.getByRole('link', { name: 'Lengkapi profil' }).click();
    await fillPersonalData(page);
    const missing = page.getByRole('status').getByRole('link', { name: 'Foto profil' });
    await expect(missing).toBeInViewport(); // beside the button that was pressed
    await missing.click();
    await addPhoto(page);
    await main(page).getByRole('link', { name: 'Riwayat Pendidikan' }).first().click();
    await addEducation(page);
    await main(page).getByRole('link', { name: 'Tanda Tangan' }).first().click();
    await typeSignature(page, name);
  });

  await main(page).getByRole('link', { name: 'Cari skema' }).click();
  await main(page)
    .getByRole('link', { name: new RegExp(`^${scheme}`) })
    .click();
  await presses.part('scheme page to paid', 4, async () => {
    await page
      .getByRole('link', { name: /^Pilih jadwal .* dengan Biaya mandiri/i })
      .first()
      .click();
    await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
    await page.getByRole('button', { name: /^Bayar Rp/ }).click();
    await gateway(page).getByRole('button', { name: 'Bayar' }).click();
    await expectHandedIn(page, /^Pembayaran diterima, /);
  });
  const trxId = /TRX-\d{4}-\d{6}/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';

  await presses.part('agreement', 3, async () => {
    await goOn(page, 'Persetujuan Asesmen', 'Buka persetujuan asesmen');
    await page.getByRole('checkbox', { name: /^Saya sudah membaca/ }).check();
    await page.getByRole('button', { name: 'Tanda tangani dan kirim' }).click();
    await expectHandedIn(page, /^Persetujuan asesmen ditandatangani, /);
  });

  await presses.part('APL 01', 11, async () => {
    await goOn(page, 'Formulir APL 01', 'Isi formulir APL 01');
    const touched = await countTouched(page.getByRole('form', { name: 'APL 01' }));
    await page.getByRole('radio', { name: 'Sertifikasi', exact: true }).check();
    const rows = page.getByRole('region', { name: 'Bukti Kelengkapan Pemohon' }).getByRole('group');
    await expect(rows.filter({ hasText: 'Foto profil Anda dipakai' })).toBeVisible();
    for (const row of await rows.filter({ hasNotText: 'Foto profil Anda dipakai' }).all())
      await chooseFile(page, row, pdf('bukti.pdf'));
    await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    expect(await touched()).toBeGreaterThan(2);
    expect(await touched()).toBeLessThanOrEqual(8);
    await confirm(page, 'Kirim permohonan');
    await expectHandedIn(page, /^APL 01 terkirim, /);
  });
  await presses.aside(() => skipWait(page));

  await goOn(page, 'Formulir APL 02', 'Isi formulir APL 02');
  await presses.part('one file that proves every element', 4, async () => {
    await page.getByRole('button', { name: 'Pilih file bukti unit 1 elemen 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'File bukti unit 1 elemen 1' });
    await dialog.getByRole('radio', { name: 'Semua unit' }).check();
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByText('Pilih file', { exact: true }).click();
    await (await chooser).setFiles(pdf('Laporan kerja.pdf'));
    await expect(dialog.getByText(`dipakai di ${elements} dari ${elements} elemen`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Selesai' }).click();
    await expect(page.getByRole('list', { name: /^File bukti unit/ })).toHaveCount(elements);
  });
  await presses.part('the rest of APL 02', 12, async () => {
    for (const unit of await page.getByRole('button', { name: 'Semua elemen unit ini: Kompeten' }).all())
      await unit.click();
    await expect(page.getByText(`${elements} dari ${elements} elemen lengkap`)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    await confirm(page, 'Kirim asesmen mandiri');
    await expectHandedIn(page, /^APL 02 terkirim, /);
  });
  await presses.aside(async () => {
    await skipWait(page);
    await page.getByRole('button', { name: 'Mulai hari asesmen' }).click();
  });

  await presses.part('next step to the first question', 3, async () => {
    await goOn(page, 'Ujian', 'Buka ujian');
    await startExam(page);
    await expect(questionHeading(page, 1)).toBeVisible();
  });
  await answerOne(page);
  await handIn(page, 'Ujian Pilihan Ganda');
  for (const exam of ['Ujian Benar–Salah', 'Ujian Demonstrasi']) {
    await goOn(page, exam, `Lanjut ke ${exam}`);
    await startExam(page);
    await answerOne(page);
    await handIn(page, exam);
  }
  await page.getByRole('link', { name: 'Lanjut ke proses sertifikasi' }).click();
  await presses.aside(() => decideCompetent(page, trxId));

  await presses.part('result and feedback', 15, async () => {
    await goOn(page, 'Hasil Asesmen', 'Lihat hasil asesmen');
    await page.getByRole('checkbox', { name: /sudah membaca hasil/ }).check();
    await page.getByRole('button', { name: 'Terima hasil' }).click();
    await expectHandedIn(page, /^Hasil asesmen sudah Anda terima, /);
    await goOn(page, 'Umpan Balik', 'Isi umpan balik');
    const yes = page.getByRole('radio', { name: 'Ya' });
    await expect(yes).toHaveCount(10);
    for (const each of await yes.all()) await each.check();
    await page.getByRole('button', { name: 'Kirim umpan balik' }).click();
    await expectHandedIn(page, /^Umpan balik terkirim/);
  });
  await presses.aside(() => skipWait(page));

  await presses.part('finished to the certificate', 2, async () => {
    await expect(main(page).getByText(/^Selamat, sertifikat Anda sudah terbit/)).toBeVisible();
    await main(page).getByRole('link', { name: 'Lihat sertifikat' }).click();
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh sertifikat' }).click();
    expect(await textOf(await (await arriving).path())).toContain(name);
  });
  expect(presses.total(), 'presses of the whole life').toBeLessThanOrEqual(110);
});
