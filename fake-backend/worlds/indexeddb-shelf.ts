import { type IDBPDatabase, openDB } from 'idb';
import { isStorageFull } from '../storage-full.ts';
import { type KeptWorld, memoryShelf, type ShelfStore } from './shelf.ts';

const store = 'worlds';
const key = 'kept';

const longest = 4_000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      AbortSignal.timeout(longest).addEventListener('abort', () => reject(new Error('The storage does not answer.')));
    }),
  ]);

const putNewest = async (idb: IDBPDatabase, worlds: readonly KeptWorld[]): Promise<void> => {
  try {
    await idb.put(store, worlds, key);
  } catch (error) {
    const [, ...newer] = [...worlds].sort((a, b) => a.id - b.id);
    if (!isStorageFull(error) || newer.length === 0) throw error;
    await putNewest(idb, newer);
  }
};

/** Saved worlds in IndexedDB, as many as the storage can hold; falls back to page memory after a failure. */
export const openShelf = (name = 'portal-asesi-simulasi-dunia'): ShelfStore => {
  const memory = memoryShelf();
  let failed = false;
  let opening: Promise<IDBPDatabase> | null = null;
  const stored = async <T>(work: (idb: IDBPDatabase) => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    if (failed) return otherwise();
    opening ??= openDB(name, 1, { upgrade: (idb) => void idb.createObjectStore(store) });
    try {
      return await inTime(opening.then(work));
    } catch {
      failed = true;
      return otherwise();
    }
  };
  return {
    async all() {
      const worlds = await stored<readonly KeptWorld[]>(async (idb) => (await idb.get(store, key)) ?? [], memory.all);
      if (!failed) await memory.replaceAll(worlds); // keeps a copy in case the storage fails later
      return worlds;
    },
    async replaceAll(worlds) {
      await memory.replaceAll(worlds);
      await stored(
        (idb) => putNewest(idb, worlds),
        async () => undefined,
      );
    },
  };
};
