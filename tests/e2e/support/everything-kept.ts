import { expect, type Page } from '@playwright/test';

/** All that this origin keeps in this browser, raw; values of IndexedDB without what only the browser can read. */
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
    return { rows, local: { ...localStorage }, session: { ...sessionStorage }, caches: await caches.keys() };
  });

/** When somebody last logged out, and not who. */
const timeOfLogOut = { 'portal-asesi:sesi': expect.stringMatching(/^\d+\.\d+:$/) };

/** A device on which nothing of a person and nothing of an exam is left after a log-out. */
export const nothingKept = { rows: [], local: timeOfLogOut, session: {}, caches: [] };
