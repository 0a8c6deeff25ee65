import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
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

/** Timeout in milliseconds for opening the database and one operation; a blocked connection would otherwise never settle. */
const longestWork = 4_000;

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

const running = new Set<Pick<IDBTransaction, 'abort'>>();
/** Pending while this page sits in the back/forward cache. */
let shown: Promise<unknown> = Promise.resolve();

const end = (tx: Pick<IDBTransaction, 'abort'>): void => {
  try {
    tx.abort();
  } catch {
    // the transaction has already finished
  }
};

// Safari suspends open transactions of a page in the back/forward cache, which blocks the next page; `ReturnToStorage` retries the aborted
// work.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) return;
  shown = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  for (const tx of running) end(tx);
});

/** Opens the database on first use, and again after the browser or a newer portal version has closed it. */
export class DraftDatabaseOpening {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #deleted: () => void;
  #opening: Promise<DraftDatabase> | null = null;
  #database: DraftDatabase | null = null;

  constructor(name: string, clock: Clock, deleted: () => void) {
    this.#name = name;
    this.#clock = clock;
    this.#deleted = deleted;
  }

  /** Runs `work` on the database. Rejects without IndexedDB, and with `TooLate` after 4 s plus `more` milliseconds. */
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
      this.#forget(); // the browser has closed the connection without an event
      return work(await this.#opened());
    }
  }

  /** Closes a connection that stopped answering; a connection that is still opening stays. */
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
          // an open connection would block another page that deletes the database, or a newer portal version that upgrades it
          (event.target as IDBDatabase).close();
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

/** Tracks a transaction so that `pagehide` aborts it. Its requests reject on an abort, so awaiting `done` is optional. */
export const begun = <Transaction extends { readonly done: Promise<void>; abort(): void }>(
  tx: Transaction,
): Transaction => {
  running.add(tx);
  const forget = () => running.delete(tx);
  tx.done.then(forget, forget);
  return tx;
};

/**
 * Runs all requests in one transaction or none: a request that throws aborts the earlier ones. Commits at once, so leaving the page loses
 * nothing.
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
    const reason = tx.error; // the requests' errors lack the browser's reason, such as a full disk
    if (made.length < requests.length) end(tx);
    await Promise.allSettled(made);
    throw reason ?? error;
  }
};

/**
 * A record, or null if the browser cannot read it any more, for example because the file behind it is gone. Then the transaction goes on,
 * so that a lost record hides no other one.
 */
export const readable = async <Found>(reading: Promise<Found>): Promise<Found | null> => {
  const request: IDBRequest = unwrap<IDBRequest>(reading as never);
  request.addEventListener('error', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return null;
  }
};

/** The records below a place with their keys, each read on its own. */
export const recordsOf = async <Key, Found>(
  table: { getAllKeys(range: IDBKeyRange): Promise<Key[]>; get(key: NoInfer<Key>): Promise<Found> },
  range: IDBKeyRange,
): Promise<readonly (readonly [Key, Found | null])[]> =>
  Promise.all((await table.getAllKeys(range)).map(async (key) => [key, await readable(table.get(key))] as const));
