import { firstPostSubmits } from '../../peers/first-post-submits.ts';
import { expect, follow } from '../support/portal.ts';
import {
  answerEssay,
  assessmentAddress,
  beginExam,
  buyAndPay,
  essayAnswers,
  evidence,
  expectForms,
  finish,
  handIn,
  openAccount,
  readNewsAndLogOut,
  says,
  sendApl01,
  sendApl02,
  signAgreement,
} from './candidate-steps.ts';
import { testOver } from './portal-over.ts';

const test = testOver(firstPostSubmits);
const trxId = 'TRX-501';

test('on a server that treats the first answers as the submission, a candidate gets from the sign-up to the certificate, and no answer leaves before the last press', async ({
  page,
  peer: { office, exchanges },
}) => {
  test.setTimeout(120_000);
  const { accepted } = office;
  const sentAnswers = () => exchanges.filter(({ path }) => path === '/api/assessment/answers');

  await test.step('the candidate opens an account and fills the profile', () => openAccount(page, office));

  await test.step('the candidate buys a scheme', async () => {
    await buyAndPay(page, 'Pemrogram Web');
    await expect(page.getByRole('region', { name: /^Pembayaran diterima/ })).toBeVisible();
    expect(accepted.payments).toEqual(['501']);
    await page.goto(`/payment/finish?order_id=${trxId}`);
    await says(page, /Pembayaran (berhasil|diterima)|Lunas/);
  });

  await test.step('the candidate sends the forms', async () => {
    await signAgreement(page, trxId);
    await says(page, /^Persetujuan asesmen ditandatangani/);
    await sendApl01(page, trxId);
    await says(page, /^APL 01 terkirim/);
    await sendApl02(page, trxId);
    await says(page, /^APL 02 terkirim/);
    expectForms(office, { agreement: 'TRX-501', apl01: 'Jalan Contoh No. 1', apl02: evidence });
  });

  await test.step('the candidate takes the exam', async () => {
    await follow(page, assessmentAddress('exam', trxId));
    await says(page, 'Wawancara');
    await beginExam(page, trxId, 'Ujian Esai');
    await answerEssay(page);
    await expect(page.getByRole('banner').getByText('2 jawaban di perangkat ini')).toBeVisible();
    expect(sentAnswers()).toEqual([]);
    await handIn(page, office, 1);
    expect(JSON.stringify(accepted.submissions)).toContain(essayAnswers[0]);
    expect(JSON.stringify(accepted.submissions)).toContain(essayAnswers[1]);
    // the receipt names neither the number nor the content of the answers
    await says(page, /jawaban di perangkat ini mungkin belum diterima server/);
  });

  await test.step('the candidate accepts the result, gives feedback and gets the certificate', () =>
    finish(page, trxId, office));

  await test.step('the candidate reads the notification and logs out', () =>
    readNewsAndLogOut(page, office, { unproven: true }));
});
