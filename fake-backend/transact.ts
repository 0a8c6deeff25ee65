import { type Database, dirtyTables, markClean } from './database/database.ts';
import { migrated } from './database/migrations.ts';
import type { Persistence, StoredTables } from './database/persistence.ts';
import { restore, seed } from './database/seeding.ts';
import type { ServerEvent } from './realtime.ts';
import { isStorageFull } from './storage-full.ts';

const maxTries = 10;

interface Deps {
  db: Database;
  persistence: Persistence;
  realNow: () => number;
  publish: (notice: ServerEvent) => void;
  committed: () => void;
  setAside: (tables: StoredTables) => Promise<void>;
}

/**
 * Runs work on the database, one at a time. If another tab commits meanwhile, the work is rolled back and repeated, so the work must not
 * have outside effects; notices are sent after the commit.
 */
export interface Transactions {
  run<T>(work: () => Promise<T> | T): Promise<T>;
  publish(notice: ServerEvent): void;
  /** Whether the storage refused the last change because it is full. */
  isFull(): boolean;
  /** The notices of the running work, which are sent after its commit. */
  notices(): readonly ServerEvent[];
}

export const createTransactions = ({ db, persistence, realNow, publish, committed, setAside }: Deps): Transactions => {
  let loadedVersion = -1;
  let queue: Promise<unknown> = Promise.resolve();
  let notices: ServerEvent[] = [];
  let full = false;
  let seeded = true; // `createServer` has already seeded the tables

  const load = async () => {
    const { version, tables } = await persistence.load();
    loadedVersion = version;
    const known = version > 0 ? migrated(tables, realNow()) : null;
    if (known && restore(db, known)) {
      if (known === tables) markClean(db);
    } else {
      if (version > 0) await setAside(tables);
      if (!seeded) seed(db, new Date(realNow()));
    }
    seeded = false; // seeded or migrated tables are dirty, so the next commit stores them
  };

  const refresh = async () => {
    if (loadedVersion === -1 || (await persistence.version()) !== loadedVersion) await load();
  };

  const commit = async (): Promise<boolean> => {
    const changed = dirtyTables(db);
    if (changed.length === 0) return true;
    const tables: StoredTables = Object.fromEntries(changed.map((name) => [name, db[name].all()]));
    if (!(await persistence.commit(loadedVersion, tables))) return false;
    loadedVersion += 1;
    full = false;
    markClean(db);
    committed();
    return true;
  };

  const attempt = async <T>(work: () => Promise<T> | T): Promise<{ result: T } | null> => {
    notices = [];
    await refresh();
    try {
      const result = await work();
      return (await commit()) ? { result } : null;
    } catch (error) {
      loadedVersion = -1; // forces a reload, which discards the changes of the failed work
      full ||= isStorageFull(error);
      throw error;
    }
  };

  const untilCommitted = async <T>(work: () => Promise<T> | T): Promise<T> => {
    for (let tries = 0; tries < maxTries; tries++) {
      const done = await attempt(work);
      if (done) {
        notices.forEach(publish);
        return done.result;
      }
      loadedVersion = -1;
    }
    throw new Error('Other tabs were always faster.');
  };

  return {
    run(work) {
      const mine = queue.then(() => untilCommitted(work));
      queue = mine.catch(() => undefined);
      return mine;
    },
    publish: (notice) => void notices.push(notice),
    notices: () => notices,
    isFull: () => full,
  };
};
