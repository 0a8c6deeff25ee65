import type { Locator, Page } from '@playwright/test';
import { desktop, expect, expectNoAxeFindings, openAs, phone, test } from '../support/portal.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Periksa kembali isian Anda' });

const press = async (target: Locator, key: string) => {
  await target.focus();
  await target.press(key);
};

/** Signs by typing a name, with the keyboard alone. */
const typeSignature = async (page: Page, name: string) => {
  await press(page.getByRole('radio', { name: 'Gambar', exact: true }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Ketik', exact: true })).toBeChecked();
  await page.getByRole('textbox', { name: 'Nama Anda' }).focus();
  await page.keyboard.type(name);
};

const openResult = async (page: Page, name: string, tab: string, scheme: string) => {
  await openAs(page, name, '/myassessment/exam/result/tab');
  await page.getByRole('link', { name: tab }).click();
  await page.getByRole('link', { name: scheme }).click();
  await expect(heading(page)).toHaveText('Rekaman Asesmen Kompetensi');
};

/** The paper of the page on A4: how many pages it takes. */
const printedPages = async (page: Page) => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
};

test('a competent candidate accepts the result and sends feedback by keyboard; the certificate then waits for the system', async ({
  page,
}) => {
  await openResult(page, 'hadi', 'Perlu dibaca', 'Desainer Grafis Muda');
  await expect(page.getByRole('heading', { name: 'Rekomendasi asesor Kompeten', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /M\.741CTH\.001\.01/ })).toContainText('Kompeten');
  await expectNoAxeFindings(page);

  await press(page.getByRole('button', { name: 'Terima hasil' }), 'Enter');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(2);
  await press(summary(page).getByRole('link').first(), 'Enter');
  const read = page.getByRole('checkbox', { name: /sudah membaca hasil/ });
  await expect(read).toBeFocused();
  await read.press('Space');
  await typeSignature(page, 'Hadi Contoh');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sudah Anda terima, /)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Hasil asesmen sudah Anda terima, / })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Tanda tangan Hadi Contoh' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Tanda tangan/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Terima hasil' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ajukan banding' })).toHaveCount(0);

  await press(page.getByRole('link', { name: 'Isi umpan balik' }), 'Enter');
  await expect(heading(page)).toHaveText('Umpan Balik dan Catatan Asesmen');
  const send = page.getByRole('button', { name: 'Kirim umpan balik' });
  await press(send, 'Enter');
  await expect(summary(page).getByRole('link')).toHaveCount(10);
  await expectNoAxeFindings(page);
  const yes = page.getByRole('radio', { name: 'Ya' });
  for (let index = 0; index < 10; index++) await press(yes.nth(index), 'Space');
  await press(yes.nth(1), 'ArrowRight');
  await expect(summary(page)).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Tambah catatan untuk komponen 2' }), 'Enter');
  await page.keyboard.type('Standar kompetensi terlambat saya terima.');
  await press(send, 'Enter');

  await expect(page.getByRole('region', { name: 'Umpan balik terkirim' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^2\. / })).toContainText(/Tidak ?Standar kompetensi terlambat/);
  await expectNoAxeFindings(page);
  await expect(page.getByRole('link', { name: 'Lihat status sertifikat' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Umpan balik sudah dikirim')).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke proses sertifikasi' }).click();
  await expect(page.getByText('Sedang diproses: Sertifikat')).toBeVisible();
  await page.getByText(/tahap sudah selesai$/).click();
  await page.getByRole('link', { name: 'Lihat dokumen Umpan Balik' }).click();
  await expect(page.getByRole('row', { name: /^2\. / })).toContainText('Standar kompetensi terlambat');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Umpan balik sudah dikirim')).toBeHidden();
  await expect(page.getByText('FR.AK.03', { exact: true })).toBeVisible();
});

test('a candidate who is not competent yet appeals in time: the draft survives a reload, and the paper prints on one page', async ({
  page,
}) => {
  await openResult(page, 'fajar', 'Sudah diterima', 'Digital Marketing');
  await expect(page.getByRole('heading', { name: 'Rekomendasi asesor Belum Kompeten' })).toBeVisible();
  await expect(page.getByText(/Sisa waktu \d/)).toBeVisible();
  await page.getByRole('link', { name: 'Ajukan banding' }).click();
  await expect(heading(page)).toHaveText('Banding Asesmen');
  await expect(page.getByText('SKM-04/LSP-CONTOH/DGM')).toBeVisible();

  const send = page.getByRole('button', { name: 'Kirim banding' });
  await expect(page.getByRole('radio', { name: 'Gambar', exact: true })).toBeVisible(); // the profile has no signature
  await send.click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(6);
  await expectNoAxeFindings(page);
  const reason = page.getByRole('textbox', { name: 'Alasan banding' });
  await reason.fill('pendek');
  await expect(page.getByText('6 dari 2.000 karakter')).toBeVisible();
  await expect(summary(page).getByRole('link', { name: /paling sedikit 10/ })).toBeVisible();
  const why = 'Bukti pengendalian anggaran sudah saya lampirkan, tetapi belum dinilai.';
  await reason.fill(why);
  for (const index of [0, 1]) await page.getByRole('radio', { name: 'Ya' }).nth(index).check();
  await page.getByRole('radio', { name: 'Tidak' }).nth(2).check();
  await expect(page.getByText(/Draf tersimpan/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Draf dipulihkan/)).toBeVisible();
  await expect(reason).toHaveValue(why);
  await expect(page.getByRole('radio', { name: 'Tidak' }).nth(2)).toBeChecked();
  await page.getByRole('checkbox').check();
  await typeSignature(page, 'Fajar Contoh');
  await send.click();
  const question = page.getByRole('alertdialog', { name: 'Kirim banding sekarang?' });
  await expect(question).toContainText('tidak dapat diubah lagi');
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(send).toBeFocused();
  await expect(reason).toHaveValue(why);
  await send.click();
  await question.getByRole('button', { name: 'Ya, kirim' }).dblclick();

  await expect(page.getByRole('region', { name: /^Banding terkirim, / })).toBeFocused();
  await expect(page.getByText(why)).toBeVisible();
  await expectNoAxeFindings(page);

  await page.goto('/documents/banding');
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Dokumen Banding');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Banding.*\.pdf$/);
  await page.setViewportSize(phone);
  await expectNoAxeFindings(page);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('FR.AK.04', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(page.getByText(/^Banding dikirim /)).toBeHidden();
  expect(await printedPages(page)).toBe(1);
});

test('an appeal is over with its time, and what does not concern this candidate is explained', async ({ page }) => {
  await openResult(page, 'fajar', 'Sudah diterima', 'Digital Marketing');
  await page.getByRole('link', { name: 'Ajukan banding' }).click();
  await expect(page.getByRole('button', { name: 'Kirim banding' })).toBeVisible();
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  for (let day = 0; day < 6; day++) await page.getByRole('button', { name: '+1 hari', exact: true }).click(); // the band tells of days too
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Masa banding berakhir / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kirim banding' })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Lihat hasil asesmen' }).click();
  await expect(page.getByText(/^Masa banding berakhir /)).toBeVisible();

  await page.goto('/documents/banding');
  await expect(page.getByRole('heading', { name: 'Anda belum pernah mengajukan banding' })).toBeVisible();
  await page.goto('/myassessment/exam/result/tab?tab=none');
  await expect(page.getByRole('heading', { name: 'Tidak ada asesmen yang menunggu hasil' })).toBeVisible();
  await expectNoAxeFindings(page);
});
