import { openDB } from 'idb';
import { vi } from 'vitest';

/** Right after the next request of this kind something happens to its transaction. Ends with `vi.restoreAllMocks`. */
export const afterNext = (
  kind: 'get' | 'getAllKeys' | 'put' | 'delete',
  happen: (transaction: IDBTransaction) => void,
): void => {
  const request = IDBObjectStore.prototype[kind] as (...args: unknown[]) => unknown;
  vi.spyOn(IDBObjectStore.prototype, kind).mockImplementationOnce(function (this: IDBObjectStore, ...args: unknown[]) {
    const made = request.apply(this, args);
    queueMicrotask(() => happen(this.transaction));
    return made;
  } as never);
};

/** The browser aborts it: `abort` of a script would come too late for one that is sent off. */
export const abortAt = (kind: Parameters<typeof afterNext>[0]): void =>
  afterNext(kind, (transaction) => (transaction as unknown as { _abort(reason: null): void })._abort(null));

/** What these rejected with that nobody heard of. */
export const unheardOf = async (works: readonly (() => Promise<unknown>)[]): Promise<unknown[]> => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  for (const work of works) {
    await work().catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.off('unhandledRejection', hear);
  return unheard;
};

/** Another connection keeps these tables of a database to itself until it is let go. */
export const seize = async (database: string, tables = ['vaults', 'drafts', 'files']) => {
  const idb = await openDB(database, 1);
  const tx = idb.transaction(tables, 'readwrite');
  let holding = true;
  const hold = async (): Promise<void> => {
    while (holding) await tx.objectStore('drafts').get('nobody');
  };
  const held = hold();
  return async () => {
    holding = false;
    await held;
    await tx.done;
    idb.close();
  };
};
