import { isStorageFull } from '../storage-full.ts';
import type { Persistence, Snapshot, StoredTables } from './persistence.ts';

export interface LastingPersistence extends Persistence {
  watch(listener: (lasting: boolean) => void): () => void;
}

/**
 * Storage timeout in milliseconds, because a hung storage never answers. The timeout is long, because a busy disk takes seconds and
 * accepted data must survive a reload.
 */
const longest = 10_000;
const tryAgain = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

const until = <T>(limit: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error('The storage does not answer.')));
    work.then(resolve, reject);
  });

interface Away {
  version: number;
  changed: boolean;
}

/**
 * A storage with a fallback in page memory; only a full storage rejects. Returns to the storage when it answers, unless both have changed
 * meanwhile. Refills an emptied storage: versions only grow, so the newest world wins. `timeLimit` uses `AbortSignal.timeout`, which fake
 * timers do not affect.
 */
export const memoryBacked = (
  storage: Persistence,
  timeLimit = () => AbortSignal.timeout(longest),
): LastingPersistence => {
  const listeners = new Set<(lasting: boolean) => void>();
  let world: Snapshot = { version: 0, tables: {} };
  let away: Away | null = null;

  const tell = () => {
    for (const listener of listeners) listener(away === null);
  };
  const added = (version: number, tables: StoredTables): void => {
    world = { version, tables: { ...world.tables, ...tables } };
  };
  const refill = (version: number): Promise<boolean> => storage.commit(version, world.tables, world.version);
  const storedVersion = async (): Promise<number> => {
    const version = await storage.version();
    if (version >= world.version || away) return version;
    await refill(version); // another tab may refill the storage first
    return storage.version();
  };

  /** True when this page uses the storage again, or will never use it again. */
  const isSettled = async (left: Away): Promise<boolean> => {
    const version = await until(timeLimit(), storage.version());
    // the world in the storage and the one in this page have diverged
    if (version !== left.version && version > 0 && left.changed) return true;
    if (version < world.version && !(await until(timeLimit(), refill(version)))) return false;
    away = null;
    tell();
    return true;
  };
  const comeBack = async (left: Away): Promise<void> => {
    do await wait(tryAgain);
    while (!(await isSettled(left).catch(() => false)));
  };
  const leave = (): void => {
    if (away) return;
    away = { version: world.version, changed: false };
    tell();
    void comeBack(away);
  };

  const ask = async <T>(question: () => Promise<T>, known: () => T): Promise<T> => {
    if (away) return known();
    try {
      return await until(timeLimit(), question());
    } catch (error) {
      if (isStorageFull(error)) throw error;
      leave();
      return known();
    }
  };

  return {
    version: () => ask(storedVersion, () => world.version),
    load: async () => {
      const load = async () => {
        await storedVersion();
        return storage.load();
      };
      world = await ask(load, () => world);
      return world;
    },
    commit: async (expected, tables) => {
      const inMemory = (): boolean => {
        if (away) away.changed ||= expected > 0; // seeding does not count as a change
        return expected === world.version;
      };
      const stored = away ? null : storage.commit(expected, tables);
      const done = stored ? await ask(() => stored, inMemory) : inMemory();
      if (done) added(expected + 1, tables);
      const left = away;
      if (left) stored?.then((late) => late && Object.assign(left, { version: expected + 1 })).catch(() => undefined);
      return done;
    },
    watch: (listener) => {
      listeners.add(listener);
      listener(away === null);
      return () => void listeners.delete(listener);
    },
  };
};
