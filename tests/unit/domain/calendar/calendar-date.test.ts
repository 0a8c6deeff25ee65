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

  it('is read in one way only: as the day, month and year that it is made of', () => {
    const parts = fc.tuple(
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      fc.integer({ min: 0, max: 9999 }),
    );
    fc.assert(
      fc.property(parts, fc.boolean(), ([month, day, year], padded) => {
        const width = padded ? 2 : 1;
        const [mm, dd] = [month, day].map((part) => String(part).padStart(width, '0'));
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
        const expected = exists ? date.toISOString().slice(0, 10) : null;
        expect(readShownDate(`${mm}/${dd}/${String(year).padStart(4, '0')}`)).toBe(expected);
      }),
    );
  });

  it('knows which years are leap years', () => {
    const leap = ['1900', '1904', '2000', '2026', '2028', '2100'].filter((year) => isDay(`${year}-02-29`));
    expect(leap).toEqual(['1904', '2000', '2028']);
    expect(isDay('Invalid Date')).toBe(false);
  });

  it('lies years before another exactly when that many years later does not', () => {
    const after = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
    fc.assert(
      fc.property(days, days, (born, today) => {
        expect(born > yearsBefore(today, 15)).toBe(after(born, 15) > today);
      }),
    );
    const leapDay = ['2011-02-28', '2011-03-01'].map((today) => '1996-02-29' > yearsBefore(today, 15));
    expect(leapDay).toEqual([true, false]);
  });

  it('is the one of Jakarta', () => {
    expect(dayInWib(Date.parse('2026-03-09T16:59:59Z'))).toBe('2026-03-09');
    expect(dayInWib(Date.parse('2026-03-09T17:00:00Z'))).toBe('2026-03-10');
  });
});
