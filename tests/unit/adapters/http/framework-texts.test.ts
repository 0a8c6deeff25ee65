import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readReply } from '../../../../src/adapters/http/read-reply.ts';
import { wordsOf } from '../../../../src/application/api-failure.ts';
import { failureText, statusText } from '../../../../src/ui/failure-text.ts';
import { rejection } from './rejection.ts';
import { jsonReply, textReply } from './replies.ts';

const failureOf = (reply: Response) => rejection(readReply(reply, z.unknown()));

/** Of Laravel, of what is below it, and of web servers. */
const sentences = [
  'The given data was invalid.',
  'The provided credentials do not match our records.',
  'Unauthenticated.',
  'unauthenticated',
  'Unauthorised.',
  'This action is unauthorized.',
  'CSRF token mismatch.',
  'Page Expired',
  'Too Many Attempts.',
  'Too Many Requests',
  'Server Error',
  'Internal Server Error',
  'Service Unavailable',
  'Bad Gateway',
  'Gateway Time-out',
  'Not Found',
  'Method Not Allowed',
  'Forbidden',
  'Validation Error.',
  'Invalid signature.',
  'Whoops, looks like something went wrong.',
  'INVALID_TOKEN',
  'invalid_grant',
];

/** The same with a name in them, keys of translations, and traces of mistakes in a program. */
const technical = [
  'The route api/x could not be found.',
  'The route api/timeline/TRX-1 could not be found.',
  'The GET method is not supported for route api/x. Supported methods: POST.',
  'The PATCH method is not supported for this route. Supported methods: GET, HEAD.',
  'No query results for model [App\\Models\\Transaction] 5',
  'No query results for model [App\\Models\\User].',
  'SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry',
  'SQLSTATE[HY000] [2002] Connection refused (Connection: mysql, SQL: select * from `users`)',
  'Undefined index: trx_id',
  'Undefined array key "email"',
  'Undefined variable $user',
  'Undefined property: stdClass::$id',
  "Trying to get property 'id' of non-object",
  'Attempt to read property "id" on null',
  'Call to a member function update() on null',
  'Call to undefined method App\\Models\\User::foo()',
  'Array to string conversion',
  'Division by zero',
  'Maximum execution time of 30 seconds exceeded',
  'Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes)',
  'Class "App\\Http\\Controllers\\Foo" not found',
  'Target class [FooController] does not exist.',
  'Route [login] not defined.',
  'View [emails.x] not found.',
  'syntax error, unexpected token "}"',
  'file_get_contents(/var/www/app/Http/A.php): Failed to open stream',
  'Error in /var/www/html/vendor/laravel/framework/src/A.php:120',
  'Illuminate\\Database\\QueryException',
  'ErrorException: something',
  'cURL error 28: Operation timed out after 30001 milliseconds',
  'php_network_getaddresses: getaddrinfo failed',
  'connect ECONNREFUSED 10.0.0.5:3306',
  'TypeError: Cannot read properties of undefined',
  'Traceback (most recent call last):',
  'validation.required',
  'passwords.token',
  'auth.failed',
  '{"email":["x"]}',
];

/** Of people, in Indonesian and English. */
const human = [
  'Kuota jadwal ini sudah habis.',
  'Akun Anda belum aktif. Hubungi admin LSP.',
  'Email sudah terdaftar',
  'Gagal membatalkan pembelian karena sudah dibayar.',
  'Terjadi kesalahan saat menyimpan. Coba lagi.',
  'Token tidak valid.',
  'Jenis file .php tidak diizinkan.',
  'Skema Junior Web Programmer (PHP, MySQL) sedang ditutup.',
  'Class sertifikasi ini penuh.',
  'The email field is required.',
  'The email field is required. (and 1 more error)',
  'The email has already been taken.',
  'The selected schedule is invalid.',
  'The voucher has expired.',
  'The schedule could not be found.',
  'The route you chose is closed.',
  'This password reset token is invalid.',
  'Please wait before retrying.',
  'Order cannot be cancelled.',
  'Cannot cancel a paid order.',
  'Your account is suspended',
  'Server sedang dalam pemeliharaan sampai pukul 10.00 WIB.',
  'Ditolak',
  'NIK: 16 angka',
  '[LSP] Jadwal diubah, periksa kembali',
  'Ujian berakhir pukul 10.30',
];

it.each([...sentences, ...technical])('%j does not reach a candidate', async (text) => {
  for (const status of [403, 404, 409, 422, 500])
    expect(failureText(await failureOf(jsonReply({ message: text }, status))).text).toBe(statusText(status));
  expect(failureText(await failureOf(textReply(text, 'text/plain', 500))).text).toBe(statusText(500));
  expect(wordsOf(await failureOf(jsonReply({ success: false, message: text })))).toBe('');
});

it.each(technical)('%j is no objection that a candidate could do anything about', async (text) => {
  const refused = await failureOf(jsonReply({ success: false, message: text, errors: [text] }));
  expect(failureText(refused)).toEqual({ text: statusText(422), items: [] });
  expect(wordsOf(refused)).toBe('');
});

it.each(human)('%j is shown', async (text) => {
  for (const status of [403, 404, 409, 422, 500])
    expect(failureText(await failureOf(jsonReply({ message: text }, status))).text).toBe(text);
  const refused = await failureOf(jsonReply({ success: false, message: text, errors: { email: [text] } }));
  expect(failureText(refused)).toEqual({ text, items: [text] });
  expect(wordsOf(refused)).toBe(text);
});

it('a text of the framework, however long its parts are, is judged at once', async () => {
  const text = `${'a_'.repeat(20_000)}!`;
  const { text: shown } = failureText(await failureOf(jsonReply({ success: false, message: text })));
  expect(shown).not.toContain('a_a');
});
