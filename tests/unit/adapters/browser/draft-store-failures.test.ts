import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/indexeddb-draft-store.ts';
import { contentOf, draftTools, key } from '../../../fakes/draft-fakes.ts';

const database = 'portal-asesi-draf';
const tools = draftTools();
const tab = () => new IndexedDbDraftStore(tools);
const evidence = new File(['isi bukti'], 'bukti.pdf', { type: 'application/pdf' });
const kept = async (values: unknown) => {
  const store = tab();
  await store.save(key, (await store.read(key)).revision, contentOf(values));
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

describe('a storage that fails', () => {
  const full = (isTooMuch: (table: string) => boolean) => {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      if (isTooMuch(this.name)) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args as never);
    } as never);
  };

  it('keeps what was typed when only the file has no room', async () => {
    await kept({ n: 1 });
    full((table) => table === 'files');
    const store = tab();
    const { revision } = await store.read(key);
    const outcome = await store.save(key, revision, contentOf({ n: 2 }, { f1: evidence }));
    expect(outcome).toMatchObject({ kind: 'saved', durable: false });
    expect((await tab().read(key)).content).toEqual({ values: { n: 2 }, files: new Map() });
    vi.restoreAllMocks(); // room again
    if (outcome.kind !== 'saved') throw new Error('not saved');
    const again = await store.save(key, outcome.revision, contentOf({ n: 2 }, { f1: evidence }));
    expect(again).toMatchObject({ durable: true });
    expect((await tab().read(key)).content?.files.size).toBe(1);
  });

  it('rejects when nothing has room, and the draft before it stands', async () => {
    await kept({ n: 1 });
    const store = tab();
    const { revision } = await store.read(key);
    full(() => true);
    await expect(store.save(key, revision, contentOf({ n: 2 }))).rejects.toThrow('full');
    vi.restoreAllMocks();
    expect((await tab().read(key)).content?.values).toEqual({ n: 1 });
  });

  it('rejects after 2 s when the open is blocked, then at once, and goes on when it is free', async () => {
    const holding = await openDB(database, 1); // and takes no notice of being asked to close
    const deleted = deleteDB(database);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = tab();
    const first = expect(store.read(key)).rejects.toThrow('blocked');
    await vi.advanceTimersByTimeAsync(2_000);
    await first;
    const second = expect(store.read(key)).rejects.toThrow('blocked');
    await vi.advanceTimersByTimeAsync(0);
    await second;
    vi.useRealTimers();
    holding.close();
    await deleted;
    await vi.waitFor(async () => expect(await store.read(key)).toMatchObject({ durable: true, content: null }));
  });

  it('makes way for a newer portal, and rejects from then on', async () => {
    await kept({ n: 1 });
    const newer = await openDB(database, 2);
    newer.close();
    await expect(tab().read(key)).rejects.toThrow();
  });

  it('rejects where there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(tab().read(key)).rejects.toThrow();
    vi.unstubAllGlobals();
    expect((await tab().read(key)).content).toBeNull();
  });
});
