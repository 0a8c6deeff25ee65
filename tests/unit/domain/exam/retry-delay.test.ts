import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryDelay, sendPause } from '../../../../src/domain/exam/retry-delay.ts';

it('a retry waits between one and thirty seconds, with a growing limit, and differently for each client', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (failures, chance) => {
        const delay = retryDelay(failures, chance);
        expect(delay).toBeGreaterThanOrEqual(1_000);
        expect(delay).toBeLessThanOrEqual(30_000);
        expect(retryDelay(failures + 1, chance)).toBeGreaterThanOrEqual(delay);
      },
    ),
  );
  expect(retryDelay(3, 0.2)).not.toBe(retryDelay(3, 0.8));
});

it('a retry waits as long as the server asks, a minute at the most (fault matrix 12)', () => {
  expect(retryDelay(1, 0.5, 7)).toBe(7_000);
  expect(retryDelay(1, 0.5, 3_600)).toBe(60_000);
  expect(retryDelay(1, 0.5, 0)).toBe(1_000);
});

it('an option is sent within a second, and a long text less often', () => {
  expect(sendPause('A')).toBeLessThan(1_000);
  expect(sendPause('x'.repeat(200_000))).toBe(10_000);
});
