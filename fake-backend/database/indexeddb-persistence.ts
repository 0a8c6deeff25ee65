import { type IDBPDatabase, openDB } from 'idb';
import { mutableTables } from './database.ts';
import { type LastingPersistence, memoryBacked } from './memory-backed-persistence.ts';
import type { Persistence, StoredTables } from './persistence.ts';

const store = 'tables';
const versionKey = 'version';

const asVersion = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

/** The connection, opened when it is first wanted, and again when the browser closed it. */
const connectionTo = (name: string) => {
  let opening: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = (): Promise<IDBPDatabase> => {
    opening ??= openDB(name, 1, {
      upgrade: (idb) => void idb.createObjectStore(store),
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close(); // somebody deletes it
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  return async <T>(work: (idb: IDBPDatabase) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      forget(); // closed without a word
      return work(await open());
    }
  };
};

/** The table of tables in a transaction whose end nobody has to wait for: that the browser aborted it is told by its requests. */
const tablesIn = <Mode extends IDBTransactionMode>(idb: IDBPDatabase, mode: Mode) => {
  const transaction = idb.transaction(store, mode);
  transaction.done.catch(() => undefined);
  return transaction;
};

/** The tables in IndexedDB, shared by the tabs of this browser. Rejects where that fails, and never where it does not answer. */
const indexedDbPersistence = (name: string): Persistence => {
  const use = connectionTo(name);
  return {
    version: () => use(async (idb) => asVersion(await tablesIn(idb, 'readonly').store.get(versionKey))),

    load: () =>
      use(async (idb) => {
        const transaction = tablesIn(idb, 'readonly');
        const version = asVersion(await transaction.store.get(versionKey));
        const tables: Record<string, unknown[]> = {};
        for (const table of mutableTables) {
          const rows: unknown[] | undefined = await transaction.store.get(table);
          if (rows) tables[table] = rows; // a table that an older build did not have stays away, and the world is made again
        }
        return { version, tables: tables as StoredTables };
      }),

    commit: (expected, tables, next = expected + 1) =>
      use(async (idb) => {
        const transaction = tablesIn(idb, 'readwrite');
        // Web Locks do not exist on plain-http addresses: this check inside the transaction keeps two tabs apart
        const unchanged = asVersion(await transaction.store.get(versionKey)) === expected;
        if (unchanged) {
          const stored = [...Object.entries(tables), [versionKey, next] as const];
          await Promise.allSettled(stored.map(([key, value]) => transaction.store.put(value, key))); // the transaction tells
        }
        await transaction.done;
        return unchanged;
      }),
  };
};

/** The browser's own storage, shared by its tabs; the memory of this page while there is none (private mode, blocked, does not answer). */
export const openPersistence = (name = 'portal-asesi-simulasi'): LastingPersistence =>
  memoryBacked(indexedDbPersistence(name));
