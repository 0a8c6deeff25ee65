// Bodies of replies with status 200 that say no, as back ends write them.

const no = 'Kuota jadwal ini sudah habis.';
const each = <Value>(values: readonly Value[], body: (value: Value) => unknown): unknown[] => values.map(body);
const fields = { email: ['Email tidak terdaftar.'] };

const flags = [
  ...each([false, 0, '0', 'false', 'FALSE', 'no', 'failed', 'gagal', 'error'], (success) => ({ success, message: no })),
  ...each([false, 0, '0', 'false'], (success) => ({ success })),
  ...each([false, 0, '0', 'false'], (status) => ({ status, message: no })),
  ...each([false, 0], (status) => ({ status, pesan: no })),
  ...each([false, 0, 'false'], (ok) => ({ ok, error: no })),
  ...each(['is_success', 'isSuccess', 'Success', 'sukses', 'berhasil', 'OK', 'Status'], (name) => ({
    [name]: false,
    message: no,
  })),
  { success: false, data: null },
  { success: false, message: no, data: [] },
  { success: false, message: no, data: { trx_id: 'TRX-1', status: 'pending' } },
  { success: false, trx_id: 'TRX-1' },
  { success: true, status: false, message: no },
  { code: '00', success: false, message: no },
  { code: 200, status: false, message: no, data: null },
  { result: false, message: no },
];

const statuses = [
  ...each(
    [
      'error',
      'Error',
      'ERROR',
      'failed',
      'fail',
      'FAIL',
      'failure',
      'gagal',
      'GAGAL',
      'invalid',
      'err',
      'nok',
      'unauthorized',
      'forbidden',
      'not_found',
      'exception',
      'denied',
      'unsuccessful',
      'expired',
    ],
    (status) => ({ status, message: no }),
  ),
  ...each(['error', 'failed', 'fail', 'gagal'], (status) => ({ status })),
  ...each(['error', 'failed', 'gagal'], (status) => ({ status, message: no, data: null })),
  ...each([302, 400, 401, 403, 404, 409, 410, 419, 422, 429, 500, 503, -1, '400', '422', '500'], (status) => ({
    status,
    message: no,
  })),
  ...each(['01', '02', '99', '4000000'], (status) => ({ status, message: no })),
  ...each(['error', 'failed', 'gagal', 'fail'], (result) => ({ result, message: no })),
  { status: 'error', message: no, timestamp: '2026-01-05 09:00:00', request_id: 'a1b2' },
  { status: 'failed', timestamp: 1_767_578_400 },
  { status: 'error', msg: no },
  { status: 'error', pesan: no, data: {} },
  { status: 'failed', message: no, trx_id: 'TRX-1' },
  { status: { code: '01', message: no } },
  { status: { code: 400, description: no }, result: null },
  { type: 'error', message: no },
  { type: 'about:blank', title: 'Unprocessable', status: 422, detail: no },
  { status: "We can't find a user with that email address." },
  { status: 'This password reset token is invalid.' },
  { status: 'passwords.token' },
  { status: 'passwords.user' },
];

const codes = [
  ...each(
    [
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '10',
      '12',
      '14',
      '30',
      '51',
      '68',
      '76',
      '91',
      '94',
      '99',
      'XX',
      'E01',
      'ERR-001',
      'A05',
    ],
    (code) => ({ code, message: no }),
  ),
  ...each([1, 2, 3, 9, 99, -1, 300, 400, 401, 403, 404, 409, 422, 429, 500, 503, 1001, 4000], (code) => ({
    code,
    message: no,
  })),
  ...each(
    ['400', '422', '500', 'error', 'ERROR', 'failed', 'gagal', 'INVALID_TOKEN', 'UNKNOWN', 'validation_error'],
    (code) => ({ code, message: no, data: null }),
  ),
  ...each(['01', '99', 400], (code) => ({ code })),
  ...each(
    ['rc', 'RC', 'kode', 'response_code', 'responseCode', 'status_code', 'statusCode', 'resultCode', 'errorCode'],
    (name) => ({ [name]: '05', message: no }),
  ),
  ...each([400, 422, 500], (statusCode) => ({ statusCode, message: no, error: 'Bad Request' })),
  { code: '01', message: no, trx_id: 'TRX-1' },
  { code: false, message: no },
  { code: 'E', message: no, data: { trx_id: 'TRX-1' } },
  { errno: 1062, message: no },
  { errcode: 40013, errmsg: no },
  { responseCode: '4007300', responseMessage: no },
];

const errors = [
  ...each(
    [no, true, 1, 'invalid_token', ['Token salah.'], { message: no }, { code: 'E01', message: no }, fields],
    (error) => ({ error }),
  ),
  ...each([no, true, { message: no }], (error) => ({ error, data: null })),
  ...each([fields, ['Token salah.'], no, [{ field: 'email', message: 'Salah.' }], { email: 'Salah.' }], (errors) => ({
    message: no,
    errors,
  })),
  ...each([fields, ['Token salah.'], no], (errors) => ({ errors })),
  ...each([fields, ['Token salah.']], (errors) => ({ success: true, errors })),
  { error: true, message: no },
  { error: 'invalid_grant', error_description: no },
  { code: '00', error: no },
  { is_error: true, message: no },
  { has_errors: 1, message: no },
  { failed: true, message: no },
  { message: { email: ['Email tidak terdaftar.'] } },
  { success: false, message: 'Validation Error.', data: fields },
  { message: 'Server Error', exception: 'ErrorException', file: '/var/www/app/A.php', line: 12, trace: [] },
  { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: no } },
  { validation_errors: fields },
  { errmsg: no },
  { name: 'NotFoundError', statusCode: 404 },
];

const nested = [
  ...each([400, '01', 'error', 422, 500], (code) => ({ meta: { code, message: no }, data: null })),
  ...each(['error', 'failed', false, 'gagal'], (status) => ({ meta: { code: 200, status, message: no }, data: null })),
  ...each([false, 0], (success) => ({ meta: { success, message: no } })),
  { meta: { code: 422, status: 'error', message: no }, data: { errors: fields } },
  { meta: { error: no }, data: [] },
  { metaData: { code: '201', message: no }, response: null, data: null, success: false },
  { metaData: { code: 401, message: no }, response: null },
  { metadata: { code: '400', message: no } },
  { data: { success: false, message: no } },
  { code: '00', data: { success: false } },
  { data: { data: null, code: '01', message: no } },
  { data: { data: null, status: 'error', message: no } },
  { data: false },
  { data: false, message: no },
];

const words = [
  ...each(
    [
      'Gagal mengubah data.',
      'GAGAL',
      'Error: token',
      'Failed to process.',
      'Terjadi kesalahan pada server.',
      'Maaf, permintaan ditolak.',
      'Token tidak valid.',
      'Pembelian tidak dapat dibatalkan.',
      'Tautan sudah kedaluwarsa.',
      'Unauthenticated.',
      'This action is unauthorized.',
      'CSRF token mismatch.',
      'Too Many Attempts.',
      'This password reset token is invalid.',
      "We can't find a user with that email address.",
      'The given data was invalid.',
      'The route api/x could not be found.',
      'SQLSTATE[42S02]: Base table or view not found',
    ],
    (message) => ({ message }),
  ),
  ...each(['Gagal menyimpan.', 'Token tidak valid.'], (message) => ({ message, data: null })),
  ...[false, 0, 'error', 'Gagal', 'failed'],
];

/** More than 150 bodies, none of which is a success. */
export const refusals: readonly unknown[] = [...flags, ...statuses, ...codes, ...errors, ...nested, ...words];
