import type { MutableTable } from './database.ts';

export type StoredTables = Partial<Record<MutableTable, readonly unknown[]>>;

export interface Snapshot {
  readonly version: number;
  readonly tables: StoredTables;
}

/** Storage of the mutable tables. Each commit increases the version, so that each tab detects the other tabs' changes. */
export interface Persistence {
  version(): Promise<number>;
  load(): Promise<Snapshot>;
  /** Stores the tables as version `next` (default `expected + 1`); false, without storing, when another tab was faster. */
  commit(expected: number, tables: StoredTables, next?: number): Promise<boolean>;
}

/** Stores the rows without copying them: they are immutable, and copying whole tables would slow down each reply in a large class. */
export const memoryPersistence = (): Persistence => {
  let stored: Snapshot = { version: 0, tables: {} };
  return {
    version: async () => stored.version,
    load: async () => stored,
    commit: async (expected, tables, next = expected + 1) => {
      if (expected !== stored.version) return false;
      stored = { version: next, tables: { ...stored.tables, ...tables } };
      return true;
    },
  };
};
