import { describe, expect, it, vi } from 'vitest';
import { randomIds } from '../../../../src/adapters/browser/random-ids.ts';
import { storedPendingLogOut } from '../../../../src/adapters/browser/stored-pending-log-out.ts';
import { webLockTabLock } from '../../../../src/adapters/browser/web-lock-tab-lock.ts';

describe('the lock between tabs', () => {
  const locks = (free: boolean) => {
    const request = vi.fn((_name: string, _options: LockOptions, run: (lock: object | null) => unknown) =>
      Promise.resolve(run(free ? {} : null)),
    );
    return { manager: { request } as unknown as LockManager, request };
  };

  it('runs the task alone under its name, without waiting for others', async () => {
    const { manager, request } = locks(true);
    await expect(webLockTabLock(manager).runAlone('beli:5', async () => 'sudah')).resolves.toBe('sudah');
    expect(request).toHaveBeenCalledWith('beli:5', { ifAvailable: true }, expect.any(Function));
  });

  it('does not run it while another tab does', async () => {
    const task = vi.fn(async () => 'sudah');
    await expect(webLockTabLock(locks(false).manager).runAlone('beli:5', task)).resolves.toBe('busy');
    expect(task).not.toHaveBeenCalled();
  });

  it('runs it where the browser has no locks', async () => {
    await expect(webLockTabLock(undefined).runAlone('beli:5', async () => 'sudah')).resolves.toBe('sudah');
  });

  it('passes on what the task throws', async () => {
    const task = () => Promise.reject(new Error('gagal'));
    await expect(webLockTabLock(locks(true).manager).runAlone('beli:5', task)).rejects.toThrow('gagal');
  });
});

it('random ids are 128 bits of hex and never the same', () => {
  const ids = Array.from({ length: 1_000 }, () => randomIds.next());
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(1_000);
});

describe('the log-out that the server does not know of yet', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
  };

  it('is remembered by the browser, for the next page too', () => {
    const shared = storage();
    const page = storedPendingLogOut(() => shared);
    expect(page.isPending()).toBe(false);
    page.remember();
    const next = storedPendingLogOut(() => shared);
    expect(next.isPending()).toBe(true);
    next.forget();
    expect(storedPendingLogOut(() => shared).isPending()).toBe(false);
  });

  it('is known to this page where storage is blocked', () => {
    const page = storedPendingLogOut(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(page.isPending()).toBe(false);
    page.remember();
    expect(page.isPending()).toBe(true);
    page.forget();
    expect(page.isPending()).toBe(false);
  });
});
