import { describe, expect, it } from 'vitest';
import { webLockTabLock } from '../../../src/adapters/browser/tabs/web-lock-tab-lock.ts';
import type { TabLock } from '../../../src/application/ports/device/tab-lock.ts';
import { FakeTabLock } from '../../fakes/purchase-fakes.ts';
import { lockManagerOf } from '../../fakes/tab-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';

const locksTabs = (name: string, open: () => readonly [here: TabLock, there: TabLock]) => {
  const task = () => {
    let end = (_: string) => {};
    const ended = new Promise<string>((resolve) => {
      end = resolve;
    });
    const runs = { count: 0 };
    const run = () => {
      runs.count += 1;
      return ended;
    };
    return { run, runs, end };
  };

  describe(`a lock between tabs by ${name}`, () => {
    it('runs the task, and returns its result', async () => {
      const [here] = open();
      expect(await here.runAlone('beli:5', async () => 'sudah')).toBe('sudah');
      await expect(here.runAlone('beli:5', () => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
    });

    it.each(['another tab', 'this tab'])('neither waits nor runs the task while %s holds the name', async (who) => {
      const [here, there] = open();
      const [long, second] = [task(), task()];
      const first = (who === 'this tab' ? here : there).runAlone('beli:5', long.run);
      expect(await here.runAlone('beli:5', second.run)).toBe('busy');
      expect(await here.runAlone('beli:6', async () => 'sudah')).toBe('sudah');
      long.end('selesai');
      expect([await first, long.runs.count, second.runs.count]).toEqual(['selesai', 1, 0]);
    });

    it.each(['ended', 'failed'])('is free again when the previous task has %s', async (how) => {
      const [here, there] = open();
      const before = there.runAlone('beli:5', async () => {
        if (how === 'failed') throw new Error('gagal');
      });
      await before.catch(() => undefined);
      expect(await here.runAlone('beli:5', async () => 'sudah')).toBe('sudah');
    });
  });
};

locksTabs('Web Locks', () => {
  const manager = lockManagerOf(new FakeDevice());
  return [webLockTabLock(manager), webLockTabLock(manager)];
});

locksTabs('the fake of the tests', () => {
  const lock = new FakeTabLock();
  return [lock, lock];
});
