import { type IDBPDatabase, openDB } from 'idb';
import { mutableTables } from './database.ts';
import { type LastingPersistence, memoryBacked } from './memory-backed-persistence.ts';
import type { Persistence, StoredTables } from './persistence.ts';

const store = 'tables';
const versionKey = 'version';

const asVersion = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

/** What this page has begun in the storage and not sent off yet. */
const running = new Set<Pick<IDBTransaction, 'abort'>>();
/** Resolves once this page is shown, where it is kept for Back. */
let shown: Promise<unknown> = Promise.resolve();

const end = (transaction: Pick<IDBTransaction, 'abort'>): void => {
  try {
    transaction.abort();
  } catch {
    // it is at its end already
  }
};

// Safari keeps a page that is left with its transactions as they are: the next page would wait for them in vain
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) return;
  shown = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  for (const transaction of running) end(transaction);
});

/** The connection, opened when it is first wanted, and again when the browser closed it. What ended with the page is begun again with it. */
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
    await shown;
    try {
      return await work(await open());
    } catch (error) {
      const reason = error instanceof DOMException && error.name;
      if (reason === 'AbortError') await shown;
      else if (reason === 'InvalidStateError')
        forget(); // closed without a word
      else throw error;
      return work(await open());
    }
  };
};

/** The table of tables in a transaction whose end nobody has to wait for: that the browser aborted it is told by its requests. */
const tablesIn = <Mode extends IDBTransactionMode>(idb: IDBPDatabase, mode: Mode) => {
  const transaction = idb.transaction(store, mode);
  running.add(transaction);
  const forget = () => running.delete(transaction);
  transaction.done.then(forget, forget);
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
          const puts = stored.map(([key, value]) => transaction.store.put(value, key));
          transaction.commit();
          running.delete(transaction);
          await Promise.allSettled(puts); // the transaction tells
        }
        await transaction.done;
        return unchanged;
      }),
  };
};

/** The browser's own storage, shared by its tabs; the memory of this page while there is none (private mode, blocked, does not answer). */
export const openPersistence = (name = 'portal-asesi-simulasi'): LastingPersistence =>
  memoryBacked(indexedDbPersistence(name));
