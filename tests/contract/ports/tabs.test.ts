import { afterEach, describe, expect, it } from 'vitest';
import { randomIds } from '../../../src/adapters/browser/random-ids.ts';
import { broadcastSessionTabs } from '../../../src/adapters/browser/tabs/broadcast-session-tabs.ts';
import { webLockTabLock } from '../../../src/adapters/browser/tabs/web-lock-tab-lock.ts';
import type { SessionTabs } from '../../../src/application/ports/account/session-tabs.ts';
import type { IdSource } from '../../../src/application/ports/device/id-source.ts';
import type { TabLock } from '../../../src/application/ports/device/tab-lock.ts';
import { countedIds, otherTab } from '../../fakes/draft-fakes.ts';
import { FakeTabLock } from '../../fakes/purchase-fakes.ts';
import { lockManagerOf } from '../../fakes/tab-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';

interface TwoTabs {
  readonly here: Pick<SessionTabs, 'listen' | 'heard'>;
  readonly there: Pick<SessionTabs, 'announce'>;
}

const tellOfTheSession = (name: string, open: () => TwoTabs | Promise<TwoTabs>) => {
  describe(`tabs that share session changes by ${name}`, () => {
    it('have received, in order, everything that another tab announced before they asked (fault matrix 69)', async () => {
      const { here, there } = await open();
      const heard: string[] = [];
      here.listen((change) => heard.push(change));
      there.announce('entered', '7');
      there.announce('left');
      await here.heard();
      expect(heard).toEqual(['entered', 'left']);
      await here.heard();
      expect(heard).toHaveLength(2);
    });

    it('notify every listener until it stops', async () => {
      const { here, there } = await open();
      const heard: string[] = [];
      const stop = here.listen((change) => heard.push(`first ${change}`));
      here.listen((change) => heard.push(change));
      there.announce('entered', '7');
      await here.heard();
      stop();
      there.announce('left');
      await here.heard();
      expect(heard).toEqual(['first entered', 'entered', 'left']);
    });
  });
};

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

tellOfTheSession('a BroadcastChannel', async () => {
  const open = () => {
    const channel = new BroadcastChannel('sesi');
    channels.push(channel);
    return broadcastSessionTabs(channel);
  };
  const [here, there] = [open(), open()];
  there.announce('entered', '7');
  await here.heard();
  return { here, there };
});

tellOfTheSession('the fake of the tests, which hears it at once', () => {
  const tabs = otherTab();
  return { here: tabs, there: { announce: tabs.tell } };
});

tellOfTheSession('the fake of the tests, which is asleep', () => {
  const tabs = otherTab();
  return { here: tabs, there: { announce: tabs.tellAsleep } };
});

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

const givesIds = (name: string, open: () => IdSource) => {
  it(`${name} gives no identifier twice`, () => {
    const ids = open();
    const given = Array.from({ length: 1_000 }, () => ids.next());
    expect(new Set(given).size).toBe(given.length);
    expect(given).not.toContain('');
  });
};

givesIds('the random source', () => randomIds);
givesIds('the counted source of the tests', countedIds);
