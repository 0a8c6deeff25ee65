import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../../../../src/adapters/http/account/account-calls.ts';
import { registrationCalls } from '../../../../../src/adapters/http/account/registration-calls.ts';
import { refusalOf } from '../../../../../src/adapters/http/failure-table.ts';
import type { HttpClient } from '../../../../../src/adapters/http/http-client.ts';
import { messageCalls } from '../../../../../src/adapters/http/information/message-calls.ts';
import { notificationCalls } from '../../../../../src/adapters/http/notification/notification-calls.ts';
import { guardianCalls } from '../../../../../src/adapters/http/profile/guardian-calls.ts';
import { purchaseCalls } from '../../../../../src/adapters/http/purchase/purchase-calls.ts';
import { failureText } from '../../../../../src/ui/failure-text.ts';
import { rejection } from '../rejection.ts';
import { emptyReply, jsonReply, textReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';
import { refusals } from './refusals.ts';
import { successes } from './successes.ts';

type Run = (http: HttpClient) => Promise<unknown>;

/** The calls of which a good reply holds nothing that the portal needs. */
const withoutData: readonly (readonly [string, Run])[] = [
  ['a new password', (http) => http.call(registrationCalls.resetPassword, { body: {} })],
  ['a link for a new password', (http) => http.call(registrationCalls.sendResetLink, { body: {} })],
  ['the verification', (http) => http.call(registrationCalls.verifyEmail, { params: { x: '1/abc' } })],
  ['another verification mail', (http) => http.call(registrationCalls.sendVerification)],
  ['a notification that is read', (http) => http.call(notificationCalls.markAsRead, { body: {} })],
  ['all notifications that are read', (http) => http.call(notificationCalls.markAll, { body: {} })],
  ['a purchase that is cancelled', (http) => http.call(purchaseCalls.cancel, { body: {} })],
  ['a payment that is renewed', (http) => http.call(purchaseCalls.renew, { body: {} })],
  ['the consent of a guardian', (http) => http.call(guardianCalls.save, { body: new FormData() })],
  ['a log-out', (http) => http.callAlone(accountCalls.logOut)],
];

/** Those that need a little more, and could be content with too little. */
const withLittle: readonly (readonly [string, Run])[] = [
  ['a log-in', (http) => http.callAlone(accountCalls.logIn, { body: {} })],
  ['a sign-up', (http) => http.callAlone(registrationCalls.signUp, { body: {} })],
  ['a message', (http) => http.call(messageCalls.send, { body: {} })],
  ['a payment token', (http) => http.call(purchaseCalls.token, { body: {} })],
];

const outcomeOf = async (run: Run, reply: Response): Promise<string> =>
  run(scriptedClient(() => reply).http).then(
    () => 'success',
    (error: { kind: string }) => error.kind,
  );

it('the tables hold at least 150 refusals and 60 successes, each of them once', () => {
  expect(new Set(refusals.map((body) => JSON.stringify(body))).size).toBe(refusals.length);
  expect(new Set(successes.map((body) => JSON.stringify(body))).size).toBe(successes.length);
  expect(refusals.length).toBeGreaterThanOrEqual(150);
  expect(successes.length).toBeGreaterThanOrEqual(60);
});

describe.each([...withoutData, ...withLittle])('of %s', (_, run) => {
  it('no refusal with status 200 is taken for a success', async () => {
    const wrong: string[] = [];
    for (const body of refusals) {
      const outcome = await outcomeOf(run, jsonReply(body));
      if (outcome !== 'refused') wrong.push(`${JSON.stringify(body)}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['an HTML page', () => textReply('<!DOCTYPE html><p>Berhasil</p>', 'text/html; charset=UTF-8')],
    ['JSON that calls itself a page', () => textReply('{"success":true}', 'text/html; charset=UTF-8')],
    ['plain text', () => textReply('OK', 'text/plain')],
    ['nothing', () => emptyReply(200)],
    ['JSON that is cut', () => textReply('{"success":tr', 'application/json')],
  ])('status 200 with %s proves nothing', async (__, reply) => {
    expect(await outcomeOf(run, reply())).toBe('contract');
  });
});

describe.each(withoutData)('of %s', (_, run) => {
  it('no success is taken for a refusal', async () => {
    const wrong: string[] = [];
    for (const body of successes) {
      const outcome = await outcomeOf(run, jsonReply(body));
      if (outcome !== 'success') wrong.push(`${JSON.stringify(body)}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
  });

  it('status 204 is a success', async () => {
    expect(await outcomeOf(run, emptyReply(204))).toBe('success');
  });
});

describe('a refusal with status 200', () => {
  const said = 'Kuota jadwal ini sudah habis.';

  it.each([
    { success: false, message: said },
    { status: 'error', msg: said },
    { status: false, pesan: said },
    { code: '01', Message: said },
    { error: said },
    { error: { code: 'E01', message: said } },
    { error: 'invalid_grant', error_description: said },
    { errors: said },
    { meta: { code: 400, status: 'error', message: said }, data: null },
    { metaData: { code: 400, message: said }, response: null },
    { status: { code: 400, description: said } },
    { responseCode: '4000000', responseMessage: said },
    { success: false, data: { message: said } },
    { status: 422, title: 'Unprocessable', detail: said },
    { success: false, keterangan: said },
    { data: { data: null, code: '01', message: said } },
  ])('comes with the words of the server: %j', (body) => {
    expect(refusalOf(body)).toMatchObject({ kind: 'refused', serverMessage: said });
    expect(failureText(refusalOf(body)).text).toBe(said);
  });

  const fieldErrors = { email: ['Email wajib diisi.'], phone: ['Nomor terlalu pendek.'] };

  it.each([
    { success: false, errors: fieldErrors },
    { success: false, message: fieldErrors },
    { success: false, message: 'Validation Error.', data: fieldErrors },
    { status: false, error: fieldErrors },
    { meta: { code: 422, status: 'error', message: 'Periksa isian.' }, data: { errors: fieldErrors } },
    { meta: { code: 422, message: 'Periksa isian.' }, errors: fieldErrors },
    { code: '03', message: 'Periksa isian.', validation_errors: fieldErrors },
    {
      errors: [
        { field: 'email', message: 'Email wajib diisi.' },
        { field: 'phone', message: 'Nomor terlalu pendek.' },
      ],
    },
    {
      errors: [
        { detail: 'Email wajib diisi.', source: { pointer: '/data/attributes/email' } },
        { detail: 'Nomor terlalu pendek.', source: { pointer: '/data/attributes/phone' } },
      ],
    },
  ])('names its fields: %j', (body) => {
    expect(refusalOf(body)?.fieldErrors).toEqual(fieldErrors);
    expect(refusalOf(body)?.messages).toEqual(['Email wajib diisi.', 'Nomor terlalu pendek.']);
  });

  it('with a list of texts says them all', async () => {
    const { http } = scriptedClient(() => jsonReply({ success: false, errors: ['Satu salah.', 'Dua salah.'] }));
    const failure = await rejection(http.call(purchaseCalls.cancel, { body: {} }));
    expect([failure.messages, failure.fieldErrors]).toEqual([['Satu salah.', 'Dua salah.'], undefined]);
  });

  it('does not take what it echoes for objections', () => {
    const body = { success: false, message: said, data: { trx_id: 'TRX-1', status: 'pending' } };
    expect(refusalOf(body)).toMatchObject({ serverMessage: said });
    expect(refusalOf(body)?.fieldErrors).toBeUndefined();
  });
});
