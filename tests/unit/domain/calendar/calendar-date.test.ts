import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayInWib,
  isDay,
  readShownDate,
  shownDate,
  yearsBefore,
} from '../../../../src/domain/calendar/calendar-date.ts';

const days = fc
  .integer({ min: 0, max: 80_000 })
  .map((day) => new Date(Date.UTC(1900, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));

describe('a calendar date', () => {
  it('is shown as MM/DD/YYYY and read again', () => {
    expect(shownDate('1998-05-20')).toBe('05/20/1998');
    fc.assert(fc.property(days, (day) => void expect(readShownDate(shownDate(day))).toBe(day)));
    expect([shownDate(''), readShownDate('5/2/1998')]).toEqual(['', '1998-05-02']);
  });

  it.each(['', '02/30/1998', '13/01/1998', '1998-05-20', '05/20/98', '05/20/1899', '00/01/1998', 'x'])(
    '%j is not a valid day',
    (text) => {
      expect(readShownDate(text)).toBeNull();
    },
  );

  it('exists or not, in leap years and others', () => {
    fc.assert(fc.property(days, (day) => void expect(isDay(day)).toBe(true)));
    const none = ['', '1998-02-29', '1998-5-20', '20-05-1998', '1998-05-20T00:00', '1899-12-31', 'Invalid Date'];
    expect(none.filter(isDay)).toEqual([]);
    const leap = ['1900', '1904', '2000', '2026', '2028', '2100'].filter((year) => isDay(`${year}-02-29`));
    expect(leap).toEqual(['1904', '2000', '2028']);
  });

  it.each([
    ['1996-03-01', '2011-03-01', false],
    ['1996-03-02', '2011-03-01', true],
    ['1996-02-29', '2011-02-28', true],
    ['1996-02-29', '2011-03-01', false],
  ])('%s lies less than 15 years before %s: %s', (born, today, less) => {
    expect(born > yearsBefore(today, 15)).toBe(less);
  });

  it('is the date in Jakarta', () => {
    expect(dayInWib(Date.parse('2026-03-09T16:59:59Z'))).toBe('2026-03-09');
    expect(dayInWib(Date.parse('2026-03-09T17:00:00Z'))).toBe('2026-03-10');
  });
});
