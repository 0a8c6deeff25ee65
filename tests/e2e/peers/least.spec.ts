import { least } from '../../peers/least.ts';
import { expect, follow } from '../support/portal.ts';
import {
  assessmentAddress,
  enter,
  expectForms,
  readNewsAndLogOut,
  says,
  sendApl01,
  sendFeedback,
  signAgreement,
} from './candidate-steps.ts';
import { testOver } from './portal-over.ts';

const test = testOver(least);
const trxId = '501';

const nothingTold =
  /tidak dapat dibaca|belum diketahui|(tidak|belum) dikenal|belum bisa dimuat|belum (mengirim|tersedia)/i;

test('on a server that answers the least, each page says what it cannot show, and everything sent arrives', async ({
  page,
  peer: { office },
}) => {
  const { accepted } = office;

  const person = await enter(page, office);

  await test.step('a scheme without a name, price or schedule cannot be bought here', async () => {
    await follow(page, '/schema/list');
    await page.getByRole('main').getByRole('article').getByRole('link', { name: 'pemrogram-web' }).click();
    await says(page, nothingTold);
    await follow(page, '/schema/pemrogram-web/12/mandiri/7');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Bayar/ })).toHaveCount(0);
    expect(office.purchases).toEqual([]);
  });

  office.pay(office.buy(person).id);

  await test.step('the purchase shows as paid', async () => {
    await follow(page, '/transaction?tab=paid');
    await expect(page.getByRole('cell', { name: 'Lunas', exact: true })).toBeVisible();
    await page.goto(`/payment/finish?order_id=${trxId}`);
    // the portal does not know the status; only the list of paid purchases shows that this one is paid
    await says(page, 'Pembayaran berhasil');
  });

  await test.step('the candidate sends the forms', async () => {
    await follow(page, assessmentAddress('timeline', trxId));
    await says(page, nothingTold);
    await signAgreement(page, trxId);
    await says(page, /^Persetujuan asesmen ditandatangani/);
    await sendApl01(page, trxId);
    await says(page, /^APL 01 terkirim/);
    await follow(page, assessmentAddress('apl02', trxId));
    await says(page, nothingTold);
    expectForms(office, { agreement: trxId, apl01: 'Jalan Contoh No. 1' });
  });

  await test.step('exam and result show nothing', async () => {
    for (const part of ['exam', 'exam/essay', 'exam/result']) {
      await follow(page, assessmentAddress(part, trxId));
      await expect(page.getByRole('main')).toContainText(
        /tidak dapat dibaca|belum diketahui|dikenal|Data tidak ditemukan|belum ada/i,
      );
    }
    expect(accepted.submissions).toEqual([]);
  });

  await test.step('the candidate gives feedback and gets no certificate', async () => {
    await sendFeedback(page, trxId);
    await says(page, /^Umpan balik terkirim/);
    expect(accepted.forms.at(-1)?.name).toBe('feedback');
    await follow(page, '/certificate/psre');
    await says(page, 'Portal tidak mengenal keadaan sertifikat ini');
    await page.getByRole('button', { name: 'Unduh sertifikat' }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('main').getByRole('alert'))).not.toBeEmpty();
    await expect(page.getByText(/sertifikat (diunduh|tersimpan)/i)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the candidate reads the notification and logs out', () => readNewsAndLogOut(page, office));
});
