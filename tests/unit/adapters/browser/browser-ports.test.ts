import { describe, expect, it } from 'vitest';
import { storedPendingLogOut } from '../../../../src/adapters/browser/tabs/stored-pending-log-out.ts';
import { webLockTabLock } from '../../../../src/adapters/browser/tabs/web-lock-tab-lock.ts';

it('the lock between tabs runs the task where the browser has no locks', async () => {
  await expect(webLockTabLock(undefined).runAlone('beli:5', async () => 'sudah')).resolves.toBe('sudah');
});

describe('a log-out that has not reached the server', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
  };

  it('is stored in the browser, for the next page too', () => {
    const shared = storage();
    const page = storedPendingLogOut(() => shared);
    expect(page.isPending()).toBe(false);
    page.remember();
    const next = storedPendingLogOut(() => shared);
    expect(next.isPending()).toBe(true);
    next.forget();
    expect(storedPendingLogOut(() => shared).isPending()).toBe(false);
  });

  it('is known to this page only where storage is blocked', () => {
    const page = storedPendingLogOut(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    page.remember();
    expect(page.isPending()).toBe(true);
    page.forget();
    expect(page.isPending()).toBe(false);
  });
});
