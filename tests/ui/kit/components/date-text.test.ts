import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText } from '../../../../src/ui/kit/components/form/date-text.ts';

const typed = (keys: string): string => [...keys].reduce((text, key) => dateText(text + key, text, true), '');

describe('a date input', () => {
  it.each([
    ['01052026', '01/05/2026'],
    ['1/5/2026', '01/05/2026'],
    ['1-5-2026', '01/05/2026'],
    ['01', '01/'],
    ['0105', '01/05/'],
    ['abc', ''],
    ['01/05/20269', '01/05/2026'],
  ])('turns the keys %s into %s', (keys, shown) => {
    expect(typed(keys)).toBe(shown);
  });

  it.each([
    ['01/05/2026', '01/05/2026'],
    ['2026-01-05', '01/05/2026'],
    [' 1.5.2026 ', '01/05/2026'],
    ['01052026', '01/05/2026'],
  ])('turns a paste of %s into %s', (text, shown) => {
    expect(dateText(text, '', true)).toBe(shown);
  });

  it('lets a slash be deleted', () => {
    expect(dateText('01', '01/', true)).toBe('01');
  });

  it('inserts nothing while the cursor is in the middle', () => {
    expect(dateText('01/1/2026', '01/15/2026', false)).toBe('01/1/2026');
  });

  it('never shows more than a date, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (keys) => {
        expect(typed(keys)).toMatch(/^(\d{0,2}|\d\d\/\d{0,2}|\d\d\/\d\d\/\d{0,4})$/);
      }),
    );
  });
});
