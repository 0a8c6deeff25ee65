import { type Database, mutableTables } from '../database/database.ts';
import type { StoredTables } from '../database/persistence.ts';

export type KeptBefore = 'travel' | 'undo' | 'reset' | 'scenario' | 'import' | 'return' | 'update';

export interface KeptWorld {
  readonly id: number;
  readonly before: KeptBefore;
  readonly time: string;
  readonly tables: StoredTables;
}

export interface ShelfStore {
  all(): Promise<readonly KeptWorld[]>;
  replaceAll(worlds: readonly KeptWorld[]): Promise<void>;
}

export const memoryShelf = (): ShelfStore => {
  let kept: readonly KeptWorld[] = [];
  return {
    all: async () => kept,
    replaceAll: async (worlds) => {
      kept = worlds;
    },
  };
};

/**
 * Maximum number of saved worlds per group. Worlds saved before time travel or its undoing are a separate group, so that many small time
 * steps do not push out older worlds.
 */
const most = 5;

export const isJourney = ({ before }: KeptWorld): boolean => before === 'travel' || before === 'undo';

const newest = (worlds: readonly KeptWorld[]): readonly KeptWorld[] => [
  ...worlds.filter((world) => !isJourney(world)).slice(-most),
  ...worlds.filter(isJourney).slice(-most),
];

const beforeLastJourney = (worlds: readonly KeptWorld[]): KeptWorld | undefined => {
  const replaced = worlds.findIndex((world) => !isJourney(world));
  return worlds.slice(0, replaced < 0 ? undefined : replaced).find(({ before }) => before === 'travel');
};

/**
 * The world with this number; without a number, the world before the last time travel, unless the world was replaced after it. Expects the
 * newest world first.
 */
export const worldOf = (worlds: readonly KeptWorld[], id: number | undefined): KeptWorld | undefined =>
  id === undefined ? beforeLastJourney(worlds) : worlds.find((world) => world.id === id);

/** Rows are immutable, so no copies are necessary. */
export const tablesOf = (db: Database): StoredTables =>
  Object.fromEntries(mutableTables.map((name) => [name, db[name].all()]));

export interface Shelf {
  all(): Promise<readonly KeptWorld[]>;
  keep(tables: StoredTables, time: Date, before: KeptBefore): Promise<void>;
  lastKept(): number;
  remove(id: number): Promise<void>;
  setAside(tables: StoredTables, now: Date): Promise<void>;
  hasSetAside(): boolean;
}

export const createShelf = (store: ShelfStore = memoryShelf()): Shelf => {
  let aside = false;
  let last = 0;
  const put = async (tables: StoredTables, time: Date, before: KeptBefore) => {
    const worlds = await store.all();
    const id = Math.max(0, ...worlds.map((world) => world.id)) + 1;
    await store.replaceAll(newest([...worlds, { id, before, time: time.toISOString(), tables }]));
    last = id;
  };
  return {
    all: async () => [...(await store.all())].sort((a, b) => b.id - a.id),
    keep: put,
    lastKept: () => last,
    remove: async (id) => store.replaceAll((await store.all()).filter((world) => world.id !== id)),
    async setAside(tables, now) {
      if (aside) return; // when the work is retried, this world is already saved
      aside = true;
      await put(tables, now, 'update');
    },
    hasSetAside: () => aside,
  };
};
