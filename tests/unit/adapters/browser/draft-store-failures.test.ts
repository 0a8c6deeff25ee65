import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { TooLate } from '../../../../src/adapters/browser/in-time.ts';
import { DraftsLost } from '../../../../src/application/ports/device/draft-store.ts';
import { abortAt, seize, unheardOf } from '../../../fakes/aborting-storage.ts';
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
  it.each(['get', 'getAllKeys', 'put', 'delete'] as const)(
    'and aborts at %s is heard of once, by who asked',
    async (kind) => {
      const asked = [
        (store: IndexedDbDraftStore) => store.read(key),
        (store: IndexedDbDraftStore) => store.save(key, '', contentOf({ n: 1 }, { f1: evidence })),
        (store: IndexedDbDraftStore) => store.holdsAny(key.user),
        (store: IndexedDbDraftStore) => store.clear(key.user),
      ];
      const works = asked.map((ask) => () => {
        vi.restoreAllMocks();
        globalThis.indexedDB = new IDBFactory();
        abortAt(kind);
        return ask(tab());
      });
      expect(await unheardOf(works)).toEqual([]);
    },
  );

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

  it('makes way for a newer portal, which loses nothing, and rejects from then on', async () => {
    await kept({ n: 1 });
    const store = tab();
    const told = vi.fn();
    store.listen(told);
    await store.read(key);
    const newer = await openDB(database, 2);
    newer.close();
    await expect(store.read(key)).rejects.toThrow();
    expect(told).not.toHaveBeenCalled();
  });

  it('rejects where there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(tab().read(key)).rejects.toThrow();
    vi.unstubAllGlobals();
    expect((await tab().read(key)).content).toBeNull();
  });
});

describe('a storage that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Waits as long as anybody does, and lets the database work. */
  const tooLong = () => vi.advanceTimersByTimeAsync(4_000);
  const tooLate = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(TooLate);

  it('is given up after 4 s while it is being opened, and used as soon as it is open (fault matrix 68)', async () => {
    const holding = await openDB(database, 1); // and takes no notice of being asked to close
    const deleted = deleteDB(database);
    const store = tab();
    const first = tooLate(store.read(key));
    await tooLong();
    await first;
    const second = tooLate(store.clear('7'));
    await tooLong();
    await second;
    holding.close();
    await deleted;
    await vi.waitFor(async () => expect(await store.read(key)).toMatchObject({ durable: true, content: null }));
  });

  it('does not let the late end of a write that was given up count as another tab, nor replace what is newer (fault matrix 68)', async () => {
    await kept({ n: 1 });
    const store = tab();
    const { revision } = await store.read(key);
    const letGo = await seize(database, ['drafts']);
    const begun = vi.spyOn(globalThis.IDBDatabase.prototype, 'transaction');
    const given = tooLate(store.save(key, revision, contentOf({ n: 'lama' })));
    await vi.waitFor(() => expect(begun.mock.calls.map(([, mode]) => mode)).toContain('readwrite')); // it waits for its turn
    await tooLong();
    await given;
    const newer = store.save(key, revision, contentOf({ n: 'baru' }));
    await letGo();
    expect(await newer).toMatchObject({ kind: 'saved' });
    await vi.advanceTimersByTimeAsync(100);
    expect((await tab().read(key)).content?.values).toEqual({ n: 'baru' });
  });
});

describe('a storage that is taken away while it is open', () => {
  const opened: IDBDatabase[] = [];
  beforeEach(() => {
    opened.length = 0;
    const { transaction } = globalThis.IDBDatabase.prototype;
    vi.spyOn(globalThis.IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...rest) {
      if (!opened.includes(this)) opened.push(this);
      return transaction.apply(this, rest);
    });
  });
  const ways: Record<string, () => Promise<void>> = {
    'it is deleted': () => deleteDB(database),
    'the browser clears its data': async () => {
      for (const each of opened) forceCloseDatabase(each as never);
      await deleteDB(database);
    },
    'the browser closes it without a word': async () => {
      for (const each of opened) each.close();
      await deleteDB(database);
    },
    'its vault is gone': async () => {
      const idb = await openDB(database);
      await idb.clear('vaults');
      idb.close();
    },
    'its vault is another one': async () => {
      const idb = await openDB(database);
      await idb.put('vaults', { ...(await idb.get('vaults', '7')), id: 'lain' }, '7');
      idb.close();
    },
  };
  it.each(Object.keys(ways))('is lost, and takes what is written again: %s (fault matrix 69)', async (way) => {
    const store = tab();
    const told = vi.fn();
    const saved = await store.save(key, (await store.read(key)).revision, contentOf(1));
    store.listen(told);
    await ways[way]?.();
    await expect(store.save(key, saved.kind === 'saved' ? saved.revision : '', contentOf(2))).rejects.toBeInstanceOf(
      DraftsLost,
    );
    expect(told).toHaveBeenCalledWith({ kind: 'lost' });
    const { revision } = await store.read(key);
    expect(await store.save(key, revision, contentOf(2))).toMatchObject({ kind: 'saved' });
    expect((await tab().read(key)).content?.values).toBe(2);
    expect(told).toHaveBeenCalledOnce();
  });
});
