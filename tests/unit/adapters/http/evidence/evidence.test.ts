import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../../src/adapters/http/failure-table.ts';
import { failureText } from '../../../../../src/ui/core/failure-text.ts';
import { emptyReply, jsonReply, textReply } from '../replies.ts';
import { over, type Use } from '../repositories.ts';

const no = 'Kuota jadwal ini sudah habis.';
const yes = 'Permintaan Anda sudah kami terima.';
const fields = { email: ['Email tidak terdaftar.'] };
const each = (name: string, values: readonly unknown[], beside: object = { message: no }) =>
  values.map((value) => ({ [name]: value, ...beside }));
const under = (names: readonly string[], value: unknown, beside: object = { message: no }) =>
  names.map((name) => ({ [name]: value, ...beside }));

const refusals: readonly unknown[] = [
  ...[false, 0, 'error', 'Gagal', 'failed'],
  ...each('success', [false, 0, '0', 'FALSE', 'no', 'failed', 'gagal']),
  ...each('success', [false, '0'], {}),
  ...under(['is_success', 'isSuccess', 'Success', 'succeeded', 'sukses', 'berhasil', 'OK', 'result'], false),
  { success: false, data: { trx_id: 'TRX-1', status: 'pending' } },
  { success: true, status: false },
  { code: '00', success: false },
  ...each('status', [false, 0, '0', 'error', 'ERROR', 'fail', 'failure', 'gagal', 'invalid', 'err', 'nok']),
  ...each('status', ['unauthorized', 'not_found', 'exception', 'denied', 'unsuccessful', 'expired']),
  ...each('status', [302, 400, 409, 422, 503, -1, '500', '01', '99', '4000000'], { pesan: no }),
  ...each('status', ['error', 'gagal'], {}),
  ...each('status', ['failed'], { timestamp: '2026-01-05 09:00:00', request_id: 'a1b2' }),
  ...each('status', [{ code: '01' }, { code: 400, description: no }], { result: null }),
  ...each('status', ["We can't find a user with that email address.", 'passwords.token', 'passwords.user'], {}),
  ...under(['result', 'type'], 'error'),
  ...each('code', ['01', '02', '14', '99', 'XX', 'ERR-001', 1, -1, 300, 404, 1001, '422', 'gagal', 'UNKNOWN', false]),
  ...each('code', ['01', 400], {}),
  ...each('code', ['E'], { message: no, data: { trx_id: 'TRX-1' } }),
  ...under(['rc', 'RC', 'kode', 'response_code', 'responseCode', 'statusCode', 'resultCode', 'errorCode'], '05'),
  ...[{ errno: 1062 }, { errcode: 40013, errmsg: no }, { responseCode: '4007300' }, { name: 'X', statusCode: 404 }],
  ...each('error', [no, true, 1, 'invalid_token', ['Token salah.'], { message: no }, fields], {}),
  ...each('errors', [fields, ['Token salah.'], no, [{ field: 'email', message: 'Salah.' }], { email: 'Salah.' }]),
  ...[{ success: true, errors: fields }, { code: '00', error: no }, { error: no, data: null }, { errmsg: no }],
  { trx_id: 'TRX-1', error: no },
  ...under(['is_error', 'has_errors', 'failed', 'exception', 'validation_errors'], 1),
  { message: 'Server Error', exception: 'ErrorException', file: '/A.php', line: 12, trace: [] },
  { message: fields },
  ...under(['meta', 'metaData', 'metadata'], { code: 400, message: no }, { data: null }),
  ...each('meta', [{ code: 200, status: 'failed' }, { success: 0 }, { error: no }, { code: 422 }], { data: [] }),
  ...each('data', [false, { success: false }, { data: null, code: '01' }, { data: null, status: 'error' }], {}),
  ...each('message', ['Gagal mengubah data.', 'Error: token', 'Failed to process.', 'Maaf, permintaan ditolak.'], {}),
  ...each('message', ['Token tidak valid.', 'Tidak dapat dibatalkan.', 'Tautan sudah kedaluwarsa.'], { data: null }),
  ...each('message', ['Unauthenticated.', 'Too Many Attempts.', 'The route api/x could not be found.'], {}),
];

const successes: readonly unknown[] = [
  ...[{}, [], null, true, 1, 'OK', 'success', { data: null }, { data: [] }, { data: true }],
  ...each('success', [true, 1, '1', 'true', 'ok', null, '', 'Data berhasil disimpan']),
  ...each('status', [true, 1, 'Success', 'sukses', 'berhasil', 200, '201', '00', null], { message: yes }),
  ...each('status', ['cancelled', 'paid', 'verified', 'passwords.reset', 'Your password has been reset.'], {}),
  ...each('code', ['00', 0, '0', 200, '204', 299, 'SUCCESS', 'Ok', '', null, []], { message: yes }),
  ...each('code', ['00', 200], { data: { trx_id: 'TRX-1', status: 'failed' } }),
  ...under(['rc', 'kode', 'status_code'], '00', { message: yes }),
  ...[{ responseCode: '2007300' }, { errcode: 0, errmsg: 'ok' }, { failed: 0, has_error: false }],
  ...each('error', [null, false, '', [], {}, 0, 'false', { code: 0, message: '' }], { message: yes }),
  ...each('errors', [null, [], {}, '', { email: [] }], { message: yes }),
  ...under(['trx_id', 'id', 'nomor'], '5', { status: 'failed', code: '01', error: null }),
  { id: 4, read: 1, information: 'Pembayaran gagal' },
  { kode: '31', nama: 'DKI Jakarta' },
  ...each('data', [{ trx_id: 'TRX-1', status: 'failed' }, { id: 4, code: '01' }, [{ success: false }]], {}),
  ...each('data', [{ data: { status: 'failed' } }, { message: 'Gagal masuk kemarin' }], { message: yes }),
  { judul: 'Kabar', message: 'Gagal masuk kemarin.' },
  { message: 'Kode yang tidak berlaku sudah dihapus.', data: { trx_id: 'TRX-1' } },
  ...each('meta', [{ code: '00', status: 'success' }, { success: true }, [], { current_page: 1, from: null }], {}),
  ...[{ status: { code: 200, description: 'OK' } }, { metaData: { code: '200' }, response: null }],
  ...each('message', [yes, '', null, 'Errors will be sent by e-mail.', 'Anda sudah keluar.'], {}),
  ...each('message', ['Bila alamat ini tidak terdaftar, tidak ada email yang dikirim.', 'Kata sandi diganti.'], {}),
];

it('no refusal with status 200 counts as a success, and no success as a refusal', () => {
  expect(refusals.filter((body) => refusalOf(body)?.kind !== 'refused')).toEqual([]);
  expect(successes.filter((body) => refusalOf(body))).toEqual([]);
});

const link = { id: '1', hash: 'abc', expires: null, signature: null };
const guardian = { name: 'Ibu', relation: 'mother', contact: '08120000000', consent: true } as const;
const newcomer = { fullname: 'Ayu', email: 'a@contoh.example', password: 'x' };
const message = { subject: 'question', trxId: '', text: 'x', email: 'a@contoh.example' } as const;

const withoutData: readonly (readonly [string, Use])[] = [
  ['a new password', (it) => it.registrations.resetPassword({ ...newcomer, token: 't' })],
  ['a link for a new password', (it) => it.registrations.sendResetLink(newcomer.email)],
  ['the verification', (it) => it.registrations.verifyEmail(link)],
  ['a notification that is read', (it) => it.notifications.markRead('1')],
  ['all notifications that are read', (it) => it.notifications.markAllRead()],
  ['a purchase that is cancelled', (it) => it.transactions.cancel('TRX-1')],
  ['a payment that is renewed', (it) => it.payments.renew('TRX-1')],
  ['the consent of a guardian', (it) => it.guardians.save(guardian)],
  ['a log-out', (it) => it.accounts.logOut()],
];
const withLittle: readonly (readonly [string, Use])[] = [
  ['a log-in', (it) => it.accounts.logIn(newcomer)],
  ['a sign-up', (it) => it.registrations.signUp(newcomer)],
  ['a message', (it) => it.messages.send(message, 'k')],
  ['a payment token', (it) => it.payments.token('TRX-1')],
];

const outcomeOf = async (use: Use, reply: Response): Promise<string> =>
  use(over(() => reply)).then(
    () => 'success',
    (error: { kind: string }) => error.kind,
  );

it.each([...withoutData, ...withLittle])('status 200 alone proves nothing for %s', async (_, run) => {
  expect(await outcomeOf(run, jsonReply({ success: false, message: no }))).toBe('refused');
  for (const reply of [
    textReply('<!DOCTYPE html><p>Berhasil</p>', 'text/html; charset=UTF-8'),
    textReply('{"success":true}', 'text/html; charset=UTF-8'),
    textReply('OK', 'text/plain'),
    textReply('{"success":tr', 'application/json'),
  ])
    expect(await outcomeOf(run, reply)).toBe('between');
  expect(await outcomeOf(run, emptyReply(200))).toBe('contract');
});

it.each(withoutData)('the reply to %s needs no data', async (_, run) => {
  for (const reply of [emptyReply(204), jsonReply({}), jsonReply({ message: yes, data: [] })])
    expect(await outcomeOf(run, reply)).toBe('success');
});

describe('a refusal with status 200', () => {
  it.each([
    { success: false, message: no },
    { error: { code: 'E01', message: no } },
    { status: { code: 400, description: no } },
    { data: { data: null, code: '01', message: no } },
  ])('has the server’s message, and no invalid field errors: %j', (body) => {
    const failure = refusalOf(body);
    expect([failure?.serverMessage, failure?.fieldErrors]).toEqual([no, undefined]);
    expect(failureText(failure).text).toBe(no);
  });

  const fieldErrors = { email: ['Email wajib diisi.'], phone: ['Nomor terlalu pendek.'] };
  const listed = (item: (field: string, text: string) => object) =>
    Object.entries(fieldErrors).map(([field, [text = '']]) => item(field, text));

  it.each([
    { success: false, errors: fieldErrors },
    { success: false, message: 'Validation Error.', data: fieldErrors },
    { errors: listed((field, message) => ({ field, message })) },
    { errors: listed((field, detail) => ({ detail, source: { pointer: `/data/attributes/${field}` } })) },
  ])('names its fields: %j', (body) => {
    const failure = refusalOf(body);
    expect([failure?.fieldErrors, failure?.messages]).toEqual([fieldErrors, Object.values(fieldErrors).flat()]);
  });

  it('with a list of texts shows all of them', () => {
    const failure = refusalOf({ success: false, errors: ['Satu salah.', 'Dua salah.'] });
    expect([failure?.messages, failure?.fieldErrors]).toEqual([['Satu salah.', 'Dua salah.'], undefined]);
  });
});
