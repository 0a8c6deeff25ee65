import { openDB } from 'idb';
import { vi } from 'vitest';

/** Calls `happen` right after the next request of this kind. End with `vi.restoreAllMocks`. */
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

/** Aborts the transaction as a browser does; a script’s `abort` fails once the transaction is committed. */
export const abortAt = (kind: Parameters<typeof afterNext>[0]): void =>
  afterNext(kind, (transaction) => (transaction as unknown as { _abort(reason: null): void })._abort(null));

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

/** Locks these tables by another connection until the returned function is called. */
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
