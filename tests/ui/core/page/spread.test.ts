import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSoon, shareOf } from '../../../../src/ui/core/page/spread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a read that many pages would make at the same second is made at a random time within 20 s, or cancelled', () => {
  const read: string[] = [];
  readSoon(() => read.push('at once'), { random: () => 0 });
  readSoon(() => read.push('late'), { random: () => 0.99 });
  const cancel = readSoon(() => read.push('never'), { random: () => 0.5 });
  cancel();
  vi.advanceTimersByTime(0);
  expect(read).toEqual(['at once']);
  vi.advanceTimersByTime(20_000);
  expect(read).toEqual(['at once', 'late']);
});

it('the shares of 300 purchases with consecutive numbers are spread evenly, and each keeps its own', () => {
  const shares = Array.from({ length: 300 }, (_, no) => shareOf(`TRX-2026-${String(no).padStart(6, '0')}`));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const within = shares.filter((share) => Math.floor(share * 10) === tenth).length;
    expect(within).toBeGreaterThan(10);
    expect(within).toBeLessThan(60);
  }
  expect(shareOf('TRX-2026-000007')).toBe(shares[7]);
});
