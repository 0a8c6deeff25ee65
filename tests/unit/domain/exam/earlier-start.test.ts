import { describe, expect, it } from 'vitest';
import { isOfAttempt } from '../../../../src/domain/exam/earlier-start.ts';
import { anExam } from '../../../builders/exam.ts';

const minute = 60_000;
const startedAt = '2026-03-02T02:00:00Z';
const started = Date.parse(startedAt);
const exam = anExam({ startedAt, minutes: 60, extraMinutes: 15 });

const storedUnder = (before: number, own: Partial<Parameters<typeof isOfAttempt>[1]> = {}) => ({
  start: (started - before) / 1_000,
  now: started + 10 * minute,
  version: { answeredAt: new Date(started - before + minute).toISOString() },
  ...own,
});

describe('an answer that was stored under an earlier start', () => {
  it('belongs to the running attempt within one length of the exam, including extensions, and not beyond it (fault matrix 89)', () => {
    expect(isOfAttempt(exam, storedUnder(75 * minute))).toBe(true);
    expect(isOfAttempt(exam, storedUnder(76 * minute))).toBe(false);
  });

  it.each([
    ['an exam of unknown length', anExam({ startedAt, minutes: null }), storedUnder(10 * minute)],
    ['an unknown start', exam, storedUnder(10 * minute, { start: Number.NaN })],
    ['an unknown time of the server', exam, storedUnder(76 * minute, { now: null })],
  ])('is not used automatically with %s (fault matrix 89)', (_, of, found) => {
    expect(isOfAttempt(of, found)).toBe(false);
  });

  it('belongs to the running attempt when it was given during it, within the tolerance of clocks (fault matrix 89)', () => {
    const givenAt = (instant: number) =>
      isOfAttempt(exam, storedUnder(76 * minute, { version: { answeredAt: new Date(instant).toISOString() } }));
    expect([givenAt(started + minute), givenAt(started - minute), givenAt(started - minute - 1)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('belongs to the running attempt where the start from the server cannot be true (fault matrix 89)', () => {
    const at = (now: number) => isOfAttempt(exam, storedUnder(76 * minute, { now }));
    expect([at(started - minute - 1), at(started - minute)]).toEqual([true, false]);
    expect(isOfAttempt(anExam({ startedAt: 'besok' }), storedUnder(76 * minute))).toBe(true);
  });
});
