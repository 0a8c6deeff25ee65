import { type IDBPDatabase, openDB } from 'idb';
import { mutableTables } from './database.ts';
import { memoryPersistence, type Persistence, type StoredTables } from './persistence.ts';

const store = 'tables';
const versionKey = 'version';

const asVersion = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

const persistenceOn = (idb: IDBPDatabase): Persistence => ({
  version: async () => asVersion(await idb.get(store, versionKey)),

  async load() {
    const transaction = idb.transaction(store);
    const version = asVersion(await transaction.store.get(versionKey));
    const tables: Record<string, unknown[]> = {};
    for (const name of mutableTables) {
      const rows: unknown[] | undefined = await transaction.store.get(name);
      if (rows) tables[name] = rows; // a table that an older build did not have stays away, and the world is made anew
    }
    return { version, tables: tables as StoredTables };
  },

  async commit(expected, tables) {
    const transaction = idb.transaction(store, 'readwrite');
    // Web Locks do not exist on plain-http addresses: this check inside the transaction keeps two tabs apart
    const unchanged = asVersion(await transaction.store.get(versionKey)) === expected;
    if (unchanged) {
      for (const [name, rows] of Object.entries(tables)) void transaction.store.put(rows, name);
      void transaction.store.put(expected + 1, versionKey);
    }
    await transaction.done;
    return unchanged;
  },
});

/** The browser's own storage, shared by its tabs; memory when there is none (private mode, blocked). */
export const openPersistence = async (name = 'portal-asesi-simulasi'): Promise<Persistence> => {
  if (typeof indexedDB === 'undefined') return memoryPersistence();
  try {
    return persistenceOn(await openDB(name, 1, { upgrade: (idb) => void idb.createObjectStore(store) }));
  } catch {
    return memoryPersistence();
  }
};
