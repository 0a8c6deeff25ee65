import { describe, expect, it } from 'vitest';
import { HttpAccountRepository } from '../../../../../src/adapters/http/account/http-account-repository.ts';
import { HttpRegistrationRepository } from '../../../../../src/adapters/http/account/http-registration-repository.ts';
import { HttpServerTime } from '../../../../../src/adapters/http/time/http-server-time.ts';
import { of, type SpecifiedCall, sentBy } from './sent-call.ts';

const account = of(HttpAccountRepository);
const registration = of(HttpRegistrationRepository);
const email = 'ayu@contoh.example';
const password = 'rahasia';
const link = { id: '7', hash: 'abc', expires: null, signature: null };

/** Specification 7, Session and account, written out; the names in the bodies are not shown there. */
const calls: readonly SpecifiedCall[] = [
  ['7.account.login', 'POST /api/login {email, password}', account((it) => it.logIn({ email, password }))],
  ['7.account.logout', 'POST /api/logout', account((it) => it.logOut())],
  ['7.account.current', 'GET /api/asesi', account((it) => it.current())],
  [
    '7.account.signup',
    'POST /api/signup {fullname, email, password, password_confirmation, agreement}',
    registration((it) => it.signUp({ fullname: 'Ayu', email, password })),
  ],
  ['7.account.forgot-password', 'POST /api/forgot-password {email}', registration((it) => it.sendResetLink(email))],
  [
    '7.account.reset-password',
    'POST /api/reset-password {token, email, password, password_confirmation}',
    registration((it) => it.resetPassword({ token: 't', email, password })),
  ],
  ['7.account.email-verify', 'GET /api/email/verify/7/abc', registration((it) => it.verifyEmail(link))],
  ['7.account.email-verify', 'GET /api/email/verify/abc', registration((it) => it.verifyEmail({ ...link, id: null }))],
  [
    '7.account.email-verify',
    'GET /api/email/verify/7/abc?expires=9&signature=s',
    registration((it) => it.verifyEmail({ ...link, expires: '9', signature: 's' })),
  ],
  [
    '7.account.verification-notification',
    'POST /api/email/verification-notification',
    registration((it) => it.sendVerification()),
  ],
  ['7.account.date-now', 'GET /api/date-now', of(HttpServerTime)((it) => it.read())],
];

describe('a call of session and account', () => {
  it.each(calls)('has the address of the specification and these fields [%s]', async (_, sent, call) => {
    expect(await sentBy(call)).toEqual([sent]);
  });

  it('gets the CSRF cookie before a page that has none sends anything [7.account.csrf-cookie]', async () => {
    const sent = await sentBy(
      account((it) => it.logOut()),
      { cookies: () => '' },
    );
    expect(sent).toEqual(['GET /sanctum/csrf-cookie', 'POST /api/logout']);
  });
});
