import { expect, test } from 'vitest';
import { grouped } from '../../../src/ui/components/text/grouped.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_200, '1.200'],
  [10_001, '10.001'],
  [1_500_000, '1.500.000'],
])('%d is shown in groups of three', (number, text) => {
  expect(grouped(number)).toBe(text);
});
