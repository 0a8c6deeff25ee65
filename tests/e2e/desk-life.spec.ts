import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { questionHeading, startExam } from './exam/exam-steps.ts';
import { closePanel, expect, test } from './support/portal.ts';
import { countPresses } from './support/presses.ts';
import { gateway } from './support/purchase-steps.ts';

const scheme = 'Staf SDM';
const mostPresses = 60;

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Panel Simulasi' });

const fillExample = async (page: Page, label = 'Isi contoh') => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByText('Contoh sudah diisi. Periksa, lalu kirim sendiri.')).toBeVisible();
};

/** Forms that are signed wait for the signature of the profile, and there is none. */
const signExample = async (page: Page) => {
  await fillExample(page);
  await expect(page.getByRole('textbox', { name: 'Nama Anda' })).toHaveValue('Laras Contoh');
};

const goOn = (page: Page, action: string) =>
  main(page).getByRole('link', { name: action, exact: true }).first().click();

const confirm = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
};

/** The staff does what the form of the one thing that waits proposes, having seen what was sent. */
const decide = async (page: Page, task: string, seen: string, button: string) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  const waiting = panel(page).getByText(new RegExp(`^${task}: ${scheme}`));
  await expect(panel(page).getByText('Peran petugas', { exact: true })).toBeVisible();
  if (!(await panel(page).getByText('Petugas bekerja sendiri').isVisible()))
    await panel(page).getByText('Peran petugas', { exact: true }).click(); // it remembers what was open
  await waiting.click();
  await expect(panel(page).getByText(new RegExp(seen)).first()).toBeVisible();
  await panel(page).getByRole('button', { name: button, exact: true }).click();
  await expect(panel(page).getByText(/ (diterima|diputuskan|diterbitkan)\.$/)).toBeVisible();
  await closePanel(page);
};

/** From the sign-up to the certificate; gives how many presses that took. */
const live = async (page: Page): Promise<number> => {
  const presses = await countPresses(page);
  await page.goto('/login?signup');
  await fillExample(page);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup' }).last().click();
  await page.getByRole('button', { name: 'Buka Kotak surat simulasi' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Verifikasi email' }).click();
  await page.getByRole('link', { name: 'Lengkapi profil' }).click();
  await fillExample(page);
  await page.getByRole('button', { name: 'Simpan', exact: true }).first().click();
  await expect(page.getByText('Informasi pribadi tersimpan.').first()).toBeVisible();

  await page.goto('/schema/list');
  await main(page)
    .getByRole('link', { name: new RegExp(`^${scheme}`) })
    .click();
  await page
    .getByRole('link', { name: /^Pilih jadwal .* dengan Biaya mandiri/i })
    .first()
    .click();
  await page.getByLabel('Saya telah membaca dan menyetujui syarat di atas.').check();
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await gateway(page).getByRole('button', { name: 'Bayar' }).click();

  await goOn(page, 'Buka persetujuan asesmen');
  await signExample(page);
  await page.getByRole('button', { name: 'Tanda tangani dan kirim' }).click();

  await goOn(page, 'Isi formulir APL 01');
  await signExample(page);
  await confirm(page, 'Kirim permohonan');
  await expect(page.getByRole('region', { name: /^APL 01 terkirim, / })).toBeVisible();
  await decide(page, 'APL 01', 'Jalan Contoh Kenanga No\\. 21', 'Terima formulir');

  await goOn(page, 'Isi formulir APL 02');
  await signExample(page);
  await confirm(page, 'Kirim asesmen mandiri');
  await expect(page.getByRole('region', { name: /^APL 02 terkirim, / })).toBeVisible();
  await decide(page, 'APL 02', 'Kompeten\\. Saya mengerjakan ini dalam pekerjaan sehari-hari', 'Terima formulir');

  await page.getByRole('button', { name: 'Mulai hari asesmen' }).click();
  await goOn(page, 'Buka ujian');
  await startExam(page);
  await expect(questionHeading(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Isi ujian dengan contoh' }).click();
  await fillExample(page, 'Isi: semua benar');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Semua jawaban terkirim', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Periksa jawaban$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kumpulkan' }).click();
  await page.getByRole('link', { name: 'Lanjut ke proses sertifikasi' }).click();
  await decide(page, 'Ujian', 'soal dijawab', 'Putuskan kompeten');

  await goOn(page, 'Lihat hasil asesmen');
  await signExample(page);
  await page.getByRole('button', { name: 'Terima hasil' }).click();
  await goOn(page, 'Isi umpan balik');
  await fillExample(page);
  await page.getByRole('button', { name: 'Kirim umpan balik' }).click();
  await expect(page.getByRole('region', { name: /^Umpan balik terkirim/ })).toBeVisible();
  await decide(page, 'Sertifikat', 'Kompeten pada seluruh unit', 'Terbitkan sertifikat');
  await expect(main(page).getByText(/^Selamat, sertifikat Anda sudah terbit/)).toBeVisible();
  return presses.total();
};

/** All that the server keeps, without what is of chance or of this moment: instants, secrets, keys of requests, sessions, devices. */
const worldOf = async (page: Page): Promise<string> => {
  const tables = await page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('portal-asesi-simulasi');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('tables').objectStore('tables');
          const [names, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () =>
            resolve(Object.fromEntries(names.result.map((name, index) => [String(name), values.result[index]])));
        };
      }),
  );
  const { sessions: _, replies: __, version: ___, settings: ____, accountLinks: _____, ...lasting } = tables;
  const chance = ['request_key', 'device', 'payment_token', 'digest', 'revision', 'link'];
  return JSON.stringify(lasting, (name, value) => (chance.includes(name) ? null : value)).replaceAll(
    /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})/g,
    'then',
  );
};

test('a whole life is shown in few presses with examples and the desk, and ends in the same world each time', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const hashes: string[] = [];
  for (const life of ['first', 'second']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const used = await live(page);
    test.info().annotations.push({ type: 'presses', description: `${life} life: ${used}` });
    expect(used).toBeLessThanOrEqual(mostPresses);
    hashes.push(
      createHash('sha256')
        .update(await worldOf(page))
        .digest('hex'),
    );
    await context.close();
  }
  expect(hashes[1]).toBe(hashes[0]);
});
