import { firstPostSubmits } from '../../peers/first-post-submits.ts';
import { expect } from '../support/portal.ts';
import {
  address,
  answerEssay,
  assessmentAddress,
  beginExam,
  buyAndPay,
  essayAnswers,
  evidence,
  fillProfile,
  handIn,
  logOut,
  says,
  sendApl01,
  sendApl02,
  sendFeedback,
  signAgreement,
  signResult,
  signUp,
  verify,
} from './candidate-steps.ts';
import { testOver } from './portal-over.ts';

const test = testOver(firstPostSubmits);
const trxId = 'TRX-501';

test('where the first answers that arrive are the submission, a candidate gets from the sign-up to the certificate and no answer leaves before the last press', async ({
  page,
  peer: { office, exchanges },
}) => {
  test.setTimeout(120_000); // every page from the sign-up to the log-out
  const { accepted } = office;
  const sentAnswers = () => exchanges.filter(({ path }) => path === '/api/assessment/answers');

  await test.step('account and profile', async () => {
    await signUp(page);
    await verify(page, office);
    await fillProfile(page, office);
  });

  await test.step('purchase', async () => {
    await buyAndPay(page, 'Pemrogram Web');
    await expect(page.getByRole('region', { name: /^Pembayaran diterima/ })).toBeVisible();
    expect(accepted.payments).toEqual(['501']);
    await page.goto(`/payment/finish?order_id=${trxId}`);
    await says(page, /Pembayaran (berhasil|diterima)|Lunas/);
  });

  await test.step('forms', async () => {
    await signAgreement(page, trxId);
    await says(page, /^Persetujuan asesmen ditandatangani/);
    await sendApl01(page, trxId);
    await says(page, /^APL 01 terkirim/);
    await sendApl02(page, trxId);
    await says(page, /^APL 02 terkirim/);
    const sent = accepted.forms.map((form) => [form.name, JSON.stringify(form.input)]);
    expect(sent).toEqual([
      ['agreement', expect.stringContaining('TRX-501')],
      ['apl01', expect.stringContaining('Jalan Contoh No. 1')],
      ['apl02', expect.stringContaining(evidence)],
    ]);
  });

  await test.step('exam', async () => {
    await page.goto(assessmentAddress('exam', trxId));
    await says(page, 'Wawancara'); // of a kind that no page is for: it stays in the list
    await beginExam(page, trxId, 'Ujian Esai');
    await answerEssay(page);
    await expect(page.getByRole('banner').getByText('2 jawaban di perangkat ini')).toBeVisible();
    expect(sentAnswers()).toEqual([]);
    await handIn(page, office, 1);
    expect(JSON.stringify(accepted.submissions)).toContain(essayAnswers[0]);
    expect(JSON.stringify(accepted.submissions)).toContain(essayAnswers[1]);
    // the receipt names neither how many answers there are nor what they are
    await says(page, /belum membuktikan bahwa semua jawaban ada/);
  });

  await test.step('result, feedback, certificate', async () => {
    await signResult(page, trxId);
    await says(page, /^Hasil asesmen sudah Anda terima/);
    await sendFeedback(page, trxId);
    await says(page, /^Umpan balik terkirim/);
    expect(accepted.forms.map((form) => form.name).slice(3)).toEqual(['result', 'feedback']);
    await page.goto('/certificate/psre');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh sertifikat' }).click();
    expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('news and log-out', async () => {
    await page.goto('/notifications');
    await says(page, 'Jangan lupa jadwal asesmen Anda'); // of a type that is not known
    await page.getByRole('main').getByRole('link', { name: 'Jangan lupa jadwal asesmen Anda' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await logOut(page, { unproven: true });
    await expect.poll(() => accepted.logOuts).toEqual([address]);
  });
});
