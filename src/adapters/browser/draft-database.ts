import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Clock } from '../../application/ports/clock.ts';
import type { FileRecord, Head, Vault } from './draft-records.ts';

export type DraftPlace = [user: string, form: string, subject: string];

interface Tables extends DBSchema {
  vaults: { key: string; value: Vault };
  drafts: { key: DraftPlace; value: Head };
  files: { key: [...DraftPlace, id: string]; value: FileRecord };
}

export type DraftDatabase = IDBPDatabase<Tables>;

/** Milliseconds: an open that another tab blocks would never end. */
const longestOpening = 2_000;

/** The database of drafts, opened when it is first wanted, and again when the browser or a newer portal closed it. */
export class DraftDatabaseOpening {
  readonly #name: string;
  readonly #clock: Clock;
  #opening: Promise<DraftDatabase> | null = null;
  #patience = longestOpening;

  constructor(name: string, clock: Clock) {
    this.#name = name;
    this.#clock = clock;
  }

  /** Rejects where there is no IndexedDB, or when it is blocked. */
  async database(): Promise<DraftDatabase> {
    this.#opening ??= this.#open();
    const opened = new AbortController();
    try {
      const tooLong = this.#clock.wait(this.#patience, opened.signal).then(() => {
        this.#patience = 0; // the next one does not wait: it is there by then, or not
        throw new Error('IndexedDB: blocked');
      });
      return await Promise.race([this.#opening, tooLong]);
    } finally {
      opened.abort();
    }
  }

  #open(): Promise<DraftDatabase> {
    const forget = () => {
      this.#opening = null;
    };
    const opening = openDB<Tables>(this.#name, 1, {
      upgrade: (database) => {
        database.createObjectStore('vaults');
        database.createObjectStore('drafts');
        database.createObjectStore('files');
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close(); // a newer portal wants to change it
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  }
}

/** All of these requests or none: one that fails before it is made would leave those before it standing. */
export const wholly = async (
  tx: { readonly done: Promise<void>; readonly error: DOMException | null; abort(): void },
  requests: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  tx.done.catch(() => undefined);
  try {
    await Promise.all(requests.map(async (request) => request()));
    await tx.done;
  } catch (error) {
    const reason = tx.error; // why the browser ended it, such as a full disk: its requests do not know
    if (!reason) tx.abort();
    throw reason ?? error;
  }
};
