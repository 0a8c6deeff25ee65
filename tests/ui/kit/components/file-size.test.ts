import { expect, it } from 'vitest';
import { largestSize } from '../../../../src/ui/kit/components/media/file-size.ts';

it('the limit of a file is said in the unit that people use', () => {
  expect([500, 2_000, 10_000].map((maxKb) => largestSize({ maxKb }))).toEqual(['500 KB', '2 MB', '10 MB']);
});
