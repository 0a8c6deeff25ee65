// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTrying } from '../../../../src/ui/core/errors/keep-trying.ts';

beforeEach(() => void vi.useFakeTimers());

const trying = (random: number, options: { atOnce?: boolean } = {}) => {
  const begun = Date.now();
  const at: number[] = [];
  const tried = { at, works: false, stop: () => {} };
  tried.stop = keepTrying(
    async () => {
      at.push((Date.now() - begun) / 1_000);
      return tried.works;
    },
    { random: () => random, ...options },
  );
  return tried;
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
const pausesOf = (at: readonly number[]) => at.map((time, index) => time - (at[index - 1] ?? 0));

describe('a failing attempt', () => {
  it('is retried after at most 2, 4, 8, 16 and then 30 s each (fault matrix 76)', async () => {
    const { at, stop } = trying(1);
    await seconds(120);
    expect(pausesOf(at)).toEqual([2, 4, 8, 16, 30, 30, 30]);
    stop();
  });

  it.each([0, 0.25, 0.5])('is retried after random pauses of at least a second: %f', async (random) => {
    const { at, stop } = trying(random);
    await seconds(300);
    const pauses = pausesOf(at);
    expect(pauses.slice(0, 6)).toEqual([2, 4, 8, 16, 30, 30].map((most) => 1 + random * (most - 1)));
    stop();
  });

  it('ends once it succeeds, and when it is stopped', async () => {
    const done = trying(1);
    await seconds(1);
    done.works = true;
    await seconds(300);
    expect(done.at).toEqual([2]);
    const given = trying(1);
    given.stop();
    await seconds(300);
    dispatchEvent(new Event('online'));
    await seconds(300);
    expect(given.at).toEqual([]);
  });

  it.each(['online', 'focus'])('is retried within 2 s of "%s", however often that event comes', async (event) => {
    const { at, stop } = trying(1);
    await seconds(31); // attempts were at 2, 6, 14 and 30 s; the next one would be at 60 s
    for (let time = 0; time < 40; time += 1) {
      dispatchEvent(new Event(event));
      await seconds(0.25);
    }
    expect(at.slice(4)).toEqual([33, 35, 37, 39, 41]);
    stop();
  });

  it('never runs twice at the same time', async () => {
    let answer = (_: boolean) => {};
    const attempt = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    const stop = keepTrying(attempt, { atOnce: true, random: () => 1 });
    dispatchEvent(new Event('online'));
    await seconds(60);
    expect(attempt).toHaveBeenCalledOnce();
    answer(false);
    await seconds(2);
    expect(attempt).toHaveBeenCalledTimes(2);
    stop();
  });

  it('that throws counts as failed', async () => {
    const attempt = vi.fn(() => Promise.reject(new Error('gone')));
    const stop = keepTrying(attempt, { random: () => 1 });
    await seconds(6);
    expect(attempt).toHaveBeenCalledTimes(2);
    stop();
  });
});
