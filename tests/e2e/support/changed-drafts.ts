import type { Page } from '@playwright/test';

export type Place = [user: string, form: string, subject: string];

/**
 * A write of another script into the draft store: plain bytes, text encrypted with the user’s key, or a record moved from another place.
 */
export interface Change {
  readonly at: Place;
  readonly put: { readonly plain: string } | { readonly sealed: string } | { readonly movedFrom: Place };
}

export const changeDrafts = (page: Page, changes: readonly Change[]) =>
  page.evaluate(async (wanted) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('portal-asesi-draf'));
    const store = (mode: IDBTransactionMode, name = 'drafts') => database.transaction(name, mode).objectStore(name);
    const bytes = (text: string) => new TextEncoder().encode(text);
    for (const { at, put } of wanted) {
      const head = { version: 1, revision: crypto.randomUUID(), savedAt: Date.now() };
      if ('plain' in put) await asked(store('readwrite').put({ ...head, values: bytes(put.plain).buffer }, at));
      if ('movedFrom' in put) {
        const moved = await asked(store('readonly').get(put.movedFrom));
        await asked(store('readwrite').put(moved, at));
      }
      if ('sealed' in put) {
        const { key } = await asked(store('readonly', 'vaults').get(at[0]) as IDBRequest<{ key: CryptoKey }>);
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const how = { name: 'AES-GCM', iv, additionalData: bytes(JSON.stringify(at)) };
        const values = { iv, data: await crypto.subtle.encrypt(how, key, bytes(put.sealed)) };
        await asked(store('readwrite').put({ ...head, values }, at));
      }
    }
    database.close();
  }, changes);

export const draftAt = (page: Page, at: Place) =>
  page.evaluate(async (place) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('portal-asesi-draf'));
    const get = (name: string, key: IDBValidKey) => asked(database.transaction(name).objectStore(name).get(key));
    const { values } = await get('drafts', place);
    const { key } = await get('vaults', place[0]);
    database.close();
    const how = { name: 'AES-GCM', iv: values.iv, additionalData: new TextEncoder().encode(JSON.stringify(place)) };
    const bytes = await crypto.subtle.decrypt(how, key, values.data);
    return JSON.parse(new TextDecoder().decode(bytes)) as { readonly basis: string };
  }, at);

export const draftRecords = (page: Page) =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('portal-asesi-draf'));
    const drafts = database.transaction('drafts').objectStore('drafts');
    const [places, records] = await Promise.all([asked(drafts.getAllKeys()), asked(drafts.getAll())]);
    database.close();
    return places.map((place, index) => [place as Place, records[index].revision as string] as const);
  });

export const placesOf = async (page: Page, form: string) =>
  (await draftRecords(page)).map(([place]) => place).filter(([, of]) => of === form);
