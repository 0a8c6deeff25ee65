import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPersistence } from '../../../../fake-backend/database/indexeddb-persistence.ts';
import { memoryBacked } from '../../../../fake-backend/database/memory-backed-persistence.ts';
import { memoryPersistence, type Persistence } from '../../../../fake-backend/database/persistence.ts';
import { cookieJar, openPage } from '../hosts/page.ts';

const hanging = () => {
  const storage = memoryPersistence();
  let release = () => {};
  let answering = Promise.resolve();
  const late =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args) =>
      answering.then(() => call(...args));
  const inner: Persistence = {
    version: late(storage.version),
    load: late(storage.load),
    commit: late(storage.commit),
  };
  return {
    storage,
    inner,
    hang: () => {
      answering = new Promise((resolve) => {
        release = resolve;
      });
    },
    answer: () => release(),
  };
};
const rows = (id: string) => ({ replies: [{ id }] });

describe('a storage of the simulation that does not answer (fault matrix 68)', () => {
  const in4Seconds = () => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), 4_000);
    return limit.signal;
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  const page = async () => {
    const device = hanging();
    const persistence = memoryBacked(device.inner, in4Seconds);
    const told: boolean[] = [];
    persistence.watch((lasting) => told.push(lasting));
    return { ...device, persistence, told };
  };

  it('at the very first visit: the simulation begins in memory, reports this, and is stored when the storage answers', async () => {
    const { persistence, told, hang, answer, storage } = await page();
    hang();
    const loading = persistence.load();
    await pass(4_000);
    expect(await loading).toEqual({ version: 0, tables: {} });
    expect(await persistence.commit(0, rows('seed'))).toBe(true);
    expect(await persistence.commit(1, rows('log-in'))).toBe(true);
    expect([told, await storage.version()]).toEqual([[true, false], 0]);
    answer();
    await pass(2_010);
    expect(told).toEqual([true, false, true]);
    expect(await storage.load()).toMatchObject({ version: 2, tables: rows('log-in') });
    expect(await persistence.version()).toBe(2);
  });

  it('later: nobody waits twice, and a late answer is not mistaken for another tab', async () => {
    const { persistence, told, hang, answer, storage } = await page();
    await persistence.commit(0, rows('seed'));
    hang();
    const committing = persistence.commit(1, rows('satu'));
    await pass(4_000);
    expect(await committing).toBe(true);
    expect(await persistence.commit(2, rows('dua'))).toBe(true);
    expect(await persistence.commit(2, rows('tiga'))).toBe(false);
    answer();
    await pass(2_000);
    expect([told.at(-1), await storage.load()]).toMatchObject([true, { version: 3, tables: rows('dua') }]);
  });

  it('and was changed by another tab in the meantime is not overwritten', async () => {
    const { persistence, told, hang, answer, storage } = await page();
    await persistence.commit(0, rows('seed'));
    hang();
    const asking = persistence.version();
    await pass(4_000);
    await asking;
    await persistence.commit(1, rows('sini'));
    await storage.commit(1, rows('tab lain'));
    answer();
    await pass(20_000);
    expect([told.at(-1), await storage.load()]).toMatchObject([false, { tables: rows('tab lain') }]);
    expect(await persistence.load()).toMatchObject({ tables: rows('sini') });
  });

  it('returns the stored world when nobody has done anything yet', async () => {
    const { persistence, told, hang, answer, storage } = await page();
    for (let version = 0; version < 5; version += 1) await storage.commit(version, rows('dari dulu'));
    hang();
    const loading = persistence.load();
    await pass(4_000);
    await loading;
    await persistence.commit(0, rows('seed'));
    answer();
    await pass(2_010);
    expect([told.at(-1), await persistence.version()]).toEqual([true, 5]);
    expect(await persistence.load()).toMatchObject({ tables: rows('dari dulu') });
  });
});

describe('a storage of the simulation that is taken away (fault matrix 69)', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  const opened = new Set<IDBDatabase>();
  const watch = () => {
    const { transaction } = globalThis.IDBDatabase.prototype;
    vi.spyOn(globalThis.IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...rest) {
      opened.add(this);
      return transaction.apply(this, rest);
    });
  };
  afterEach(() => {
    opened.clear();
    vi.restoreAllMocks();
  });

  const closeAll = () => {
    for (const each of opened) each.close();
  };
  const forceCloseAll = () => {
    for (const each of opened) forceCloseDatabase(each as never);
  };

  it.each([
    ['it is deleted', () => {}],
    ['the browser clears its data', forceCloseAll],
    ['the browser closes it without a word', closeAll],
  ])('gets the world of the page again, in both tabs: %s', async (_, happen) => {
    watch();
    const cookies = cookieJar();
    const tab = () => openPage({ persistence: openPersistence('taken'), cookies });
    const [one, two] = [await tab(), await tab()];
    await one.logIn('ayu');
    expect((await two.get('/api/asesi')).status).toBe(200);
    happen();
    await deleteDB('taken');
    expect((await one.get('/api/asesi')).status).toBe(200);
    expect((await two.get('/api/asesi')).status).toBe(200);
    expect((await (await tab()).get('/api/asesi')).status).toBe(200);
  });
});
