import { expect, it } from 'vitest';
import { firstPostSubmits } from '../../peers/first-post-submits.ts';
import { least } from '../../peers/least.ts';
import { plainLaravel } from '../../peers/plain-laravel.ts';
import { email, essayAnswer, walk } from './walk.ts';

/** The server took it, and the repository does not say otherwise; how much of it the reply repeats is the server's. */
const taken = expect.not.stringMatching(/^(network|timeout|http|refused|contract|expired|cancelled)\b/);
/** There is none yet, which is no failure. */
const noDraft = expect.stringMatching(/^(none|done|draft)$/);
/** Nothing was told: the page has to say so. */
const nothing = expect.stringMatching(/^(none|done|contract|http 404 Data tidak ditemukan)$/);

/** How each call ends with every server. */
const everywhere = {
  'the time of the server': 'now',
  'a guest': 'none',
  'sign up': taken,
  'log in': 'Dewi Contoh',
  'the candidate': email,
  'send the verification again': 'sent',
  'send a link for a new password': 'done',
  'save the profile': taken,
  'save a signature': taken,
  'add an education': 'done',
  'add a career': 'done',
  'a scheme that is none': 'none',
  reviews: '[]',
  'a payment token': 'a token',
  'the purchase': 'paid',
  vouchers: '[]',
  notifications: '["other","payment","register"]',
  'mark as read': 'done',
  'mark all': 'done',
  'the agreement before it': noDraft,
  'sign the agreement': taken,
  'APL 01 before it': noDraft,
  'send APL 01': taken,
  'send APL 02': taken,
  'sign the result': taken,
  'the appeal before it': 'none',
  'send an appeal': taken,
  'send feedback': taken,
  'a document': 'application/pdf',
  'log out': 'done',
  'the candidate after it': 'none',
};

/** How calls end with the servers that answer more than the least. */
const told = {
  ...everywhere,
  'set a new password': 'refused Tautan tidak berlaku',
  provinces: 'DKI Jakarta',
  cities: 'Jakarta Selatan',
  districts: 'Tebet',
  villages: 'Tebet Barat',
  'types of disability': 'Netra',
  'the profile': 'Dewi Contoh',
  educations: '["Universitas Contoh"]',
  careers: '["Toko Contoh"]',
  schedules: '[["12",500000]]',
  'APL 02 before it': '["Menggunakan Struktur Data"]',
  start: 'true',
  'the running exam': '["running","no number"]',
  questions: '["essay","essay"]',
  options: '["HyperText Markup Language","High Text Machine","Cascading Style Sheets","Color Style System"]',
  'the result': 'true',
  'the feedback before it': 'none',
};
const forms = ['agreement', 'apl01', 'apl02', 'result', 'appeal', 'feedback'];

it('every call to a server without partial saves ends as that server means it', async () => {
  const peer = firstPostSubmits();
  expect(await walk(peer)).toEqual({
    ...told,
    'sign up with an address that is taken': 'http 422 Email sudah terdaftar',
    'log in with a wrong password': 'expired 401 Username atau Password salah',
    'verify by a wrong link': 'refused Tautan tidak berlaku',
    verify: 'verified',
    disabilities: 'Tidak ada, Ada',
    schemes: '["Pemrogram Web"]',
    'a scheme': 'Pemrogram Web',
    buy: 'pending',
    'paid purchases': '["paid"]',
    cancel: 'refused Pembelian tidak dapat dibatalkan',
    'mark one that is none': 'http 404 Data tidak ditemukan',
    'the timeline':
      '["agreement open","apl01 locked","apl02 locked","exam locked","result locked","feedback locked","certificate locked"]',
    exams: expect.stringMatching(/41 written ready.*42 essay ready.*43 demonstration ready/),
    'hand in': 'no number',
    'hand in again': 'refused Jawaban ujian ini sudah dikumpulkan',
    'the upload': expect.stringMatching(/^(none|contract)$/), // it names no file
    'the certificate': 'C-501',
  });
  const { submissions, verified, payments, logOuts } = peer.office.accepted;
  expect(submissions.map(({ input }) => input.answers[0].value)).toEqual([essayAnswer]);
  expect({ verified, payments, logOuts }).toEqual({ verified: [email], payments: ['501'], logOuts: [email] });
});

it('every call to a plain Laravel application ends as that application means it', async () => {
  const peer = plainLaravel();
  expect(await walk(peer)).toEqual({
    ...told,
    'sign up with an address that is taken': 'http 422 The email has already been taken.',
    // its framework's English sentence need not reach the candidate
    'log in with a wrong password': expect.stringMatching(/^http 422/),
    'verify by a wrong link': expect.stringMatching(/^http 403/),
    verify: 'contract',
    disabilities: 'Tidak, Ya',
    // `nama` is no name that the portal knows for a title: the scheme goes by its slug
    schemes: '["pemrogram-web"]',
    'a scheme': 'pemrogram-web',
    buy: 'unknown',
    'paid purchases': '["unknown"]',
    cancel: 'refused Transaksi tidak dapat dibatalkan',
    'mark one that is none': 'refused Notifikasi tidak ditemukan',
    'the timeline': expect.stringMatching(/agreement unknown.*certificate unknown/),
    exams: expect.stringMatching(/42 essay ready.*43 demonstration unknown/),
    // a receipt of nulls is none: what is so is read again
    'hand in': expect.stringMatching(/^(no number|contract)$/),
    'hand in again': 'refused Jawaban sudah dikumpulkan',
    'the upload': expect.stringMatching(/^(none|http 404)/),
    'the certificate': expect.stringContaining('501'),
  });
  const { accepted } = peer.office;
  const { verified, payments, logOuts } = accepted;
  expect(accepted.submissions.map(({ input }) => input.answers[0].value)).toEqual([essayAnswer]);
  expect(accepted.forms.map((form) => form.name)).toEqual(forms);
  expect({ verified, payments, logOuts }).toEqual({ verified: [email], payments: ['501'], logOuts: [email] });
});

it('every call to a server that answers the least ends in what it said, and in nothing that it did not', async () => {
  const peer = least();
  const choices = expect.stringMatching(/^(satu, dua|Pilihan satu, Pilihan dua)$/);
  const handedIn = expect.stringMatching(/^(no number|contract|none)$/);
  expect(await walk(peer)).toEqual({
    ...everywhere,
    'sign up with an address that is taken': 'http 422 Validation Email sudah terdaftar',
    'log in with a wrong password': 'expired 401 Username atau Password salah',
    'verify by a wrong link': 'http 404 Data tidak ditemukan',
    verify: 'verified',
    'set a new password': 'done',
    provinces: choices,
    cities: choices,
    districts: choices,
    villages: choices,
    disabilities: choices,
    'types of disability': choices,
    'the profile': nothing,
    educations: '[]',
    careers: '[]',
    schemes: '["pemrogram-web"]',
    'a scheme': 'pemrogram-web',
    schedules: nothing,
    buy: 'unknown',
    'paid purchases': '["unknown"]',
    cancel: 'done',
    'mark one that is none': 'http 404 Data tidak ditemukan',
    'the timeline': '[]',
    'APL 02 before it': nothing,
    exams: nothing,
    start: expect.stringMatching(/^(true|contract)$/),
    'the running exam': nothing,
    questions: nothing,
    options: nothing,
    'hand in': handedIn,
    'hand in again': handedIn,
    'the upload': 'none',
    'the result': nothing,
    'the feedback before it': nothing,
    'the certificate': nothing,
  });
  const { accepted } = peer.office;
  const { verified, payments, logOuts } = accepted;
  expect(accepted.forms.map((form) => form.name)).toEqual(forms);
  expect({ verified, payments, logOuts }).toEqual({ verified: [email], payments: ['501'], logOuts: [email] });
});
