import { type Database, mutableTables } from '../database/database.ts';
import type { StoredTables } from '../database/persistence.ts';

/** Why a world was kept. */
export type KeptBefore = 'travel' | 'undo' | 'reset' | 'scenario' | 'import' | 'return' | 'update';

/** A world as it was before something changed all of it. */
export interface KeptWorld {
  /** Counts up. */
  readonly id: number;
  readonly before: KeptBefore;
  /** The server's time then: ISO instant. */
  readonly time: string;
  readonly tables: StoredTables;
}

/** Where worlds are kept; the oldest go. */
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

/** Of journeys in time there and back, and of everything else: a trainer who goes on by the minute keeps the world of yesterday. */
const most = 5;

/** Whether only the time was changed: everybody stays logged in. */
export const isJourney = ({ before }: KeptWorld): boolean => before === 'travel' || before === 'undo';

const newest = (worlds: readonly KeptWorld[]): readonly KeptWorld[] => [
  ...worlds.filter((world) => !isJourney(world)).slice(-most),
  ...worlds.filter(isJourney).slice(-most),
];

/** The one before the last journey of the present world; none when another world took its place since. The newest come first. */
const beforeLastJourney = (worlds: readonly KeptWorld[]): KeptWorld | undefined => {
  const replaced = worlds.findIndex((world) => !isJourney(world));
  return worlds.slice(0, replaced < 0 ? undefined : replaced).find(({ before }) => before === 'travel');
};

/** The world of a number; without one that before the last journey. The newest come first. */
export const worldOf = (worlds: readonly KeptWorld[], id: number | undefined): KeptWorld | undefined =>
  id === undefined ? beforeLastJourney(worlds) : worlds.find((world) => world.id === id);

/** All that can change of a world. Rows are never changed in place. */
export const tablesOf = (db: Database): StoredTables =>
  Object.fromEntries(mutableTables.map((name) => [name, db[name].all()]));

/** The last worlds, which can be taken back. */
export interface Shelf {
  /** The newest first. */
  all(): Promise<readonly KeptWorld[]>;
  /** Keeps a world as it was at a time of the server. */
  keep(tables: StoredTables, time: Date, before: KeptBefore): Promise<void>;
  /** The number of the world that this page has kept last; 0 before the first. */
  lastKept(): number;
  /** Lets go of one. */
  remove(id: number): Promise<void>;
  /** Keeps one that could not be opened. */
  setAside(tables: StoredTables, now: Date): Promise<void>;
  /** Whether this page has done so. */
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
      if (aside) return; // the same one, when the work is done again
      aside = true;
      await put(tables, now, 'update');
    },
    hasSetAside: () => aside,
  };
};
