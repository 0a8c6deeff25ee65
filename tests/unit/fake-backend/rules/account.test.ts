import { describe, expect, it } from 'vitest';
import { createDatabase } from '../../../../fake-backend/database/database.ts';
import { seed } from '../../../../fake-backend/database/seeding.ts';
import { judgeLogIn, missingCredentials } from '../../../../fake-backend/rules/account.ts';

const now = 1_000_000;
const db = createDatabase();
seed(db, new Date('2026-03-10T02:00:00Z'));
const [candidate] = db.candidates.all();
const right = candidate?.password ?? '';

describe('a log-in', () => {
  it('needs an address and a password, in Laravel’s words', () => {
    const email = ['The email field is required.'];
    const password = ['The password field is required.'];
    expect(missingCredentials('', '')).toEqual({ email, password });
    expect(missingCredentials('a', '')).toEqual({ password });
    expect(missingCredentials('', 'b')).toEqual({ email });
    expect(missingCredentials('a', 'b')).toBeNull();
  });

  it('succeeds with the right password, and clears the failed tries', () => {
    expect(judgeLogIn(candidate, right, [now - 1], now)).toEqual({ kind: 'welcome', candidate, wrong: [] });
  });

  it('counts the failed tries of the last minute', () => {
    const wrong = [now - 60_000, now - 59_999, now];
    expect(judgeLogIn(candidate, 'x', wrong, now)).toEqual({ kind: 'wrong', wrong: [now - 59_999, now, now] });
    expect(judgeLogIn(undefined, right, [], now)).toEqual({ kind: 'wrong', wrong: [now] });
  });

  it('is refused after ten failed tries, even with the right password, until a minute after the first of them', () => {
    const ten = Array.from({ length: 10 }, (_, number) => now - 20_000 + number);
    expect(judgeLogIn(candidate, right, ten, now)).toEqual({ kind: 'throttled', retryAfterSeconds: 40 });
    expect(judgeLogIn(candidate, right, ten.slice(1), now).kind).toBe('welcome');
  });
});
