import { expect, it, test } from 'vitest';
import { isMinor } from '../../../../src/domain/profile/minor.ts';

it.each([
  ['2008-11-23', '2026-11-22', true],
  ['2008-11-22', '2026-11-22', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  ['2008-03-01', '2026-02-28', true],
  ['', '2026-11-22', false],
  ['2026-11-22', '2026-11-22', false],
  ['2010-02-30', '2026-11-22', false],
])('somebody born on %s is under 18 on %s: %s', (birth, today, minor) => {
  expect(isMinor(birth, today)).toBe(minor);
});

test('while today is not known nobody is under 18: the server decides', () => {
  expect(isMinor('2010-01-01', '9999-12-31')).toBe(false);
});
