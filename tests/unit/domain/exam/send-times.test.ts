import { describe, expect, it } from 'vitest';
import { retryDelay, sendPause } from '../../../../src/domain/exam/retry-delay.ts';
import { sendTimes } from '../../../../src/domain/exam/send-times.ts';

const second = 1_000;
const minute = 60 * second;

const times = ({ left = null as number | null, chance = 0.5 } = {}) => {
  let now = 10 * minute;
  const at = { left, chance };
  const next = sendTimes({ now: () => now, chance: () => at.chance, left: () => at.left });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return Object.assign(next, { at, pass });
};

describe('the next call with answers', () => {
  it('collects for eleven seconds from the first answer that is in no call yet, however many follow', () => {
    const next = times();
    next.changed(true);
    next.pass(4 * second);
    next.changed(true);
    expect(next.untilNext()).toBe(7 * second);
    next.sent();
    next.changed(true);
    expect(next.untilNext()).toBe(11 * second);
    next.pass(20 * second);
    expect(next.untilNext()).toBe(0);
    next.settled();
    next.pass(second);
    expect(next.untilNext()).toBe(11 * second);
  });

  it('follows the last one after two seconds when an answer is only in memory, until that is in a call', () => {
    const next = times();
    next.sent();
    next.pass(500);
    next.changed(false);
    next.changed(true);
    expect(next.untilNext()).toBe(1_500);
    for (const taken of [next.sent, next.settled]) {
      next.changed(false);
      taken();
      next.changed(true);
      expect(next.untilNext()).toBe(11 * second);
    }
  });

  it('follows the last one after two seconds in the last two minutes, but never before the least pause', () => {
    for (const [left, pause] of [
      [2 * minute, 1_000],
      [2 * minute + 1, 11 * second],
      [null, 11 * second],
    ] as const) {
      const next = times({ left });
      next.sent();
      next.pass(second);
      next.changed(true);
      expect(next.untilNext()).toBe(pause);
    }
    const next = times({ left: minute });
    next.changed(true);
    expect([next.untilNext(), next.untilNext(600)]).toEqual([0, 600]);
  });

  it.each([
    [1_999, 0.5, 0],
    [2_000, 0.5, 3_000],
    [8_000, 0, 8_000],
    [25_000, 1, 30_000],
  ])('rests after a reply that took %i ms (chance %d) for %i ms', (duration, chance, rest) => {
    const next = times({ chance });
    next.sent();
    next.changed(true);
    next.pass(duration);
    next.replied();
    expect(next.untilNext()).toBe(Math.max(11 * second - duration, rest));
    next.pass(11 * second);
    expect(next.untilNext()).toBe(Math.max(0, rest - 11 * second));
  });

  it('waits at most its full pause after the device’s clock was set back', () => {
    const next = times();
    next.changed(true);
    next.pass(-5 * minute);
    expect(next.untilNext()).toBe(11 * second);
  });
});

describe('a retry', () => {
  it('waits longer with each failure, or as the server asks, until one call succeeds', () => {
    const next = times();
    expect(next.isFailing()).toBe(false);
    next.failed();
    expect([next.isFailing(), next.isAskedToWait(), next.untilNext()]).toEqual([true, false, retryDelay(1, 0.5)]);
    next.failed(7);
    expect([next.isAskedToWait(), next.untilNext()]).toEqual([true, retryDelay(2, 0.5, 7)]);
    next.at.left = minute;
    expect(next.isAskedToWait()).toBe(false);
    next.succeeded();
    next.at.left = null;
    expect([next.isFailing(), next.isAskedToWait()]).toEqual([false, false]);
  });

  it('that would come at the deadline or after it comes at a random time before it, and after the deadline as usual', () => {
    for (const [left, pause] of [
      [retryDelay(1, 0.5), retryDelay(1, 0.5) / 2],
      [retryDelay(1, 0.5) + 1, retryDelay(1, 0.5)],
      [1_000, 500],
      [0, retryDelay(1, 0.5)],
      [-1_000, retryDelay(1, 0.5)],
    ] as const) {
      const next = times({ left });
      next.failed();
      expect(next.untilNext()).toBe(pause);
    }
  });

  it('after the network is back comes within eight seconds, and at once near the end', () => {
    expect([times({ chance: 0.25 }).untilBack(), times({ left: minute }).untilBack()]).toEqual([2_000, 0]);
  });
});

it('a server that keeps no answers is asked again after five minutes, or when it has kept one', () => {
  const next = times();
  expect(next.untilAsked()).toBe(0);
  next.declined();
  next.pass(minute);
  expect(next.untilAsked()).toBe(4 * minute);
  next.kept();
  expect(next.untilAsked()).toBe(0);
});

it('near the end, a longer text waits longer for its sending, ten seconds at the most', () => {
  expect([0, 1_000, 18_800, 90_000].map((length) => sendPause('a'.repeat(length)))).toEqual([
    600, 1_100, 10_000, 10_000,
  ]);
});
