import { type IDBPDatabase, openDB } from 'idb';
import { mutableTables } from './database.ts';
import { type LastingPersistence, memoryBacked } from './memory-backed-persistence.ts';
import type { Persistence, StoredTables } from './persistence.ts';

const store = 'tables';
const versionKey = 'version';

const asVersion = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

const running = new Set<Pick<IDBTransaction, 'abort'>>();
/** Pending while this page sits in the back/forward cache. */
let shown: Promise<unknown> = Promise.resolve();

const end = (transaction: Pick<IDBTransaction, 'abort'>): void => {
  try {
    transaction.abort();
  } catch {
    // the transaction has already finished
  }
};

// Safari suspends the open transactions of a page in the back/forward cache, which blocks the transactions of the next page
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) return;
  shown = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  for (const transaction of running) end(transaction);
});

/** The connection: opened on first use and reopened when the browser closed it. Work aborted by a page change is retried. */
const connectionTo = (name: string) => {
  let opening: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = (): Promise<IDBPDatabase> => {
    opening ??= openDB(name, 1, {
      upgrade: (idb) => void idb.createObjectStore(store),
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close(); // an open connection would block another page that deletes the database
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  return async <T>(work: (idb: IDBPDatabase) => Promise<T>): Promise<T> => {
    await shown;
    try {
      return await work(await open());
    } catch (error) {
      const reason = error instanceof DOMException && error.name;
      if (reason === 'AbortError') await shown;
      else if (reason === 'InvalidStateError')
        forget(); // the browser has closed the connection without an event
      else throw error;
      return work(await open());
    }
  };
};

/** Opens a transaction that is aborted on `pagehide`. The requests of the transaction report an abort, so nobody needs to await `done`. */
const tablesIn = <Mode extends IDBTransactionMode>(idb: IDBPDatabase, mode: Mode) => {
  const transaction = idb.transaction(store, mode);
  running.add(transaction);
  const forget = () => running.delete(transaction);
  transaction.done.then(forget, forget);
  return transaction;
};

/** Tables in IndexedDB, shared by all tabs. Rejects on errors, but may never settle when IndexedDB hangs. */
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
          if (rows) tables[table] = rows; // a database of an older build may lack tables; they are then migrated or seeded again
        }
        return { version, tables: tables as StoredTables };
      }),

    commit: (expected, tables, next = expected + 1) =>
      use(async (idb) => {
        const transaction = tablesIn(idb, 'readwrite');
        // Web Locks are missing on plain-http addresses, so this check in the transaction detects concurrent tabs
        const unchanged = asVersion(await transaction.store.get(versionKey)) === expected;
        if (unchanged) {
          const stored = [...Object.entries(tables), [versionKey, next] as const];
          const puts = stored.map(([key, value]) => transaction.store.put(value, key));
          transaction.commit();
          running.delete(transaction);
          await Promise.allSettled(puts); // ignores errors of single writes, because `transaction.done` rejects with them
        }
        await transaction.done;
        return unchanged;
      }),
  };
};

export const openPersistence = (name = 'portal-asesi-simulasi'): LastingPersistence =>
  memoryBacked(indexedDbPersistence(name));
