import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '../../../src/ui/errors/reload-guard.ts';

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
    connected: true,
    online: () => tools.connected,
  };
  return tools;
};

describe('a page part that fails to load', () => {
  it('reloads the page', () => {
    const tools = page();
    expect(reloadOnce(tools)).toBe(true);
    expect(tools.reload).toHaveBeenCalledOnce();
  });

  it('leaves the page as it is while there is no connection, and may reload it after', () => {
    const tools = page();
    tools.connected = false;
    expect(reloadOnce(tools)).toBe(false);
    tools.connected = true;
    expect(reloadOnce(tools)).toBe(true);
    expect(tools.reload).toHaveBeenCalledOnce();
  });

  it('reloads it again only 60 s later', () => {
    const tools = page();
    const outcomes = [0, 1, 30_000, 29_998, 1, 59_999, 1].map((passed) => {
      tools.time += passed;
      return reloadOnce(tools);
    });
    expect(outcomes).toEqual([true, false, false, false, true, false, true]);
    expect(tools.reload).toHaveBeenCalledTimes(3);
  });

  it.each(['', 'x', 'NaN', '9999999999999'])(
    'reloads it when the mark %j says nothing, or is from the future',
    (mark) => {
      expect(reloadOnce(page(mark))).toBe(true);
    },
  );

  it.each(['getItem', 'setItem'] as const)(
    'never reloads when %s of the storage is closed, so as not to go round',
    (method) => {
      const tools = page();
      tools.storage[method] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      expect(reloadOnce(tools)).toBe(false);
      expect(tools.reload).not.toHaveBeenCalled();
    },
  );
});
