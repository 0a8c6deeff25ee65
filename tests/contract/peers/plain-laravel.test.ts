import { expect, it } from 'vitest';
import { plainLaravel } from '../../peers/plain-laravel.ts';
import { email, essayAnswer, noDraft, taken, walk } from './walk.ts';

it('every call to a plain Laravel application ends as that application means it', async () => {
  const peer = plainLaravel();
  expect(await walk(peer)).toEqual({
    'the time of the server': 'now',
    'a guest': 'none',
    'sign up': taken,
    'sign up with an address that is taken': 'http 422 The email has already been taken.',
    // its framework's English sentence need not reach the candidate
    'log in with a wrong password': expect.stringMatching(/^http 422/),
    'log in': 'Dewi Contoh',
    'the candidate': email,
    'verify by a wrong link': expect.stringMatching(/^http 403/),
    verify: 'contract',
    'send the verification again': 'sent',
    'send a link for a new password': 'done',
    'set a new password': 'refused Tautan tidak berlaku',
    provinces: 'DKI Jakarta',
    cities: 'Jakarta Selatan',
    districts: 'Tebet',
    villages: 'Tebet Barat',
    disabilities: 'Tidak, Ya',
    'types of disability': 'Netra',
    'the profile': 'Dewi Contoh',
    'save the profile': taken,
    'save a signature': taken,
    'add an education': 'done',
    educations: '["Universitas Contoh"]',
    'add a career': 'done',
    careers: '["Toko Contoh"]',
    // `nama` is no name that the portal knows for a title: the scheme goes by its slug
    schemes: '["pemrogram-web"]',
    'a scheme': 'pemrogram-web',
    'a scheme that is none': 'none',
    schedules: '[["12",500000]]',
    reviews: '[]',
    buy: 'unknown',
    'a payment token': 'a token',
    'the purchase': 'paid',
    'paid purchases': '["unknown"]',
    cancel: 'refused Transaksi tidak dapat dibatalkan',
    vouchers: '[]',
    notifications: '["other","payment","register"]',
    'mark as read': 'done',
    'mark one that is none': 'refused Notifikasi tidak ditemukan',
    'mark all': 'done',
    'the timeline': expect.stringMatching(/agreement unknown.*certificate unknown/),
    'the agreement before it': noDraft,
    'sign the agreement': taken,
    'APL 01 before it': noDraft,
    'send APL 01': taken,
    'APL 02 before it': '["Menggunakan Struktur Data"]',
    'send APL 02': taken,
    exams: expect.stringMatching(/42 essay ready.*43 demonstration unknown/),
    start: 'true',
    'the running exam': '["running","no number"]',
    questions: '["essay","essay"]',
    options: '["HyperText Markup Language","High Text Machine","Cascading Style Sheets","Color Style System"]',
    // a receipt of nulls is none: what is so is read again
    'hand in': expect.stringMatching(/^(no number|contract)$/),
    'hand in again': 'refused Jawaban sudah dikumpulkan',
    'the upload': expect.stringMatching(/^(none|http 404)/),
    'the result': 'true',
    'sign the result': taken,
    'the appeal before it': 'none',
    'send an appeal': taken,
    'the feedback before it': 'none',
    'send feedback': taken,
    'the certificate': expect.stringContaining('501'),
    'a document': 'application/pdf',
    'log out': 'done',
    'the candidate after it': 'none',
  });
  const { submissions, verified, payments, logOuts, forms } = peer.office.accepted;
  expect(submissions.map(({ input }) => input.answers[0].value)).toEqual([essayAnswer]);
  expect(forms.map((form) => form.name)).toEqual(['agreement', 'apl01', 'apl02', 'result', 'appeal', 'feedback']);
  expect({ verified, payments, logOuts }).toEqual({ verified: [email], payments: ['501'], logOuts: [email] });
});
