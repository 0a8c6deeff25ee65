import { expect, type Page } from '@playwright/test';

/**
 * The data of this origin in the browser, without cookies; of caches that hold something only the names, and of IndexedDB only the keys, because its values are
 * encrypted.
 */
export const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        for (const key of await done(database.transaction(store).objectStore(store).getAllKeys()))
          rows.push(`${name}/${store}/${JSON.stringify(key)}`);
      database.close();
    }
    const filled: string[] = [];
    // Chromium opens a deleted cache again, empty, when it stores a compiled script of it
    for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length > 0) filled.push(name);
    return { rows, local: { ...localStorage }, session: { ...sessionStorage }, caches: filled };
  });

const timeOfLogOut = { 'portal-asesi:sesi': expect.stringMatching(/^\d+\.\d+:$/) };

export const nothingKept = { rows: [], local: timeOfLogOut, session: {}, caches: [] };
