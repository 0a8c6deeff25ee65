import { plainLaravel } from '../../peers/plain-laravel.ts';
import { expect, follow } from '../support/portal.ts';
import {
  answerEssay,
  assessmentAddress,
  beginExam,
  buyAndPay,
  enter,
  essayAnswers,
  evidence,
  expectForms,
  finish,
  handIn,
  readNewsAndLogOut,
  says,
  sendApl01,
  sendApl02,
  signAgreement,
} from './candidate-steps.ts';
import { testOver } from './portal-over.ts';

const test = testOver(plainLaravel);
const trxId = '501';
const unknown = /(tidak|belum) dikenal/;

test('on a plain Laravel application a candidate gets from the log-in to the certificate, answers a reopened exam again, and reads that unknown words are unknown', async ({
  page,
  peer: { office },
}) => {
  test.setTimeout(120_000);
  const { accepted } = office;

  await enter(page, office); // the acceptance walk signs up and verifies on this server with the same adapters

  await test.step('the candidate buys a scheme', async () => {
    await buyAndPay(page, 'pemrogram-web');
    await expect(page).toHaveURL(/\/payment\//);
    // the portal does not know `lunas`; only the list of paid purchases shows that this one is paid
    await says(page, 'Pembayaran berhasil');
    expect(accepted.payments).toEqual([trxId]);
    await page.goto(`/payment/finish?order_id=${trxId}`);
    await says(page, 'Pembayaran berhasil');
    await follow(page, '/transaction?tab=paid');
    await expect(page.getByRole('cell', { name: 'Lunas', exact: true })).toBeVisible();
  });

  await test.step('the candidate sends the forms', async () => {
    await follow(page, assessmentAddress('timeline', trxId));
    await says(page, 'Persetujuan Asesmen');
    await says(page, unknown);
    await signAgreement(page, trxId);
    await says(page, /^Persetujuan asesmen ditandatangani/);
    await sendApl01(page, trxId);
    await says(page, /^APL 01 terkirim/);
    await sendApl02(page, trxId, { asked: true });
    await says(page, /^APL 02 terkirim/);
    expectForms(office, { agreement: trxId, apl01: 'Jalan Contoh No. 1', apl02: evidence });
  });

  await test.step('the candidate takes the exam', async () => {
    await follow(page, assessmentAddress('exam', trxId));
    for (const title of ['Wawancara', 'Ujian Tertulis', 'Ujian Demonstrasi']) await says(page, title);
    await says(page, unknown);
    await beginExam(page, trxId, 'Ujian Esai');
    await answerEssay(page);
    await handIn(page, office, 1);
    await says(page, /^Tanda Terima/); // the receipt appears only after the page has read it from the server
    expect(JSON.stringify(accepted.submissions)).toContain(essayAnswers[0]);
    expect(JSON.stringify(accepted.submissions)).toContain(essayAnswers[1]);
  });

  await test.step('a reopened exam keeps its old receipt, and is answered again', async () => {
    office.reopen('42');
    await page.goto(assessmentAddress('exam/essay', trxId));
    await page
      .getByRole('button', { name: /^Soal 1/ })
      .first()
      .click();
    const more = 'POST juga tidak dapat disimpan sebagai markah.';
    await page
      .getByRole('article', { name: /^Soal 1/ })
      .getByRole('textbox')
      .fill(more);
    await expect(page.getByText('Tersimpan di perangkat', { exact: true })).toBeVisible();
    await handIn(page, office, 2);
    await says(page, /^Tanda Terima/);
    expect(JSON.stringify(accepted.submissions[1])).toContain(more);
  });

  await test.step('the candidate accepts the result, gives feedback and gets the certificate', () =>
    finish(page, trxId, office));

  await test.step('the candidate reads the notification and logs out', () => readNewsAndLogOut(page, office));
});
