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

/** What this page has begun in the storage and not sent off yet. */
const running = new Set<Pick<IDBTransaction, 'abort'>>();
/** Resolves once this page is shown, where it is kept for Back. */
let shown: Promise<unknown> = Promise.resolve();

const end = (tx: Pick<IDBTransaction, 'abort'>): void => {
  try {
    tx.abort();
  } catch {
    // it is at its end already
  }
};

// Safari keeps a page that is left with its transactions as they are: the next page would wait for them in vain. What ends here is tried
// again when the page comes back (`ReturnToStorage`).
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) return;
  shown = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  for (const tx of running) end(tx);
});

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
    await shown;
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

/** A transaction whose end nobody has to wait for, and that no page has to wait for when this one is left: that it was aborted is told by its requests. */
export const begun = <Transaction extends { readonly done: Promise<void>; abort(): void }>(
  tx: Transaction,
): Transaction => {
  running.add(tx);
  const forget = () => running.delete(tx);
  tx.done.then(forget, forget);
  return tx;
};

/**
 * All of these requests of a begun transaction or none: one that fails before it is made would leave those before it standing. They are sent
 * off together, and done even if the page is left at once.
 */
export const inOneTransaction = async (
  tx: { readonly done: Promise<void>; readonly error: DOMException | null; abort(): void; commit(): void },
  requests: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  const made: Promise<unknown>[] = [];
  try {
    for (const request of requests) made.push(request());
    tx.commit();
    running.delete(tx);
    await Promise.all(made);
    await tx.done;
  } catch (error) {
    const reason = tx.error; // why the browser ended it, such as a full disk: its requests do not know
    if (made.length < requests.length) end(tx);
    await Promise.allSettled(made);
    throw reason ?? error;
  }
};
