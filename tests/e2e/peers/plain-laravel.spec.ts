import { plainLaravel } from '../../peers/plain-laravel.ts';
import { examCard, openReview, startExam } from '../exam/exam-steps.ts';
import { expect, follow } from '../support/portal.ts';
import { testOver } from './portal-over.ts';

const test = testOver(plainLaravel);
const account = { address: 'dewi@contoh.example', password: 'rahasia99' };
const answers = ['GET membaca, POST mengubah.', 'Indeks mempercepat pencarian.'] as const;

// the law Walk plays the whole way on this server, forms and all, with the same adapters
test('on a plain Laravel application a candidate gets from the log-in over a payment and an exam to the certificate, and reads that unknown words are unknown', async ({
  page,
  peer: { office },
}) => {
  const { accepted } = office;
  office.signUp(account.address, 'Dewi Contoh', account.password);
  const main = page.getByRole('main');
  const says = (words: string | RegExp) => expect(main.getByText(words).first()).toBeVisible();

  await test.step('the candidate logs in and buys a scheme', async () => {
    await page.goto('/login?next=%2Fschema%2Flist');
    await page.getByLabel('Email').fill(account.address);
    await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await main.getByRole('article').getByRole('link', { name: 'pemrogram-web' }).click();
    await page
      .getByRole('link', { name: /^Pilih .+ jadwal .+ di / })
      .first()
      .click();
    await page.getByLabel('Saya telah membaca dan menyetujui syarat pendaftaran.').check();
    await page.getByRole('button', { name: /^Bayar/ }).click();
    await expect(page).toHaveURL(/\/payment\//);
    // the portal does not know `lunas`; only the list of paid purchases shows that this one is paid
    await says('Pembayaran berhasil');
    expect(accepted.payments).toEqual(['501']);
  });

  const [purchase] = office.purchases;
  for (const form of ['agreement', 'apl01', 'apl02', 'result', 'feedback']) if (purchase) purchase.forms[form] = {};
  const trxid = Buffer.from('501').toString('base64url');
  const question = (no: number) => page.getByRole('article', { name: new RegExp(`^Soal ${no}`) }).getByRole('textbox');

  await test.step('the candidate takes the exam, partly without a network and over a reload', async () => {
    await follow(page, `/myassessment/exam/${trxid}`);
    for (const title of ['Wawancara', /(tidak|belum) dikenal/]) await says(title);
    await examCard(page, 'Ujian Esai').getByRole('link', { name: 'Lihat petunjuk' }).click();
    await startExam(page);
    await question(1).fill(answers[0]);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Berikutnya' }).click();
    await question(2).fill(answers[1]);
    await expect(page.getByText('Tersimpan di perangkat', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await openReview(page);
    await page.getByRole('button', { name: 'Kumpulkan ujian' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kumpulkan' }).click();
    await says(/^Tanda Terima/); // the receipt appears only after the page has read it from the server
    for (const answer of answers) expect(JSON.stringify(accepted.submissions)).toContain(answer);
  });

  await test.step('the candidate downloads the certificate and logs out', async () => {
    await follow(page, '/certificate/psre');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh sertifikat' }).click();
    expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('button', { name: /Menu akun/ }).click();
    await page.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect(page.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible();
    await expect.poll(() => accepted.logOuts).toEqual([account.address]);
  });
});
