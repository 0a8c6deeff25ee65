import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readReply } from '../../../../src/adapters/http/read-reply.ts';
import { wordsOf } from '../../../../src/application/api-failure.ts';
import { failureText, statusText } from '../../../../src/ui/core/failure-text.ts';
import { rejection } from './rejection.ts';
import { jsonReply, textReply } from './replies.ts';

const anything = z.unknown();
const onScreen = async (reply: Response) => failureText(await rejection(readReply(reply, anything)));

const other = 'Terjadi kesalahan. Silahkan coba lagi.';
const server = 'Terjadi kesalahan pada server';

/** Copied from the specification (8), so that it can prove the code wrong. 401 and a second 419 mean an expired session (domain: 401). */
const catalogue: readonly [id: string, status: number, text: string][] = [
  ['8.text.400', 400, 'Data yang anda masukkan belum lengkap atau tidak sesuai'],
  ['8.text.403', 403, 'Data tidak boleh diakses'],
  ['8.text.404', 404, 'Data tidak ditemukan'],
  ['8.text.405', 405, 'HTTP Method tidak sesuai'],
  ['8.text.408', 408, 'Kesalahan jaringan'],
  ['8.text.422', 422, 'Data yang dikirim tidak sesuai'],
  ['8.text.500', 500, server],
  ['8.text.502', 502, server],
  ['8.text.503', 503, server],
  ['8.text.504', 504, server],
  ['8.text.507', 507, 'Terjadi kesalahan pada media penyimpanan'],
  ['8.text.other', 409, other],
  ['8.text.other', 599, other],
];

const own = 'Kuota jadwal ini sudah habis.';
const notOurs = 'Yang menjawab bukan portal, melainkan sesuatu di jaringan, misalnya firewall.';
const tooLong = 'a'.repeat(301);
const long = 'Kuota jadwal ini ya '.repeat(20); // every 20th character is a space
const html = '<!DOCTYPE html><html><body><h1>Whoops, looks like something went wrong.</h1></body></html>';

/** Replies with status 404 and the expected text; null means the text of the catalogue. */
const bodies: readonly (readonly [string, Response, string | null])[] = [
  ...['', null, undefined, 7, tooLong, html, `${'kata '.repeat(90)}SQLSTATE[23000]`].map(
    (message) => [`the message ${message}`, jsonReply({ message }, 404), null] as const,
  ),
  [
    'a message with tags',
    jsonReply({ message: '<p>Kuota <b>habis</b> &amp; ditutup.</p><p>Pilih lain.</p>' }, 404),
    'Kuota habis & ditutup.\nPilih lain.',
  ],
  [
    'a message with the name of a tag',
    jsonReply({ message: 'Tag <div> tidak boleh kosong.' }, 404),
    'Tag <div> tidak boleh kosong.',
  ],
  ['a long message', jsonReply({ message: long }, 404), `${long.slice(0, 299)}…`],
  ['a long plain text', textReply(long, 'text/plain', 404), `${long.slice(0, 299)}…`],
  ['the invalid-data text [8.text.invalid-data]', jsonReply({ message: 'The given data was invalid.' }, 404), null],
  [
    'the credentials text [8.text.credentials]',
    jsonReply({ message: 'The provided credentials do not match our records.' }, 404),
    null,
  ],
  ['its own message', jsonReply({ code: '99', message: `  ${own}\n` }, 404), own],
  ['problem+json', textReply(`{"message":"${own}"}`, 'application/problem+json', 404), own],
  ['an upper-case type', textReply(`{"message":"${own}"}`, 'Application/JSON; charset=UTF-8', 404), own],
  ['an HTML page', textReply(html, 'text/html; charset=UTF-8', 404), notOurs],
  ['an HTML page called plain text', textReply(html, 'text/plain', 404), notOurs],
  ['plain text [8.text.raw]', textReply(own, 'text/plain; charset=UTF-8', 404), own],
  ['plain text of 301 characters', textReply(tooLong, 'text/plain', 404), notOurs],
  ['cut JSON', textReply('{"message":"Kuota jad', 'application/json', 404), notOurs],
  ['JSON that is a list', jsonReply([own], 404), null],
];

describe('an error status', () => {
  it.each(catalogue)('without a message shows its own text [%s]: %i', async (_, status, text) => {
    expect(await onScreen(jsonReply({}, status))).toEqual({ text, items: [] });
    expect(await onScreen(jsonReply({ message: own }, status))).toEqual({ text: own, items: [] });
  });

  it.each([401, 419])('%i always says that the session is over', async (status) => {
    expect(await onScreen(jsonReply({ message: own }, status))).toEqual({
      text: 'Sesi Anda berakhir. Silakan masuk kembali.',
      items: [],
    });
  });

  it.each(bodies)('with %s shows that message or the text of its status', async (_, reply, said) => {
    expect(await onScreen(reply)).toEqual({ text: said ?? 'Data tidak ditemukan', items: [] });
  });
});

describe('field errors', () => {
  const text = 'Data yang dikirim tidak sesuai';

  const errors = { nik: ['NIK wajib diisi', 'NIK harus 16 angka'], email: ['Email sudah dipakai'] };
  const items = ['NIK wajib diisi', 'NIK harus 16 angka', 'Email sudah dipakai'];

  it('are the field errors of code 03, and of a 422 of Laravel, after the message', async () => {
    const reply = jsonReply({ code: '03', message: 'Periksa isian Anda', errors });
    expect(await onScreen(reply)).toEqual({ text: 'Periksa isian Anda', items });
    expect(await onScreen(jsonReply({ code: 3, errors: { nik: 'Wajib' } }))).toEqual({ text, items: ['Wajib'] });
    const ofLaravel = jsonReply({ message: 'The given data was invalid.', errors }, 422);
    expect(await onScreen(ofLaravel)).toEqual({ text, items });
  });

  it.each([
    ['Validation nama wajib | email salah', ['Validation nama wajib', 'email salah']],
    ['Validation |  | satu', ['Validation', 'satu']],
  ])('code 02 shows %j once, as a list', async (message, parts) => {
    expect(await onScreen(jsonReply({ code: '02', message }))).toEqual({ text, items: parts });
    expect(await onScreen(jsonReply({ code: '02', message }, 422))).toEqual({ text, items: parts });
  });

  it('code 02 without the word Validation is an ordinary message', async () => {
    const reply = jsonReply({ code: '02', message: 'Voucher habis | coba lagi' });
    expect(await onScreen(reply)).toEqual({ text: 'Voucher habis | coba lagi', items: [] });
  });

  it('errors that are no texts are ignored', async () => {
    const reply = jsonReply({ message: own, errors: { nik: [{ deep: 1 }] } }, 422);
    expect(await onScreen(reply)).toEqual({ text: own, items: [] });
  });
});

const sentences = [
  ...['Unauthenticated.', 'CSRF token mismatch.', 'Page Expired', 'BAD GATEWAY', 'Gateway Time-out'],
  ...['Whoops, looks like something went wrong.', 'INVALID_TOKEN', 'invalid_grant'],
];

const technical = [
  ...['The route api/x could not be found.', 'The GET method is not supported for route api/x.'],
  ...['No query results for model [App\\Models\\Transaction] 5', 'validation.required', 'Undefined index: trx_id'],
  ...['Call to a member function update() on null', 'Division by zero', 'Route [login] not defined.'],
  ...['syntax error, unexpected token "}"', 'SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry'],
  ...['connect ECONNREFUSED 10.0.0.5:3306', 'Illuminate\\Database\\QueryException', 'ErrorException: something'],
  ...['Error in /var/www/html/vendor/laravel/framework/src/A.php:120', '{"email":["x"]}'],
];

describe('a text of a server', () => {
  const failureOf = (reply: Response) => rejection(readReply(reply, anything));

  it.each([...sentences, ...technical])('that a program wrote is not shown to a candidate: %j', async (text) => {
    expect(await onScreen(jsonReply({ message: text }, 409))).toEqual({ text: statusText(409), items: [] });
    expect(await onScreen(textReply(text, 'text/plain', 500))).toEqual({ text: statusText(500), items: [] });
    expect(wordsOf(await failureOf(jsonReply({ success: false, message: text })))).toBe('');
  });

  it.each(technical)('that is technical is not shown as a field error either: %j', async (text) => {
    const refused = await failureOf(jsonReply({ success: false, message: text, errors: [text] }));
    expect([failureText(refused), wordsOf(refused)]).toEqual([{ text: statusText(422), items: [] }, '']);
  });

  it('is judged quickly, however long its parts are', async () => {
    const { text } = await onScreen(jsonReply({ success: false, message: `${'a_'.repeat(20_000)}!` }));
    expect(text).not.toContain('a_a');
  });
});

describe('an error that is not a reply', () => {
  it.each([
    ['network', 511, /meminta Anda masuk dulu, seperti Wi-Fi umum\. Masuklah di tab lain/],
    [
      'size',
      413,
      /Terlalu besar untuk server\. Pilih file yang lebih kecil; mengirim yang sama lagi tidak akan berhasil/,
    ],
  ])('a page that is in the way as %s (%i) has its own words and way on', async (obstacle, status, text) => {
    const failure = await rejection(readReply(textReply(html, 'text/html', status), anything));
    expect(failure).toMatchObject({ kind: 'between', obstacle });
    expect(failureText(failure).text).toMatch(text);
  });
});
