import { vi } from 'vitest';

const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

/** The page is left right after the next request of this kind, and kept for Back: Safari ends none of its transactions. Ends with `vi.restoreAllMocks`. */
export const leaveAt = (kind: 'get' | 'getAllKeys' | 'put' | 'delete', persisted = true): void => {
  const request = IDBObjectStore.prototype[kind] as (...args: unknown[]) => unknown;
  vi.spyOn(IDBObjectStore.prototype, kind).mockImplementationOnce(function (this: IDBObjectStore, ...args: unknown[]) {
    const made = request.apply(this, args);
    queueMicrotask(() => tell('pagehide', persisted));
    return made;
  } as never);
};

export const leave = () => tell('pagehide', true);

/** The page comes back as it was left. */
export const comeBack = () => tell('pageshow', true);
