import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMinor } from '../../../../src/domain/profile/minor.ts';
import { nikDisagrees, swappedDate } from '../../../../src/domain/profile/nik.ts';

const two = (number: number) => String(number).padStart(2, '0');

const nikOf = (date: string, gender: 'L' | 'P') =>
  `340407${two(Number(date.slice(8)) + (gender === 'P' ? 40 : 0))}${date.slice(5, 7)}${date.slice(2, 4)}0001`;

const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((day) => new Date(Date.UTC(1930, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));
const genders = fc.constantFrom('L', 'P');

describe('a NIK', () => {
  it('matches the birth date and gender that it was made from, and no other in its century', () => {
    fc.assert(
      fc.property(days, days, genders, (date, other, gender) => {
        const nik = nikOf(date, gender);
        const otherGender = gender === 'L' ? 'P' : 'L';
        expect(nikDisagrees(nik, date, gender)).toEqual([]);
        expect(nikDisagrees(nik, date, otherGender)).toEqual(['gender']);
        fc.pre(date.slice(2) !== other.slice(2));
        expect(nikDisagrees(nik, other, gender)).toEqual(['birthDate']);
        expect(nikDisagrees(nik, other, otherGender)).toEqual(['birthDate', 'gender']);
      }),
    );
  });

  it('tells the date that was meant by whoever wrote the day before the month, and nothing else', () => {
    fc.assert(
      fc.property(days, days, genders, (date, other, gender) => {
        const nik = nikOf(date, gender);
        const [year, month, day] = date.split('-');
        const isSwappable = Number(day) <= 12 && day !== month;
        expect(swappedDate(nik, `${year}-${day}-${month}`)).toBe(isSwappable ? date : null);
        expect(swappedDate(nik, date)).toBeNull();
        const isMeant = isSwappable && other === `${year}-${day}-${month}`;
        fc.pre(!isMeant && other.slice(2) !== date.slice(2));
        const [otherYear, otherMonth, otherDay] = other.split('-');
        fc.pre(`${otherYear}-${otherDay}-${otherMonth}`.slice(2) !== date.slice(2));
        expect(swappedDate(nik, other)).toBeNull();
      }),
    );
  });

  it('with the day 40 belongs to a man with a wrong day: women’s days begin above', () => {
    expect(nikDisagrees('3404074005980001', '1998-05-20', 'L')).toEqual(['birthDate']);
  });

  it('is compared only with filled-in fields, and only when it is complete', () => {
    const nik = nikOf('1998-05-20', 'P');
    expect(nikDisagrees(nik, '', '')).toEqual([]);
    expect(nikDisagrees(nik, '', 'L')).toEqual(['gender']);
    expect(nikDisagrees(nik.slice(1), '1900-01-01', 'L')).toEqual([]);
    expect(nikDisagrees('', '1998-05-20', 'L')).toEqual([]);
  });
});

it.each([
  ['2008-11-23', '2026-11-22', true],
  ['2008-11-22', '2026-11-22', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  ['2008-03-01', '2026-02-28', true],
  ['', '2026-11-22', false],
  ['2026-11-22', '2026-11-22', false],
  ['2010-02-30', '2026-11-22', false],
  ['2010-01-01', '9999-12-31', false], // if today's date is not known, only the server decides
])('somebody born on %s is under 18 on %s: %s', (birth, today, minor) => {
  expect(isMinor(birth, today)).toBe(minor);
});
