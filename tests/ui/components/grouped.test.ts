import { expect, test } from 'vitest';
import { grouped, toOneDigit } from '../../../src/ui/components/text/grouped.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_200, '1.200'],
  [10_001, '10.001'],
  [1_500_000, '1.500.000'],
])('%d is shown in groups of three', (number, text) => {
  expect(grouped(number)).toBe(text);
});

test.each([
  [0, '0'],
  [0.04, '0'],
  [0.05, '0,1'],
  [1.25, '1,3'],
  [12, '12'],
  [999.96, '1.000'],
  [1_234.5, '1.234,5'],
])('%d is shown with one digit behind the comma at most', (number, text) => {
  expect(toOneDigit(number)).toBe(text);
});
