import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser that has lost the file behind a record still lists its key, and fails each reading that would return it. */
export const loseRecords = (isLost: (table: string, key: IDBValidKey) => boolean, error = 'DataError') => {
  const fails = (table: IDBObjectStore) =>
    (table.transaction as unknown as { _execRequestAsync(work: object): IDBRequest })._execRequestAsync({
      source: table,
      operation: () => {
        throw new DOMException('Failed to read large IndexedDB value', error);
      },
    });
  const keys = (table: IDBObjectStore, query: unknown): readonly IDBValidKey[] =>
    (table as unknown as { _rawObjectStore: { getAllKeys(range: unknown): IDBValidKey[] } })._rawObjectStore.getAllKeys(
      query instanceof IDBKeyRange ? query : query === undefined ? undefined : IDBKeyRange.only(query),
    );
  for (const name of ['get', 'getAll', 'openCursor'] as const) {
    const real = IDBObjectStore.prototype[name] as (...rest: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...rest: unknown[]) {
      return keys(this, rest[0]).some((key) => isLost(this.name, key)) ? fails(this) : real.apply(this, rest);
    } as never);
  }
};
