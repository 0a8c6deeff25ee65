import { expect, it } from 'vitest';
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
  identity_number: '',
  mobile_phone: '',
};
const password = (text: string, confirmation = text) => ({ password: text, password_confirmation: confirmation });

it.each<[Partial<SignUpFields>, string | null]>([
  [{}, null],
  [{ fullname: 'Ayu' }, null],
  [{ fullname: 'a'.repeat(255) }, null],
  [password('contoh12'), null],
  [{ agreement: 'on' }, null],
  [{ agreement: 'yes' }, null],
  [{ agreement: 'true' }, null],
  [{ fullname: '' }, 'fullname field is required'],
  [{ fullname: 'a'.repeat(256) }, 'fullname field must not be greater than 255 characters'],
  [{ email: '' }, 'email field is required'],
  [{ email: 'ayu@contoh' }, 'email field must be a valid email address'],
  [password(''), 'password field is required'],
  [password('contoh1'), 'password field must be at least 8 characters'],
  [password('12345678'), 'password field must contain at least one letter'],
  [password('contohnya'), 'password field must contain at least one number'],
  [password('contoh123', 'contoh124'), 'password field confirmation does not match'],
  [{ agreement: '0' }, 'agreement field must be accepted'],
  [{ agreement: '' }, 'agreement field must be accepted'],
])('a sign-up with %j gets Laravel’s message: %j', (change, text) => {
  const [field = ''] = text?.split(' ') ?? [];
  expect(signUpErrors({ ...good, ...change }, false)).toEqual(text && { [field]: [`The ${text}.`] });
});

it('an address is required, and for a sign-up an unused one', () => {
  expect(signUpErrors(good, true)).toEqual({ email: ['The email has already been taken.'] });
  expect(forgotErrors('')).toEqual({ email: ['The email field is required.'] });
  expect(forgotErrors(good.email)).toBeNull();
});

it('one caller has six attempts within a minute; attempts under a clock set to the future do not count', () => {
  const now = 1_000_000;
  const five = [0, 1, 2, 3, 4].map((seconds) => now - 50_000 + seconds * 1_000);
  expect(judgeAttempt(five, now)).toEqual({ kind: 'passed', attempts: [...five, now] });
  expect(judgeAttempt([...five, now - 1], now)).toEqual({ kind: 'throttled', retryAfterSeconds: 10 });
  const attempts = [now - 59_999, now, now];
  expect(judgeAttempt([now - 60_000, now - 59_999, now, now + 1], now)).toEqual({ kind: 'passed', attempts });
});
