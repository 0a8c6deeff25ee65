import { describe, expect, it } from 'vitest';
import { createDatabase } from '../../../../fake-backend/database/database.ts';
import { seed } from '../../../../fake-backend/database/seeding.ts';
import { judgeLogIn } from '../../../../fake-backend/rules/account.ts';
import { judgeAttempt } from '../../../../fake-backend/rules/registration.ts';
import { throttleOf } from '../../../../fake-backend/rules/voucher.ts';

const now = 1_000_000;
const db = createDatabase();
seed(db, new Date('2026-03-10T02:00:00Z'));
const [candidate] = db.candidates.all();
const right = candidate?.password ?? '';

describe('tries of one minute', () => {
  it('of a log-in are counted while they fail, and forgotten after the right password', () => {
    const wrong = [now - 60_000, now - 59_999, now];
    expect(judgeLogIn(candidate, 'x', wrong, now)).toEqual({ kind: 'wrong', wrong: [now - 59_999, now, now] });
    expect(judgeLogIn(undefined, right, [], now)).toEqual({ kind: 'wrong', wrong: [now] });
    expect(judgeLogIn(candidate, right, wrong, now)).toEqual({ kind: 'welcome', candidate, wrong: [] });
  });

  it('of a log-in are ten, even with the right password, until a minute after the first of them', () => {
    const ten = Array.from({ length: 10 }, (_, number) => now - 20_000 + number);
    expect(judgeLogIn(candidate, right, ten, now)).toEqual({ kind: 'throttled', retryAfterSeconds: 40 });
    expect(judgeLogIn(candidate, right, ten.slice(1), now).kind).toBe('welcome');
  });

  it('of a sign-up or a message are six; those under a clock set to the future do not count', () => {
    const five = [0, 1, 2, 3, 4].map((seconds) => now - 50_000 + seconds * 1_000);
    expect(judgeAttempt(five, now)).toEqual({ kind: 'passed', attempts: [...five, now] });
    expect(judgeAttempt([...five, now - 1], now)).toEqual({ kind: 'throttled', retryAfterSeconds: 10 });
    const attempts = [now - 59_999, now, now];
    expect(judgeAttempt([now - 60_000, now - 59_999, now, now + 1], now)).toEqual({ kind: 'passed', attempts });
  });

  it('of Prakerja codes are five wrong ones, until the first is a minute old', () => {
    const wrong = [0, 10_000, 20_000, 30_000, 40_000];
    expect(throttleOf(wrong.slice(1), 45_000).retryAfterSeconds).toBeNull();
    expect(throttleOf(wrong, 45_000).retryAfterSeconds).toBe(15);
    expect(throttleOf(wrong, 60_000)).toEqual({ recent: wrong.slice(1), retryAfterSeconds: null });
  });
});
