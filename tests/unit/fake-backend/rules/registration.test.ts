import { describe, expect, it } from 'vitest';
import {
  forgotErrors,
  judgeAttempt,
  type SignUpFields,
  signUpErrors,
} from '../../../../fake-backend/rules/registration.ts';

const good: SignUpFields = {
  fullname: 'Ayu Lestari',
  email: 'ayu@contoh.example',
  password: 'contoh123',
  password_confirmation: 'contoh123',
  agreement: '1',
};
const password = (text: string, confirmation = text) => ({ password: text, password_confirmation: confirmation });

describe('a sign-up', () => {
  it.each<[Partial<SignUpFields>, Record<string, string[]>]>([
    [{ fullname: '' }, { fullname: ['The fullname field is required.'] }],
    [{ fullname: 'Ay' }, { fullname: ['The fullname field must be at least 3 characters.'] }],
    [{ fullname: '👩👩' }, { fullname: ['The fullname field must be at least 3 characters.'] }],
    [{ fullname: 'a'.repeat(256) }, { fullname: ['The fullname field must not be greater than 255 characters.'] }],
    [{ email: '' }, { email: ['The email field is required.'] }],
    [{ email: 'ayu@contoh' }, { email: ['The email field must be a valid email address.'] }],
    [password(''), { password: ['The password field is required.'] }],
    [password('contoh1'), { password: ['The password field must be at least 8 characters.'] }],
    [password('12345678'), { password: ['The password field must contain at least one letter.'] }],
    [password('contohnya'), { password: ['The password field must contain at least one number.'] }],
    [password('contoh123', 'contoh124'), { password: ['The password field confirmation does not match.'] }],
    [{ agreement: '0' }, { agreement: ['The agreement field must be accepted.'] }],
    [{ agreement: '' }, { agreement: ['The agreement field must be accepted.'] }],
  ])('with %j is refused in Laravel’s words', (change, errors) => {
    expect(signUpErrors({ ...good, ...change }, false)).toEqual(errors);
  });

  it.each<Partial<SignUpFields>>([
    {},
    { fullname: 'Ayu' },
    { fullname: 'a'.repeat(255) },
    password('contoh12'),
    ...['on', 'yes', 'true'].map((agreement) => ({ agreement })),
  ])('with %j is taken', (change) => {
    expect(signUpErrors({ ...good, ...change }, false)).toBeNull();
  });

  it('is refused for an address that somebody else has', () => {
    expect(signUpErrors(good, true)).toEqual({ email: ['The email has already been taken.'] });
  });
});

describe('a forgotten password', () => {
  it('needs an address', () => {
    expect(forgotErrors('')).toEqual({ email: ['The email field is required.'] });
    expect(forgotErrors('ayu@contoh.example')).toBeNull();
  });
});

describe('attempts of one caller', () => {
  const now = 1_000_000;

  it('are six within a minute; the next may come a minute after the first', () => {
    const five = [0, 1, 2, 3, 4].map((seconds) => now - 50_000 + seconds * 1_000);
    expect(judgeAttempt(five, now)).toEqual({ kind: 'passed', attempts: [...five, now] });
    expect(judgeAttempt([...five, now - 1], now)).toEqual({ kind: 'throttled', retryAfterSeconds: 10 });
  });

  it('are forgotten after a minute, as are those that a clock put into the future', () => {
    expect(judgeAttempt([now - 60_000, now - 59_999, now, now + 1], now)).toEqual({
      kind: 'passed',
      attempts: [now - 59_999, now, now],
    });
  });
});
