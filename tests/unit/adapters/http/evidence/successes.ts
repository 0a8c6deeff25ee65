// Bodies of replies with status 200 that say yes, or say no word of it.

const each = <Value>(values: readonly Value[], body: (value: Value) => unknown): unknown[] => values.map(body);
const done = 'Permintaan Anda sudah kami terima.';

const bare = [
  {},
  [],
  null,
  true,
  1,
  'OK',
  'success',
  { data: null },
  { data: [] },
  { data: true },
  { message: done },
  { message: '' },
  { message: null },
];

const flags = [
  ...each([true, 1, '1', 'true', 'success', 'ok', 'OK', null, '', 'Data berhasil disimpan'], (success) => ({
    success,
    message: done,
  })),
  ...each([true, 1, 'success', 'Success', 'sukses', 'ok', 'OK', 'berhasil', 200, 201, '200', '00', null], (status) => ({
    status,
    message: done,
  })),
  ...each(['cancelled', 'paid', 'pending', 'verified', 'passwords.reset', 'verification-link-sent'], (status) => ({
    status,
    message: done,
  })),
  { status: 'Your password has been reset.' },
  { status: 'We have emailed your password reset link.' },
  { ok: true },
  { result: 'success', message: done },
  { result: true },
  { type: 'success', message: done },
];

const codes = [
  ...each(['00', 0, '0', 200, '200', 201, 204, 299, 'success', 'SUCCESS', 'ok', 'Ok', '', null, []], (code) => ({
    code,
    message: done,
  })),
  ...each(['00', 200], (code) => ({ code, message: done, data: { trx_id: 'TRX-1', status: 'failed' } })),
  ...each(['rc', 'kode', 'responseCode', 'status_code'], (name) => ({ [name]: '00', message: done })),
  { responseCode: '2007300', responseMessage: 'Successful' },
  { errcode: 0, errmsg: 'ok' },
  { error_code: null, message: done },
];

const errors = [
  ...each([null, false, '', [], {}, 0, 'false', '0'], (error) => ({ error, message: done })),
  ...each([null, [], {}, '', { email: [] }], (errors) => ({ errors, message: done })),
  { success: true, error: null, errors: [], message: done, data: [] },
  { failed: 0, has_error: false },
  { error: { code: 0, message: '' } },
];

const resources = [
  { trx_id: 'TRX-1', status: 'failed' },
  { trxid: 'TRX-1', status: 'failed', amount: 0, error: null },
  { data: { trx_id: 'TRX-1', status: 'failed' } },
  { data: { status: 'failed' } },
  { data: { id: 4, type: 'error', code: '01', status: 'error' } },
  { data: [{ success: false }] },
  { id: 5, code: '01', status: 'failed' },
  { id: 4, type: 'payment', read: 1, information: 'Pembayaran gagal' },
  { id: 3, code: 'PRATWEB10001', status: 'used' },
  { slug: 'pemrogram-web', kode: 'SKM-03' },
  { nomor: 'TT-42', kode: '05', status: 'failed' },
  { number: 'TT-42', status: 'expired' },
  { kode: '31', nama: 'DKI Jakarta' },
  { message: done, data: { message: 'Gagal masuk kemarin', status: 'open' } },
  { data: { data: { status: 'failed' } } },
];

const nested = [
  ...each([200, '00', 0, 'success'], (code) => ({ meta: { code, status: 'success', message: done }, data: null })),
  { meta: { success: true } },
  { meta: [], data: [] },
  { metaData: { code: '200', message: 'OK' }, response: null },
  { data: [], meta: { current_page: 1, from: null, last_page: 1, path: '/', per_page: 10, to: null, total: 0 } },
  { status: { code: 200, description: 'OK' } },
];

const words = each(
  [
    'Jika email terdaftar, tautan sudah dikirim.',
    'Bila alamat ini tidak terdaftar, tidak ada email yang dikirim.',
    'Kata sandi diganti. Kata sandi lama tidak dapat dipakai lagi.',
    'Password reset successfully.',
    'Errors will be sent by e-mail.',
    'Anda sudah keluar.',
  ],
  (message) => ({ message }),
);

/** More than 60 bodies, none of which says no. */
export const successes: readonly unknown[] = [
  ...bare,
  ...flags,
  ...codes,
  ...errors,
  ...resources,
  ...nested,
  ...words,
];
