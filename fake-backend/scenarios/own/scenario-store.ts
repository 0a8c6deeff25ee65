import { type IDBPDatabase, openDB } from 'idb';
import { isStorageFull } from '../../storage-full.ts';
import type { Scenario } from '../scenario.ts';

/**
 * A scene on this device. `size`: characters of the scene's file. `packed`: the scene as part of its link; null if it is too large for a
 * link, or if this browser cannot compress it.
 */
export interface KeptScene {
  readonly id: number;
  readonly scene: Scenario;
  readonly size: number;
  readonly packed: string | null;
}

export interface SceneStore {
  all(): Promise<readonly KeptScene[]>;
  add(scene: Omit<KeptScene, 'id'>): Promise<KeptScene>;
  remove(id: number): Promise<void>;
}

export const memoryScenes = (): SceneStore => {
  let kept: readonly KeptScene[] = [];
  let last = 0;
  return {
    all: async () => kept,
    async add(scene) {
      last += 1;
      const added = { ...scene, id: last };
      kept = [...kept, added];
      return added;
    },
    async remove(id) {
      kept = kept.filter((each) => each.id !== id);
    },
  };
};

const store = 'scenes';
const fullStorage =
  'Penyimpanan perangkat ini penuh, sehingga adegan tidak disimpan. Hapus adegan lain, lalu coba lagi.';

/** Saved scenes in a separate IndexedDB database, so that they outlive the world; in page memory if the storage is not available. */
export const openScenes = (name = 'portal-asesi-simulasi-adegan'): SceneStore => {
  const memory = memoryScenes();
  let opening: Promise<IDBPDatabase | null> | null = null;
  const forget = () => {
    opening = null;
  };
  const connect = async (): Promise<IDBPDatabase | null> => {
    try {
      return await openDB(name, 1, {
        upgrade: (idb) => void idb.createObjectStore(store, { keyPath: 'id', autoIncrement: true }),
        blocking: (_current, _wanted, event) => {
          (event.target as IDBDatabase).close(); // an open connection would block another page that deletes the database
          forget();
        },
        terminated: forget,
      });
    } catch {
      return null; // browsers throw at once if the storage is blocked
    }
  };
  const open = (): Promise<IDBPDatabase | null> => {
    opening ??= connect();
    return opening;
  };
  return {
    async all() {
      const idb = await open();
      return idb ? idb.getAll(store) : memory.all();
    },
    async add(scene) {
      const idb = await open();
      if (!idb) return memory.add(scene);
      try {
        return { ...scene, id: Number(await idb.add(store, scene)) };
      } catch (error) {
        if (isStorageFull(error)) throw new RangeError(fullStorage);
        throw error;
      }
    },
    async remove(id) {
      const idb = await open();
      await (idb ? idb.delete(store, id) : memory.remove(id));
    },
  };
};
