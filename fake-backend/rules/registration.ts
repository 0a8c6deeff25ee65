import type { AccountLinkRow } from '../database/rows.ts';
import type { FieldErrors } from '../respond.ts';
import { isLonger } from './exam/longer.ts';
import { identityError, mobileError } from './profile.ts';

export const linkLifetimeMs = { verify: 60 * 60_000, reset: 60 * 60_000, temporary: 365 * 24 * 60 * 60_000 } as const;
/** Minimum pause between two password mails to an address. A request within the pause sends a mail only if the last link was used. */
export const resetPauseMs = 60_000;
export const maxAttempts = 6;
/** Sign-ups a minute from one network address, behind which a whole class may be. */
export const mostSignUps = 60;
const windowMs = 60_000;

export type AttemptOutcome = { kind: 'passed'; attempts: number[] } | { kind: 'throttled'; retryAfterSeconds: number };

export const recentAttempts = (instants: readonly number[], now: number): number[] =>
  instants.filter((instant) => instant > now - windowMs && instant <= now);

export const judgeAttempt = (earlier: readonly number[], now: number, most = maxAttempts): AttemptOutcome => {
  const recent = recentAttempts(earlier, now);
  const [first] = recent;
  if (first === undefined || recent.length < most) return { kind: 'passed', attempts: [...recent, now] };
  return { kind: 'throttled', retryAfterSeconds: Math.ceil((first + windowMs - now) / 1000) };
};

/** The addresses of a class, which the trainer gives out. */
export const classDomain = '@kelas.example';

export interface SignUpFields {
  fullname: string;
  email: string;
  password: string;
  password_confirmation: string;
  agreement: string;
  identity_number: string;
  mobile_phone: string;
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const newPasswordErrors = (password: string, confirmation: string): string[] => {
  if (!password) return ['The password field is required.'];
  const errors: string[] = [];
  if (password.length < 8) errors.push('The password field must be at least 8 characters.');
  if (!/\p{L}/u.test(password)) errors.push('The password field must contain at least one letter.');
  if (!/\p{N}/u.test(password)) errors.push('The password field must contain at least one number.');
  if (password !== confirmation) errors.push('The password field confirmation does not match.');
  return errors;
};

const emailErrors = (email: string): string[] => {
  if (!email) return ['The email field is required.'];
  return emailForm.test(email) ? [] : ['The email field must be a valid email address.'];
};

const nameErrors = (name: string): string[] => {
  if (!name) return ['The fullname field is required.'];
  return isLonger(name, 255) ? ['The fullname field must not be greater than 255 characters.'] : [];
};

const named = (errors: FieldErrors): FieldErrors | null => {
  const some = Object.entries(errors).filter(([, texts]) => texts.length > 0);
  return some.length > 0 ? Object.fromEntries(some) : null;
};

const textsOf = (error: string | null): string[] => (error === null ? [] : [error]);

export const signUpErrors = (fields: SignUpFields, taken: boolean): FieldErrors | null =>
  named({
    fullname: nameErrors(fields.fullname),
    email: taken ? ['The email has already been taken.'] : emailErrors(fields.email),
    password: newPasswordErrors(fields.password, fields.password_confirmation),
    agreement: ['1', 'on', 'yes', 'true'].includes(fields.agreement) ? [] : ['The agreement field must be accepted.'],
    identity_number: textsOf(identityError({ identity_type: 'nik', identity_number: fields.identity_number })),
    mobile_phone: textsOf(mobileError(fields.mobile_phone)),
  });

export const forgotErrors = (email: string): FieldErrors | null => named({ email: emailErrors(email) });

export const resetErrors = (fields: Record<'token' | 'email' | 'password' | 'confirmation', string>) =>
  named({
    token: fields.token ? [] : ['The token field is required.'],
    email: emailErrors(fields.email),
    password: newPasswordErrors(fields.password, fields.confirmation),
  });

export type LinkStatus = 'good' | 'used' | 'replaced' | 'expired' | 'unknown';

/** The status of an email link, which can be used once, within an hour, and only until a newer link is sent. */
export const linkStatusOf = (
  link: Readonly<AccountLinkRow> | undefined,
  purpose: 'verify' | 'reset',
  now: Date,
): LinkStatus => {
  if (!link || (link.purpose === 'verify') !== (purpose === 'verify')) return 'unknown';
  if (link.used) return 'used';
  if (link.replaced) return 'replaced';
  return Date.parse(link.expires_at) > now.getTime() ? 'good' : 'expired';
};
