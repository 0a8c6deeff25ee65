import { describe, expect, it, vi } from 'vitest';
import { joinPending } from '../../../../src/application/sending/join-pending.ts';

const aFile = () => new File(['isi'], 'a.png', { lastModified: 7 });
const file = aFile();

describe('a call', () => {
  it.each<[string, readonly unknown[], readonly unknown[], number]>([
    ['joins a pending one with the same text', ['a', 'b'], ['a', 'b'], 1],
    ['joins a pending one with equal data', [{ email: 'a' }], [{ email: 'a' }], 1],
    ['joins a pending one with the same file', [file, '7'], [file, '7'], 1],
    ['with one other text is a call of its own', ['a', 'b'], ['a', 'c'], 2],
    ['with other data is a call of its own', [{ email: 'a' }], [{ email: 'b' }], 2],
    ['with another file is a call of its own, however alike', [aFile(), '7'], [aFile(), '7'], 2],
  ])('%s', async (_, first, second, calls) => {
    const run = vi.fn(async (...args: readonly unknown[]) => ({ args }));
    const call = joinPending(run);
    const outcomes = await Promise.all([call(...first), call(...second)]);
    expect([run.mock.calls.length, new Set(outcomes).size]).toEqual([calls, calls]);
    expect(outcomes.map(({ args }) => args)).toEqual([first, second]);
  });

  it.each([
    ['been answered', async () => 1],
    ['failed', () => Promise.reject(new Error('x'))],
  ])('is made again after the first one has %s', async (_, answer) => {
    const run = vi.fn<(name: string) => Promise<number>>(answer);
    const call = joinPending(run);
    for (let press = 0; press < 2; press++) await Promise.allSettled([call('a'), call('a')]);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
