// Provides the parts of a browser page that the adapters need, in Node. Imported first, because packages read `window` when they load.
import { setMaxListeners } from 'node:events';
import 'fake-indexeddb/auto';

setMaxListeners(0); // hundreds of candidates share one window

export const memoryStorage = (rows = new Map()) => ({
  getItem: (name) => rows.get(name) ?? null,
  setItem: (name, text) => void rows.set(name, text),
  removeItem: (name) => void rows.delete(name),
});

globalThis.window ??= new EventTarget();
globalThis.document ??= Object.assign(new EventTarget(), { visibilityState: 'visible' });
globalThis.localStorage ??= memoryStorage();
