import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readReply } from '../../../../src/adapters/http/read-reply.ts';
import { failureText } from '../../../../src/ui/failure-text.ts';
import { rejection } from './rejection.ts';
import { emptyReply, jsonReply, textReply } from './replies.ts';

const anything = z.unknown();
const onScreen = async (reply: Response) => failureText(await rejection(readReply(reply, anything)));

const other = 'Terjadi kesalahan. Silahkan coba lagi.';
const server = 'Terjadi kesalahan pada server';
const sessionOver = 'Sesi Anda berakhir. Silakan masuk kembali.';

/** Written out from specification 8 and not from the program. 401 and a second 419 mean the session (domain: 401). */
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
  ['8.text.other', 413, other],
  ['8.text.other', 418, other],
  ['8.text.other', 429, other],
  ['8.text.other', 501, other],
  ['8.text.other', 599, other],
];

const own = 'Kuota jadwal ini sudah habis.';
const longest = 'a'.repeat(300);
const tooLong = 'a'.repeat(301);
const html = '<!DOCTYPE html><html><body><h1>Whoops, looks like something went wrong.</h1></body></html>';

/** A body, and what it says on screen: its own words, or null for the catalogue's. */
const bodies: readonly [string, (status: number) => Response, string | null][] = [
  ['an empty message', (status) => jsonReply({ message: '' }, status), null],
  ['a null message', (status) => jsonReply({ message: null }, status), null],
  ['no message', (status) => jsonReply({}, status), null],
  [
    'the invalid-data text [8.text.invalid-data]',
    (status) => jsonReply({ message: 'The given data was invalid.' }, status),
    null,
  ],
  [
    'the invalid-data text without a stop [8.text.invalid-data]',
    (status) => jsonReply({ message: 'The given data was invalid' }, status),
    null,
  ],
  [
    'the credentials text [8.text.credentials]',
    (status) => jsonReply({ message: 'The provided credentials do not match our records.' }, status),
    null,
  ],
  ['the text of an unauthenticated guest', (status) => jsonReply({ message: 'Unauthenticated.' }, status), null],
  ['the throttle text', (status) => jsonReply({ message: 'Too Many Attempts.' }, status), null],
  ['its own message', (status) => jsonReply({ code: '99', message: own }, status), own],
  ['its own message with spaces around', (status) => jsonReply({ message: `  ${own}\n` }, status), own],
  ['a message of 300 characters', (status) => jsonReply({ message: longest }, status), longest],
  ['a message of 301 characters', (status) => jsonReply({ message: tooLong }, status), null],
  ['a message with markup', (status) => jsonReply({ message: '<b>Galat</b>' }, status), null],
  ['a message that is a number', (status) => jsonReply({ message: 7 }, status), null],
  [
    'problem+json with its own message',
    (status) => textReply(`{"message":"${own}"}`, 'application/problem+json', status),
    own,
  ],
  [
    'an upper-case content type',
    (status) => textReply(`{"message":"${own}"}`, 'Application/JSON; charset=UTF-8', status),
    own,
  ],
  ['an HTML page', (status) => textReply(html, 'text/html; charset=UTF-8', status), null],
  ['an HTML page called plain text', (status) => textReply(html, 'text/plain', status), null],
  ['plain text [8.text.raw]', (status) => textReply(own, 'text/plain; charset=UTF-8', status), own],
  ['plain text of 301 characters', (status) => textReply(tooLong, 'text/plain', status), null],
  ['blank plain text', (status) => textReply(' \n ', 'text/plain', status), null],
  ['an empty body', (status) => emptyReply(status), null],
  ['cut JSON', (status) => textReply('{"message":"Kuota jad', 'application/json', status), null],
  ['JSON that is a list', (status) => jsonReply([own], status), null],
  ['JSON null', (status) => jsonReply(null, status), null],
];

describe.each(bodies)('an error status with %s', (__, reply, said) => {
  it.each(catalogue)('says what it should [%s]: %i', async (_, status, text) => {
    expect(await onScreen(reply(status))).toEqual({ text: said ?? text, items: [] });
  });

  it.each([401, 419])('%i says that the session is over', async (status) => {
    expect(await onScreen(reply(status))).toEqual({ text: sessionOver, items: [] });
  });
});

describe('lists of objections', () => {
  const errors = { nik: ['NIK wajib diisi', 'NIK harus 16 angka'], email: ['Email sudah dipakai'] };
  const items = ['NIK wajib diisi', 'NIK harus 16 angka', 'Email sudah dipakai'];

  it('code 03 appends the field errors to the message', async () => {
    const reply = jsonReply({ code: '03', message: 'Periksa isian Anda', errors });
    expect(await onScreen(reply)).toEqual({ text: 'Periksa isian Anda', items });
  });

  it('code 03 without a message says that the data does not fit', async () => {
    expect(await onScreen(jsonReply({ code: '03', message: '', errors }))).toEqual({
      text: 'Data yang dikirim tidak sesuai',
      items,
    });
  });

  it('a field error may be one text, and the code a number', async () => {
    const reply = jsonReply({ code: 3, message: 'Periksa', errors: { nik: 'NIK wajib diisi' } });
    expect(await onScreen(reply)).toEqual({ text: 'Periksa', items: ['NIK wajib diisi'] });
  });

  it("Laravel's own 422 lists its errors under the catalogue's text", async () => {
    const reply = jsonReply({ message: 'The given data was invalid.', errors }, 422);
    const failure = await rejection(readReply(reply, anything));
    expect(failureText(failure)).toEqual({ text: 'Data yang dikirim tidak sesuai', items });
    expect(failure.fieldErrors).toEqual(errors);
  });

  it.each([
    ['Validation nama wajib | email salah', ['Validation nama wajib', 'email salah']],
    ['Validation error: satu', ['Validation error: satu']],
    [`Validation ${'a'.repeat(200)} | ${'b'.repeat(200)}`, [`Validation ${'a'.repeat(200)}`, 'b'.repeat(200)]],
    ['Validation |  | satu', ['Validation', 'satu']],
  ])('code 02 says %j once, as a list', async (message, parts) => {
    const text = 'Data yang dikirim tidak sesuai';
    expect(await onScreen(jsonReply({ code: '02', message }))).toEqual({ text, items: parts });
    expect(await onScreen(jsonReply({ code: '02', message }, 422))).toEqual({ text, items: parts });
  });

  it('code 02 without the word Validation is an ordinary message', async () => {
    const reply = jsonReply({ code: '02', message: 'Voucher habis | coba lagi' });
    expect(await onScreen(reply)).toEqual({ text: 'Voucher habis | coba lagi', items: [] });
  });

  it('errors that are no texts are as if they were not there', async () => {
    const reply = jsonReply({ message: own, errors: { nik: [{ deep: 1 }] } }, 422);
    expect(await onScreen(reply)).toEqual({ text: own, items: [] });
  });
});

describe('what is not a reply', () => {
  it.each(['<html>masuk ke wifi</html>', '', 'null', '{"data":', '{"code":"00"}'])(
    'a good status with %j that does not fit is a contract failure and says the other text',
    async (text) => {
      const type = text.startsWith('<') ? 'text/html' : 'application/json';
      const failure = await rejection(readReply(textReply(text, type), z.object({ data: z.string() })));
      expect(failure.kind).toBe('contract');
      expect(failureText(failure)).toEqual({ text: other, items: [] });
    },
  );

  it('anything thrown that is not an ApiFailure says the other text, never its own', () => {
    expect(failureText(new TypeError('x is not a function'))).toEqual({ text: other, items: [] });
    expect(failureText(undefined)).toEqual({ text: other, items: [] });
  });
});
