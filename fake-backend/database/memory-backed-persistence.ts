import type { Persistence, Snapshot, StoredTables } from './persistence.ts';

/** Whether what is committed survives the page. */
export interface LastingPersistence extends Persistence {
  /** Calls the listener now and whenever that changes, until the returned function is called. */
  watch(listener: (lasting: boolean) => void): () => void;
}

/**
 * Milliseconds that a storage has to answer: one that the browser forgot never does, and one on the disk of a busy machine takes seconds.
 * A server may be slow, but what it has accepted must be there after a reload.
 */
const longest = 10_000;
/** Milliseconds between two tries to go back to it. */
const tryAgain = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** The result of the work; rejects when the limit ends before it. */
const until = <T>(limit: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error('The storage does not answer.')));
    work.then(resolve, reject);
  });

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

interface Away {
  /** The version that the storage had when it was left. */
  version: number;
  /** This page has changed the world since. */
  changed: boolean;
}

/**
 * A storage with the memory of this page behind it. While the storage fails or does not answer, the world of this page goes on in
 * memory, and goes back as soon as it can, unless another tab has stored something else in the meantime: then it stays in memory until
 * the page ends. A storage that was emptied is filled again: versions only grow, so of several tabs the newest world wins. The
 * browser's own `timeLimit` is not moved by a page whose timers a trainer or a test lets run ahead.
 */
export const memoryBacked = (
  storage: Persistence,
  timeLimit = () => AbortSignal.timeout(longest),
): LastingPersistence => {
  const listeners = new Set<(lasting: boolean) => void>();
  /** As this page knows it. */
  let world: Snapshot = { version: 0, tables: {} };
  let away: Away | null = null;

  const tell = () => {
    for (const listener of listeners) listener(away === null);
  };
  const added = (version: number, tables: StoredTables): void => {
    world = { version, tables: { ...world.tables, ...tables } };
  };
  const refill = (version: number): Promise<boolean> => storage.commit(version, world.tables, world.version);
  /** The version in the storage, after what it had lost was put back. */
  const storedVersion = async (): Promise<number> => {
    const version = await storage.version();
    if (version >= world.version || away) return version;
    await refill(version); // or another tab is faster
    return storage.version();
  };

  /** True when this page is with the storage again, or never will be. */
  const isSettled = async (left: Away): Promise<boolean> => {
    const version = await until(timeLimit(), storage.version());
    if (version !== left.version && version > 0 && left.changed) return true; // two worlds
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

  /** What the storage says; of one that cannot say it, what this page knows. */
  const ask = async <T>(question: () => Promise<T>, known: () => T): Promise<T> => {
    if (away) return known();
    try {
      return await until(timeLimit(), question());
    } catch (error) {
      if (isFull(error)) throw error;
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
        if (away) away.changed ||= expected > 0; // the seed alone is no change
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
