import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '../../../../src/ui/core/errors/reload-guard.ts';

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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page chunk that fails to load', () => {
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

  it('reloads the page once when several chunks fail at the same time', async () => {
    const tools = page();
    expect(await Promise.all([reloadOnce(tools), reloadOnce(tools)])).toEqual(['reloading', 'tooSoon']);
    expect(tools.reload).toHaveBeenCalledOnce();
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
