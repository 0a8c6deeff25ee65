import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountdownBound, type CountdownReading, countDown } from '../../../../src/domain/exam/countdown.ts';
import { deadlineOf, lengthOf, untilClosing } from '../../../../src/domain/exam/exam.ts';
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
});

it.each([30, 3 * 24 * 60])(
  'an exam that closes in %i minutes is counted down to its closing before it starts',
  (minutes) => {
    const now = Date.parse('2026-03-02T09:30:00Z');
    const closing = untilClosing(anExam({ startedAt: null, closesAt: new Date(now + minutes * 60_000).toISOString() }));
    if (!closing) throw new Error('nothing closes it');
    const reading = at(now, { deadline: deadlineOf(closing), length: lengthOf(closing) });
    expect(run([reading])).toEqual([{ remaining: minutes * 60_000, over: false, estimated: false }]);
    expect(untilClosing(anExam())).toBeNull();
  },
);

it('an exam that its server let begin after its closing has its whole time', () => {
  const startedAt = '2026-03-02T09:30:00.000Z';
  const end = (closesAt: string) =>
    new Date(deadlineOf(anExam({ startedAt, minutes: 60, closesAt })) ?? 0).toISOString();
  expect([end('2026-03-02T10:00:00Z'), end('2026-03-02T09:00:00Z')]).toEqual([
    '2026-03-02T10:00:00.000Z',
    '2026-03-02T10:30:00.000Z',
  ]);
});

describe('an impossible start (fault matrix 79)', () => {
  const hour = 3_600_000;
  const starts = (ahead: number) => run([at(0, { deadline: ahead + hour, length: hour })])[0];

  it.each([3 * hour, 10 * 365 * 24 * hour])('that is %i ms from now gives no remaining time, and no end', (ahead) => {
    expect(starts(ahead)).toEqual({ remaining: null, over: false, estimated: false, startUnknown: true });
  });

  it('is one that is farther away than clocks may differ', () => {
    expect(starts(60_000)?.remaining).toBe(hour);
    expect(starts(60_001)?.remaining).toBeNull();
  });

  it.each(['deadline', 'length', 'now'] as const)('is no matter while the %s is unknown: no time is shown', (name) => {
    expect(run([at(deadline - 9_000, { [name]: null })])).toEqual([{ remaining: null, over: false, estimated: false }]);
  });
});
