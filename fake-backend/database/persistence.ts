import type { MutableTable } from './database.ts';

export type StoredTables = Partial<Record<MutableTable, readonly unknown[]>>;

export interface Snapshot {
  readonly version: number;
  readonly tables: StoredTables;
}

/** Where the mutable tables survive the page. Each commit counts the version up, so that two tabs notice each other. */
export interface Persistence {
  /** The version stored now; 0 when nothing is. */
  version(): Promise<number>;
  /** Everything stored, of one moment. */
  load(): Promise<Snapshot>;
  /** Stores the tables as version `next` (else `expected + 1`), or stores nothing and gives false when another tab was faster. */
  commit(expected: number, tables: StoredTables, next?: number): Promise<boolean>;
}

/** Forgets everything with the process: for Node, for tests, and where the browser has no IndexedDB. */
export const memoryPersistence = (): Persistence => {
  let stored: Snapshot = { version: 0, tables: {} };
  return {
    version: async () => stored.version,
    load: async () => stored,
    commit: async (expected, tables, next = expected + 1) => {
      if (expected !== stored.version) return false;
      stored = { version: next, tables: { ...stored.tables, ...structuredClone(tables) } };
      return true;
    },
  };
};
