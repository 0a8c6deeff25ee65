import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInWib, isDay, readShownDate, shownDate } from '../../../../src/domain/calendar/calendar-date.ts';

const days = fc
  .integer({ min: 0, max: 80_000 })
  .map((day) => new Date(Date.UTC(1900, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));

describe('a calendar date', () => {
  it('is shown as MM/DD/YYYY and read again', () => {
    expect(shownDate('1998-05-20')).toBe('05/20/1998');
    fc.assert(fc.property(days, (day) => void expect(readShownDate(shownDate(day))).toBe(day)));
    expect(shownDate('')).toBe('');
  });

  it.each(['', '02/30/1998', '13/01/1998', '1998-05-20', '05/20/98', '05/20/1899', '00/01/1998', 'x'])(
    '%j is read as no day',
    (text) => {
      expect(readShownDate(text)).toBeNull();
    },
  );

  it('exists or does not', () => {
    fc.assert(fc.property(days, (day) => void expect(isDay(day)).toBe(true)));
    for (const text of ['', '1998-02-29', '1998-5-20', '20-05-1998', '1998-05-20T00:00', '1899-12-31']) {
      expect(isDay(text), text).toBe(false);
    }
  });

  it('is the one of Jakarta', () => {
    expect(dayInWib(Date.parse('2026-03-09T16:59:59Z'))).toBe('2026-03-09');
    expect(dayInWib(Date.parse('2026-03-09T17:00:00Z'))).toBe('2026-03-10');
  });
});
