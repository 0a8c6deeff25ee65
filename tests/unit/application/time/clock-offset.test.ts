import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestOffset,
  type ClockSample,
  jumpBetween,
  roundTripOf,
  withSample,
} from '../../../../src/domain/calendar/clock-offset.ts';

const hour = 3_600_000;
const opened = Date.parse('2026-03-02T02:00:00Z');

const reading = (wallAhead: number, at: number, there: number, back: number): ClockSample => {
  const moment = (elapsed: number) => ({ wall: opened + wallAhead + elapsed, elapsed });
  return { asked: moment(at), server: opened + at + there, answered: moment(at + there + back) };
};

const keep = (samples: readonly ClockSample[]) => samples.reduce<readonly ClockSample[]>(withSample, []);
const aheads = fc.integer({ min: -12 * hour, max: 12 * hour });
const ways = fc.array(fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 2_000 })), {
  minLength: 1,
  maxLength: 12,
});

describe('bestOffset', () => {
  it('has an error of at most half the shortest round trip of the last five, however wrong the device is (fault matrix 22, 27)', () =>
    fc.assert(
      fc.property(aheads, ways, (ahead, all) => {
        const samples = all.map(([there, back], index) => reading(ahead, index * 60_000, there, back));
        const error = Math.abs((bestOffset(keep(samples)) ?? Number.NaN) - opened);
        const shortest = Math.min(...samples.slice(-5).map(roundTripOf));
        expect(error).toBeLessThanOrEqual(shortest / 2);
      }),
    ));

  it('has an error of half a 5 s delay in one direction, until a better sample arrives', () => {
    const late = reading(0, 0, 0, 5_000);
    expect(Math.abs((bestOffset([late]) ?? 0) - opened)).toBe(2_500);
    expect(bestOffset(keep([late, reading(0, 60_000, 20, 20)]))).toBe(opened);
    expect(bestOffset(keep([reading(0, 0, 20, 20), reading(0, 60_000, 5_000, 0)]))).toBe(opened);
  });

  it('uses only the last five samples, and is unknown without any', () => {
    const old = reading(0, 0, 1, 0);
    const newer = [1, 2, 3, 4, 5].map((minute) => reading(0, minute * 60_000, 100, 100));
    expect(keep([old, ...newer])).toEqual(newer);
    expect(bestOffset([])).toBeNull();
  });

  it('follows a server clock that was set, however good the samples from before are', () =>
    fc.assert(
      fc.property(ways, fc.integer({ min: 10_000, max: 12 * hour }), fc.boolean(), (all, far, back) => {
        const by = back ? -far : far;
        const before = all.map(([there, way], index) => reading(0, index * 60_000, there, way));
        const { asked, server, answered } = reading(0, hour, 1_000, 1_000);
        const after = { asked, server: server + by, answered };
        expect(keep([...before, after])).toEqual([after]);
      }),
    ));

  it('ignores a reading during which the clock jumped', () => {
    const { asked, server, answered } = reading(0, 0, 100, 100);
    for (const jump of [hour, -hour])
      expect(withSample([], { asked, server, answered: { ...answered, wall: answered.wall + jump } })).toEqual([]);
  });
});

describe('jumpBetween', () => {
  const before = { wall: 1_000_000, elapsed: 500 };
  const after = (wall: number, elapsed: number) => ({ wall: before.wall + wall, elapsed: before.elapsed + elapsed });

  it.each([
    ['time that passed', 60_000, 60_000, 0],
    ['a clock that is corrected gradually', 62_000, 60_000, 0],
    ['a sleep during which the other clock stopped', hour, 0, hour],
    ['a clock set forward', 60_000 + hour, 60_000, hour],
    ['a clock set back', 60_000 - hour, 60_000, -hour],
    ['a sleep during which both clocks ran', hour, hour, 0],
  ])('%s', (_, wall, elapsed, jump) => expect(jumpBetween(before, after(wall, elapsed))).toBe(jump));
});
