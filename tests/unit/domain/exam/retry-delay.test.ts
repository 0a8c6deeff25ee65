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

it('a retry waits as long as the server asks, a minute at the most, and a random part more, because all clients are asked the same (fault matrix 12)', () => {
  expect([retryDelay(1, 0, 7), retryDelay(1, 1, 7)]).toEqual([7_000, 10_500]);
  expect([retryDelay(1, 0, 3_600), retryDelay(1, 1, 3_600)]).toEqual([60_000, 75_000]);
  expect(retryDelay(1, 0, 0)).toBe(1_000);
});

it('an option is sent within a second, and a long text less often', () => {
  expect(sendPause('A')).toBeLessThan(1_000);
  expect(sendPause('x'.repeat(200_000))).toBe(10_000);
});
