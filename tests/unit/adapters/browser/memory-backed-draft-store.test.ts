import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import type { DraftStore, SaveOutcome } from '../../../../src/application/ports/device/draft-store.ts';
import { contentOf, draftTools, key, otherTab, pageDrafts, storageLike } from '../../../fakes/draft-fakes.ts';

const tools = draftTools();
const storage = () => new IndexedDbDraftStore(tools);
let broken = false;
const failing = (store: DraftStore): DraftStore => {
  const unlessBroken = async <T>(work: () => Promise<T>) => {
    if (broken) throw new DOMException('full', 'QuotaExceededError');
    return work();
  };
  return storageLike(store, {
    read: (...args) => unlessBroken(() => store.read(...args)),
    readAll: (...args) => unlessBroken(() => store.readAll(...args)),
    save: (...args) => unlessBroken(() => store.save(...args)),
    holdsAny: (...args) => unlessBroken(() => store.holdsAny(...args)),
    clear: (...args) => unlessBroken(() => store.clear(...args)),
  });
};
const open = () => {
  const tabs = otherTab();
  return { tabs, store: pageDrafts(failing(storage()), { tabs }) };
};
const revisionOf = (outcome: SaveOutcome) => (outcome.kind === 'saved' ? outcome.revision : 'none');
const valuesOn = async (store: DraftStore) => (await store.read(key)).content?.values ?? null;

beforeEach(() => {
  broken = false;
  globalThis.indexedDB = new IDBFactory();
});

describe('a device without storage', () => {
  it('keeps drafts in memory and says so (fault matrix 37)', async () => {
    broken = true;
    const { store } = open();
    const found = await store.read(key);
    expect(found).toMatchObject({ durable: false, content: null });
    const file = new File(['x'], 'x.pdf');
    expect(await store.save(key, found.revision, contentOf(1, { f: file }))).toMatchObject({
      kind: 'saved',
      durable: false,
    });
    expect((await store.read(key)).content).toEqual(contentOf(1, { f: file }));
    expect([await store.holdsAny('7'), await store.holdsAny('8')]).toEqual([true, false]);
    await store.clear('7');
    expect([await store.holdsAny('7'), await valuesOn(store)]).toEqual([false, null]);
  });

  it('compares and sets there as well', async () => {
    broken = true;
    const { store } = open();
    const { revision } = await store.read(key);
    await store.save(key, revision, contentOf(1));
    expect(await store.save(key, revision, contentOf(2))).toEqual({ kind: 'overtaken' });
    await store.clear('7');
    expect(await store.save(key, (await open().store.read(key)).revision, contentOf(3))).toEqual({ kind: 'overtaken' });
  });

  it('goes over to the storage when that is there again, all at once', async () => {
    broken = true;
    const { store } = open();
    const first = await store.save(key, (await store.read(key)).revision, contentOf(1));
    broken = false;
    expect(await store.save(key, revisionOf(first), contentOf(2))).toMatchObject({ kind: 'saved', durable: true });
    expect(await valuesOn(storage())).toBe(2);
  });

  it('never writes over a draft that it could not read before', async () => {
    const before = storage();
    await before.save(key, (await before.read(key)).revision, contentOf('lama'));
    broken = true;
    const { store } = open();
    const first = await store.save(key, (await store.read(key)).revision, contentOf('baru'));
    broken = false;
    expect(await store.save(key, revisionOf(first), contentOf('lebih baru'))).toMatchObject({ durable: false });
    expect([await valuesOn(store), await valuesOn(storage())]).toEqual(['lebih baru', 'lama']);
  });
});

describe('a storage that is full', () => {
  it('leaves the newest in memory, and what stood there before on the device (fault matrix 38)', async () => {
    const { store } = open();
    const first = await store.save(key, (await store.read(key)).revision, contentOf(1));
    broken = true;
    const second = await store.save(key, revisionOf(first), contentOf(2));
    expect(second).toMatchObject({ kind: 'saved', durable: false });
    expect([await valuesOn(store), await store.read(key)]).toMatchObject([2, { durable: false }]);
    broken = false;
    expect(await valuesOn(storage())).toBe(1);
    expect(await store.save(key, revisionOf(second), contentOf(3))).toMatchObject({ durable: true });
    expect(await valuesOn(storage())).toBe(3);
  });

  it('is not written over by what stayed in memory when another tab wrote in the meantime', async () => {
    const { store } = open();
    const first = await store.save(key, (await store.read(key)).revision, contentOf(1));
    broken = true;
    const second = await store.save(key, revisionOf(first), contentOf(2));
    broken = false;
    const other = storage();
    await other.save(key, (await other.read(key)).revision, contentOf('tab lain'));
    expect(await store.save(key, revisionOf(second), contentOf(3))).toEqual({ kind: 'overtaken' });
    expect(await valuesOn(storage())).toBe('tab lain');
  });
});

it('forgets what is in memory when another tab logs out', async () => {
  broken = true;
  const { store, tabs } = open();
  await store.save(key, (await store.read(key)).revision, contentOf(1));
  tabs.tell('entered');
  expect(await store.holdsAny('7')).toBe(true);
  tabs.tell('left');
  expect(await store.holdsAny('7')).toBe(false);
});
