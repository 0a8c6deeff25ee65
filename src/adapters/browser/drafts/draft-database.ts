import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { inTime, TooLate } from '../in-time.ts';
import type { DraftPlace } from './draft-places.ts';
import type { FileRecord, Head, Vault } from './draft-records.ts';

interface Tables extends DBSchema {
  vaults: { key: string; value: Vault };
  drafts: { key: DraftPlace; value: Head };
  files: { key: [...DraftPlace, id: string]; value: FileRecord };
}

export type DraftDatabase = IDBPDatabase<Tables>;

/** Milliseconds for opening the database and one piece of work on it: one that another tab blocks, or that the browser forgot, would never end. */
const longestWork = 4_000;

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/** The database of drafts, opened when it is first wanted, and again when the browser or a newer portal closed it. */
export class DraftDatabaseOpening {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #deleted: () => void;
  #opening: Promise<DraftDatabase> | null = null;
  /** What the opening came to. */
  #database: DraftDatabase | null = null;

  /** `deleted` is called when what stood in it is gone, or may be. */
  constructor(name: string, clock: Clock, deleted: () => void) {
    this.#name = name;
    this.#clock = clock;
    this.#deleted = deleted;
  }

  /** Works on the database. Rejects where there is no IndexedDB, and when there is no result after 4 s and these milliseconds more. */
  async use<T>(work: (database: DraftDatabase) => Promise<T>, more = 0): Promise<T> {
    try {
      return await inTime(this.#clock, longestWork + more, this.#work(work));
    } catch (error) {
      if (error instanceof TooLate) this.#renew();
      throw error;
    }
  }

  async #work<T>(work: (database: DraftDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#opened());
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#forget(); // the browser closed it without a word
      return work(await this.#opened());
    }
  }

  /** A connection that does not answer may never do so again; one that is still being opened is waited for. */
  #renew(): void {
    if (!this.#database) return;
    this.#database.close();
    this.#forget();
  }

  #forget(): void {
    this.#opening = null;
    this.#database = null;
  }

  #opened(): Promise<DraftDatabase> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open(): Promise<DraftDatabase> {
    try {
      const database = await openDB<Tables>(this.#name, 1, {
        upgrade: (made) => {
          made.createObjectStore('vaults');
          made.createObjectStore('drafts');
          made.createObjectStore('files');
        },
        blocking: (_current, wanted, event) => {
          (event.target as IDBDatabase).close(); // it is deleted, or a newer portal wants to change it
          this.#forget();
          if (wanted === null) this.#deleted();
        },
        terminated: () => {
          this.#forget();
          this.#deleted();
        },
      });
      this.#database = database;
      return database;
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }
}

/** A transaction whose end nobody has to wait for: that the browser aborted it is told by its requests. */
export const begun = <Transaction extends { readonly done: Promise<void> }>(tx: Transaction): Transaction => {
  tx.done.catch(() => undefined);
  return tx;
};

/** All of these requests of a begun transaction or none: one that fails before it is made would leave those before it standing. */
export const inOneTransaction = async (
  tx: { readonly done: Promise<void>; readonly error: DOMException | null; abort(): void },
  requests: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  try {
    await Promise.all(requests.map(async (request) => request()));
    await tx.done;
  } catch (error) {
    const reason = tx.error; // why the browser ended it, such as a full disk: its requests do not know
    if (!reason) tx.abort();
    throw reason ?? error;
  }
};
