import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type CountdownBound, type CountdownReading, countDown } from '../../../../src/domain/exam/countdown.ts';
import { deadlineOf, lengthOf } from '../../../../src/domain/exam/exam.ts';
import { anExam } from '../../../builders/exam.ts';

const run = (readings: readonly CountdownReading[]) => {
  let bound: CountdownBound | null = null;
  return readings.map((reading) => {
    const next = countDown(bound, reading);
    bound = next.bound;
    return next.countdown;
  });
};

const deadline = 10_000_000;
const at = (now: number | null, rest: Partial<CountdownReading> = {}): CountdownReading => ({
  deadline,
  length: deadline,
  now,
  estimated: false,
  ...rest,
});

describe('countDown', () => {
  it('counts from the deadline, down to zero [4.timer.countdown]', () => {
    const counted = run([-1_500, -1, 0, 60_000].map((apart) => at(deadline + apart)));
    const expected = [1_500, 1, 0, 0].map((remaining) => ({ remaining, over: remaining === 0, estimated: false }));
    expect(counted).toEqual(expected);
  });

  it('never grows with the clock, except by a new deadline', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * deadline }), { minLength: 2 }), (times) => {
        const remaining = run(times.map((now) => at(now))).map((each) => each.remaining ?? Number.NaN);
        for (const [index, each] of remaining.entries()) expect(each).toBeLessThanOrEqual(remaining[index - 1] ?? each);
        const longer = at(0, { deadline: 3 * deadline, length: 3 * deadline });
        const extended = run([...times.map((now) => at(now)), longer]).at(-1);
        expect(extended).toEqual({ remaining: 3 * deadline, over: false, estimated: false });
      }),
    ));

  it('is a number from 0 on or unknown, for any input', () => {
    const any = fc.oneof(fc.constant(null), fc.double(), fc.constant(Number.NaN));
    fc.assert(
      fc.property(
        fc.array(fc.record({ deadline: any, length: any, now: any, estimated: fc.boolean() })),
        (readings) => {
          for (const { remaining, over } of run(readings)) {
            expect(remaining === null || remaining >= 0).toBe(true);
            expect(over).toBe(remaining === 0);
          }
        },
      ),
    );
  });

  it('is held by an estimate as well, but the next reading may correct it', () => {
    const estimate = at(deadline, { estimated: true });
    expect(run([at(deadline - 9_000), at(deadline - 20_000, { estimated: true })])[1]?.remaining).toBe(9_000);
    expect(run([at(deadline - 9_000), estimate, at(deadline - 8_000)]).map(({ remaining }) => remaining)).toEqual([
      9_000, 0, 8_000,
    ]);
  });
});

describe('an impossible start (fault matrix 79)', () => {
  const hour = 3_600_000;
  const starts = (ahead: number, length: number | null = hour) => run([at(0, { deadline: ahead + hour, length })])[0];

  it('never gives more time than the exam is long', () => {
    const any = fc.integer({ min: -2 * hour, max: 20 * 365 * 24 * hour });
    fc.assert(fc.property(any, (ahead) => (starts(ahead)?.remaining ?? 0) <= hour));
    expect(starts(30_000)).toEqual({ remaining: hour, over: false, estimated: false });
  });

  it.each([3 * hour, 10 * 365 * 24 * hour])('that is %i ms from now gives no remaining time, and no end', (ahead) => {
    expect(starts(ahead)).toEqual({ remaining: null, over: false, estimated: false, startUnknown: true });
  });

  it('with an unknown length gives no remaining time', () => {
    expect(starts(0, null)).toEqual({ remaining: null, over: false, estimated: false });
  });
});

/** The zones of fault matrix 28; in New York daylight saving begins during this exam. */
it.each(['Pacific/Honolulu', 'Pacific/Kiritimati', 'America/New_York', 'Europe/Berlin', 'Asia/Jakarta'])(
  'the remaining time is the same on a device in %s (fault matrix 28)',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const start = '2026-03-08T06:30:00Z';
    const exam = anExam({ startedAt: start, minutes: 60 });
    const times = [0, 29, 31, 60].map((minute) => Date.parse(start) + minute * 60_000);
    const left = times.map(
      (now) => run([at(now, { deadline: deadlineOf(exam), length: lengthOf(exam) })])[0]?.remaining,
    );
    expect(left).toEqual([60, 31, 29, 0].map((minutes) => minutes * 60_000));
    vi.unstubAllEnvs();
  },
);
