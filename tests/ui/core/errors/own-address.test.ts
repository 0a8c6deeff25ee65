import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressAnswers } from '../../../../src/ui/core/errors/own-address.ts';

afterEach(() => vi.unstubAllGlobals());

const server = (answer: () => Promise<{ status: number }>) => {
  const fetched = vi.fn((_: string, __: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('an address', () => {
  it.each([
    [200, true],
    [404, true], // some hosts serve the pages of the portal with this status
    [405, true],
    [502, false],
    [503, false],
  ])('bypasses every cache; with the status %i it answers: %s', async (status, answers) => {
    const fetched = server(async () => ({ status }));
    expect(await addressAnswers('http://portal.test/a')).toBe(answers);
    expect(fetched.mock.calls[0]).toMatchObject(['http://portal.test/a', { method: 'HEAD', cache: 'no-store' }]);
  });

  it('does not answer without a network, or when the limit of some seconds is over', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await addressAnswers('http://portal.test/a')).toBe(false);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return { status: 200 };
    });
    expect(await addressAnswers('http://portal.test/a')).toBe(false);
    expect(limit).toHaveBeenCalledExactlyOnceWith(5_000);
    limit.mockRestore();
  });
});
