import { describe, expect, it } from 'vitest';
import { appealWindow, reasonProblem } from '../../../../src/domain/assessment/appeal.ts';

describe('appealWindow', () => {
  it.each(['2026-03-13T23:59:59+07:00', '2026-03-13T16:59:59Z', '2026-03-13T06:29:59-10:30'])(
    'is open until its last millisecond and over after it: %s',
    (until) => {
      const end = Date.parse('2026-03-13T16:59:59Z');
      const at = (apart: number) => appealWindow({ until, sent: false }, end + apart);
      expect(at(-5_000)).toEqual({ kind: 'open', until, left: 5_000 });
      expect(at(0)).toEqual({ kind: 'open', until, left: 0 });
      expect(at(1)).toEqual({ kind: 'over', until });
      expect(appealWindow({ until, sent: false }, null)).toEqual({ kind: 'open', until, left: null });
      expect(appealWindow({ until, sent: true }, end + 1)).toEqual({ kind: 'sent' });
    },
  );

  it('does not exist without an end, and counts as sent once an appeal exists', () => {
    expect(appealWindow({ until: null, sent: false }, 1)).toEqual({ kind: 'none' });
    expect(appealWindow({ until: null, sent: false, open: true }, 1)).toEqual({
      kind: 'open',
      until: null,
      left: null,
    });
    expect(appealWindow({ until: null, sent: true }, null)).toEqual({ kind: 'sent' });
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
    ['🙂'.repeat(2000), null],
  ])('%j → %s', (reason, problem) => {
    expect(reasonProblem(reason)).toBe(problem);
  });
});
