import type { CandidateRow } from '../database/rows.ts';
import type { FieldErrors } from '../respond.ts';

export const maxWrongLogIns = 10;
const windowMs = 60_000;

export type LogInOutcome =
  | { kind: 'welcome'; candidate: Readonly<CandidateRow>; wrong: number[] }
  | { kind: 'wrong'; wrong: number[] }
  | { kind: 'throttled'; retryAfterSeconds: number };

export const missingCredentials = (email: string, password: string): FieldErrors | null => {
  const errors: FieldErrors = {};
  if (!email) errors.email = ['The email field is required.'];
  if (!password) errors.password = ['The password field is required.'];
  return Object.keys(errors).length > 0 ? errors : null;
};

export const judgeLogIn = (
  candidate: Readonly<CandidateRow> | undefined,
  password: string,
  wrong: readonly number[],
  now: number,
): LogInOutcome => {
  const recent = wrong.filter((instant) => instant > now - windowMs && instant <= now);
  const [first] = recent;
  if (first !== undefined && recent.length >= maxWrongLogIns) {
    return { kind: 'throttled', retryAfterSeconds: Math.ceil((first + windowMs - now) / 1000) };
  }
  if (candidate?.password !== password) return { kind: 'wrong', wrong: [...recent, now] };
  return { kind: 'welcome', candidate, wrong: [] };
};
