import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appealWindow, reasonLength, reasonProblem } from '../../../../src/domain/assessment/appeal.ts';

const instants = fc.integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2100-01-01T00:00:00Z') });
/** Minutes east of UTC: all zones that exist. */
const zones = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15);

/** The same instant as a clock of that zone writes it. */
const written = (instant: number, zone: number): string => {
  const two = (number: number) => String(Math.abs(number)).padStart(2, '0');
  const local = new Date(instant + zone * 60_000).toISOString().slice(0, -1);
  return `${local}${zone < 0 ? '-' : '+'}${two(Math.trunc(zone / 60))}:${two(zone % 60)}`;
};

describe('appealWindow', () => {
  it('is open to its last millisecond and over after it, in whatever zone the end is written', () => {
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: -1e12, max: 1e12 }), (end, zone, apart) => {
        const until = written(end, zone);
        const window = appealWindow({ until, sent: false }, end + apart);
        expect(window).toEqual(apart <= 0 ? { kind: 'open', until, left: 0 - apart } : { kind: 'over', until });
      }),
    );
    const end = Date.parse('2026-03-13T16:59:59Z');
    const until = '2026-03-13T23:59:59+07:00';
    expect(appealWindow({ until, sent: false }, end).kind).toBe('open');
    expect(appealWindow({ until, sent: false }, end + 1).kind).toBe('over');
  });

  it('never opens again: the time that is left only falls', () => {
    fc.assert(
      fc.property(instants, fc.array(fc.nat(1e9), { minLength: 2 }), (end, steps) => {
        const until = new Date(end).toISOString();
        let now = end - 2e9;
        let before = Number.POSITIVE_INFINITY;
        let over = false;
        for (const step of steps) {
          now += step;
          const window = appealWindow({ until, sent: false }, now);
          if (window.kind === 'open') {
            expect(over).toBe(false);
            expect(window.left).toBeLessThanOrEqual(before);
            before = window.left ?? before;
          } else over = true;
        }
      }),
    );
  });

  it('leaves the judgement to the server while its time is not known', () => {
    const until = '2026-03-13T23:59:59+07:00';
    expect(appealWindow({ until, sent: false }, null)).toEqual({ kind: 'open', until, left: null });
  });

  it('is none without an end, and sent once there is an appeal, whatever the time', () => {
    fc.assert(
      fc.property(fc.option(instants), fc.option(instants), (end, now) => {
        const until = end === null ? null : new Date(end).toISOString();
        expect(appealWindow({ until, sent: true }, now)).toEqual({ kind: 'sent' });
        expect(appealWindow({ until: null, sent: false }, now)).toEqual({ kind: 'none' });
      }),
    );
  });
});

describe('reasonProblem', () => {
  it.each([
    ['', 'required'],
    [' \n ', 'required'],
    ['sembilan!', 'tooShort'],
    ['sepuluh!!!', null],
    [`  ${'sembilan!'}  `, 'tooShort'],
    ['🙂'.repeat(10), null],
    ['🙂'.repeat(9), 'tooShort'],
    ['x'.repeat(2000), null],
    [` ${'x'.repeat(2000)} `, null],
    ['x'.repeat(2001), 'tooLong'],
  ])('%j → %s', (reason, problem) => {
    expect(reasonProblem(reason)).toBe(problem);
  });

  it('counts characters, without the white space around them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2100 }), fc.constantFrom('a', 'é', '🙂', 'ع'), (count, character) => {
        const problem = reasonProblem(`\t${character.repeat(count)}\n`);
        const { least, most } = reasonLength;
        expect(problem).toBe(count < least ? 'tooShort' : count > most ? 'tooLong' : null);
      }),
    );
  });
});
