// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConfigProblem, parseConfig } from '../../../../src/configuration/config.ts';
import { keepTrying } from '../../../../src/ui/core/errors/keep-trying.ts';
import { addressAnswers } from '../../../../src/ui/core/errors/own-address.ts';
import { reloadOnce } from '../../../../src/ui/core/errors/reload-guard.ts';
import { tellOperator } from '../../../../src/ui/core/errors/tell-operator.ts';

const page = (stored: string | null = null) => {
  const values = new Map<string, string>(stored === null ? [] : [['portal.reloaded-at', stored]]);
  const tools = {
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
    time: 1_000_000,
    now: () => tools.time,
    reload: vi.fn(),
    server: true,
    answers: async () => tools.server,
  };
  return tools;
};

describe('a page chunk that fails to load', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits before the reload, because browsers abort the chunks of a page that is being left (fault matrix 67)', async () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'http://portal.example/', reload });
    vi.stubGlobal('sessionStorage', page().storage);
    vi.stubGlobal('fetch', async () => new Response('<div id="root">'));
    await reloadOnce();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('never reloads the page before its address has answered, and may reload it afterwards (fault matrix 75)', async () => {
    const tools = page();
    tools.server = false;
    expect(await reloadOnce(tools)).toBe('noServer');
    expect(tools.reload).not.toHaveBeenCalled();
    tools.server = true;
    expect(await reloadOnce(tools)).toBe('reloading');
    expect(tools.reload).toHaveBeenCalledOnce();
  });

  it('reloads the page again only after 60 s (fault matrix 60) [8.route.reload] [9.time.reload-guard]', async () => {
    const tools = page();
    const outcomes: string[] = [];
    for (const passed of [0, 1, 30_000, 29_998, 1, 59_999, 1]) {
      tools.time += passed;
      outcomes.push(await reloadOnce(tools));
    }
    const [yes, no] = ['reloading', 'tooSoon'];
    expect(outcomes).toEqual([yes, no, no, no, yes, no, yes]);
    expect(tools.reload).toHaveBeenCalledTimes(3);
  });

  it.each(['', 'x', 'NaN', '9999999999999'])(
    'reloads the page when the stored mark %j is unreadable or from the future',
    async (mark) => {
      expect(await reloadOnce(page(mark))).toBe('reloading');
    },
  );

  it.each(['getItem', 'setItem'] as const)(
    'never reloads the page when %s of the storage throws, to avoid a loop',
    async (method) => {
      const tools = page();
      tools.storage[method] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      expect(await reloadOnce(tools)).toBe('tooSoon');
      expect(tools.reload).not.toHaveBeenCalled();
    },
  );
});

const server = (answer: () => Promise<{ status: number }>) => {
  const fetched = vi.fn((_: string, __: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('an address', () => {
  afterEach(() => vi.unstubAllGlobals());

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
  beforeEach(() => void vi.useFakeTimers());

  it.each([0, 0.25, 0.5, 1])(
    'is retried after random pauses of at least a second, and at most 2, 4, 8, 16 and then 30 s: %f (fault matrix 76)',
    async (random) => {
      const { at, stop } = trying(random);
      await seconds(300);
      const pauses = pausesOf(at);
      expect(pauses.slice(0, 6)).toEqual([2, 4, 8, 16, 30, 30].map((most) => 1 + random * (most - 1)));
      stop();
    },
  );

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

  it('that throws counts as failed', async () => {
    const attempt = vi.fn(() => Promise.reject(new Error('gone')));
    const stop = keepTrying(attempt, { random: () => 1 });
    await seconds(6);
    expect(attempt).toHaveBeenCalledTimes(2);
    stop();
  });
});

it('the console tells the operator what is wrong in /config.json', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const problems: ConfigProblem[] = [];
  parseConfig({ brand: { colours: { brand: '#ffff00' } }, tema: 1 }, { tell: (problem) => problems.push(problem) });
  await Promise.all(problems.map(tellOperator));
  expect(error.mock.calls).toEqual([
    ['/config.json brand.colours.brand: tidak terbaca: kontras di bawah 4,5'],
    ['/config.json tema: kunci tidak dikenal'],
  ]);
  error.mockRestore();
});
