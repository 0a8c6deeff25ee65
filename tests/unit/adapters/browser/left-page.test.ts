// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { contentOf, draftTools, key } from '../../../fakes/draft-fakes.ts';
import { comeBack, leave, leaveAt } from '../../../fakes/left-page.ts';

const store = () => new IndexedDbDraftStore(draftTools());
beforeEach(() => {
  comeBack();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

it.each(['get', 'getAllKeys'] as const)(
  'a page that enters the back/forward cache during its %s aborts the transaction that would block the next page',
  async (kind) => {
    const { revision } = await store().read(key);
    leaveAt(kind);
    await expect(store().save(key, revision, contentOf('setengah'))).rejects.toThrow(/abort/i);
    comeBack();
    expect(await store().save(key, revision, contentOf('utuh'))).toMatchObject({ kind: 'saved' });
  },
);

it('a page in the back/forward cache begins no storage transaction before it comes back', async () => {
  const { revision } = await store().read(key);
  leave();
  const began = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const saving = store().save(key, revision, contentOf('utuh'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(began).not.toHaveBeenCalled();
  comeBack();
  expect(await saving).toMatchObject({ kind: 'saved' });
});

it('a page that enters the back/forward cache during a log-out has emptied the person’s storage', async () => {
  const { revision } = await store().read(key);
  await store().save(key, revision, contentOf('utuh'));
  leaveAt('delete');
  await store().clear(key.user);
  comeBack();
  expect(await store().holdsAny(key.user)).toBe(false);
});

it('a page that enters the back/forward cache after its draft was handed to the storage has saved it', async () => {
  const { revision } = await store().read(key);
  leaveAt('put');
  expect(await store().save(key, revision, contentOf('utuh'))).toMatchObject({ kind: 'saved', durable: true });
  comeBack();
  expect((await store().read(key)).content).toEqual(contentOf('utuh'));
});

it('a page that is left for good finishes the transactions that it began', async () => {
  const { revision } = await store().read(key);
  leaveAt('get', false);
  expect(await store().save(key, revision, contentOf('utuh'))).toMatchObject({ kind: 'saved' });
});
