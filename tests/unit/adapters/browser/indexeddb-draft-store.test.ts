import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { TooLate } from '../../../../src/adapters/browser/in-time.ts';
import { DraftsLost, type StoredDraft } from '../../../../src/application/ports/device/draft-store.ts';
import { abortAt, unheardOf } from '../../../fakes/aborting-storage.ts';
import { contentOf, draftTools, key } from '../../../fakes/draft-fakes.ts';

const database = 'portal-asesi-draf';
const ids = draftTools().ids;
const tools = () => ({ ...draftTools(), ids });
const tab = (own: Partial<ReturnType<typeof tools>> = {}) => new IndexedDbDraftStore({ ...tools(), ...own });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

const kept = async (values: unknown, files = {}) => {
  const store = tab();
  const { revision } = await store.read(key);
  await store.save(key, revision, contentOf(values, files));
};
const textsOf = async ({ content }: StoredDraft) =>
  Promise.all([...(content?.files ?? [])].map(async ([id, file]) => [id, file.name, file.type, await file.text()]));
const everything = async () => {
  const idb = await openDB(database);
  const rows = await Promise.all([...idb.objectStoreNames].map(async (name) => [name, await idb.getAll(name)]));
  idb.close();
  return rows;
};
const change = async (table: string, spoil: (row: Record<string, unknown>) => unknown) => {
  const idb = await openDB(database);
  for (const place of await idb.getAllKeys(table)) await idb.put(table, spoil(await idb.get(table, place)), place);
  idb.close();
};
const empty = async (table: string) => {
  const idb = await openDB(database);
  await idb.clear(table);
  idb.close();
};
const plain = (values: unknown) => new TextEncoder().encode(JSON.stringify(values)).buffer;
const evidence = new File(['isi bukti'], 'bukti.pdf', { type: 'application/pdf' });

describe('a draft on the device', () => {
  it('is encrypted in the database', async () => {
    await kept({ nama: 'rahasia-sekali' }, { f1: new File(['rahasia-sekali'], 'rahasia-sekali.pdf') });
    const bytes: string[] = [];
    const look = (value: unknown): void => {
      if (value instanceof ArrayBuffer) bytes.push(Buffer.from(value).toString('latin1'));
      else if (typeof value === 'object' && value) for (const each of Object.values(value)) look(each);
      else bytes.push(String(value));
    };
    look(await everything());
    expect(bytes.length).toBeGreaterThan(5);
    expect(bytes.join()).not.toContain('rahasia');
    const vaults = Object.fromEntries(await everything()).vaults as { key: CryptoKey }[];
    await expect(crypto.subtle.exportKey('raw', vaults[0]?.key as CryptoKey)).rejects.toThrow(/not extractable/);
  });

  it('is stored unencrypted where the browser has no WebCrypto', async () => {
    const plain = () => tab({ subtle: undefined as never });
    const { revision } = await plain().read(key);
    await plain().save(key, revision, contentOf({ nama: 'Ayu' }, { f1: evidence }));
    const found = await plain().read(key);
    expect(found.content?.values).toEqual({ nama: 'Ayu' });
    expect(await textsOf(found)).toEqual([['f1', 'bukti.pdf', 'application/pdf', 'isi bukti']]);
  });

  it('stores a file once, and deletes it with the last value that names it', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const store = tab();
    let { revision } = await store.read(key);
    const save = async (...args: Parameters<typeof contentOf>) => {
      put.mockClear();
      const outcome = await store.save(key, revision, contentOf(...args));
      if (outcome.kind === 'saved') revision = outcome.revision;
      return put.mock.contexts.map((table) => (table as IDBObjectStore).name);
    };
    expect(await save({ n: 1 }, { f1: evidence })).toEqual(['drafts', 'files']);
    expect(await save({ n: 2 }, { f1: evidence })).toEqual(['drafts']);
    expect(await save({ n: 3 }, { f2: evidence })).toEqual(['drafts', 'files']);
    expect((await textsOf(await store.read(key))).map(([id]) => id)).toEqual(['f2']);
  });

  it('is flushed to the disk (fault matrix 31)', async () => {
    const transaction = vi.spyOn(globalThis.IDBDatabase.prototype, 'transaction');
    await kept({ n: 1 });
    const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writing.length).toBeGreaterThan(0);
    for (const [, , options] of writing) expect(options).toEqual({ durability: 'strict' });
  });
});

describe('an unreadable draft', () => {
  const spoilt: Record<string, () => Promise<void>> = {
    'a key that is gone': () => change('vaults', ({ id }) => ({ id })),
    'values that nobody has sealed': () => change('drafts', (row) => ({ ...row, values: plain({ nama: 'Penyusup' }) })),
    'a row of a newer portal': () => change('drafts', (row) => ({ ...row, version: 99 })),
    'a row without anything': () => change('drafts', () => ({})),
  };
  it.each(Object.keys(spoilt))('is reported, and a new one can overwrite it: %s (fault matrix 70)', async (name) => {
    await kept({ nama: 'Ayu' });
    await spoilt[name]?.();
    const store = tab();
    const found = await store.read(key);
    expect([found.content, found.unopened, found.durable]).toEqual([null, 1, true]);
    expect(await store.save(key, found.revision, contentOf({ nama: 'baru' }))).toMatchObject({ kind: 'saved' });
    expect((await tab().read(key)).content?.values).toEqual({ nama: 'baru' });
  });

  it.each(['spoilt', 'deleted'])('loses and reports only a file that is %s: the typed text stays', async (how) => {
    await kept({ nama: 'Ayu' }, { f1: evidence });
    await change('files', (row) => ({ ...row, bytes: new ArrayBuffer(3) }));
    if (how === 'deleted') await empty('files');
    const found = await tab().read(key);
    expect([found.content?.values, found.content?.files.size, found.unopened]).toEqual([{ nama: 'Ayu' }, 0, 1]);
  });

  it('cannot be opened under another key', async () => {
    await kept({ nama: 'Ayu' });
    const other = { ...key, subject: 'TRX-2' };
    const store = tab();
    await store.save(other, (await store.read(other)).revision, contentOf({ nama: 'Ayu dua' }));
    const idb = await openDB(database);
    const row = await idb.get('drafts', ['7', 'apl01', 'TRX-1']);
    await idb.put('drafts', row, ['7', 'apl01', 'TRX-2']);
    idb.close();
    expect((await tab().read(other)).content).toBeNull();
  });
});

describe('a storage that fails', () => {
  it.each(['get', 'put', 'delete'] as const)('and aborts at %s rejects once, for the caller only', async (kind) => {
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
  });

  it('keeps the typed text when only the file has no room', async () => {
    await kept({ n: 1 });
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args as never);
    } as never);
    const store = tab();
    const { revision } = await store.read(key);
    const outcome = await store.save(key, revision, contentOf({ n: 2 }, { f1: evidence }));
    expect(outcome).toMatchObject({ kind: 'saved', durable: false });
    const { content, unopened } = await tab().read(key);
    expect([content, unopened]).toEqual([{ values: { n: 2 }, files: new Map() }, 1]);
    vi.restoreAllMocks();
    if (outcome.kind !== 'saved') throw new Error('not saved');
    const again = await store.save(key, outcome.revision, contentOf({ n: 2 }, { f1: evidence }));
    expect(again).toMatchObject({ durable: true });
    expect((await tab().read(key)).content?.files.size).toBe(1);
  });

  it('lets a newer portal upgrade it without losing anything, and rejects from then on', async () => {
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

  it('rejects where the browser has no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(tab().read(key)).rejects.toThrow();
    vi.unstubAllGlobals();
    expect((await tab().read(key)).content).toBeNull();
  });
});

it('a storage that does not open is given up after 4 s, and used as soon as it is open (fault matrix 68)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const holding = await openDB(database, 1); // this connection stays open, because nothing handles its `versionchange` event
  const deleted = deleteDB(database);
  const store = tab();
  for (const call of [() => store.read(key), () => store.clear('7')]) {
    const late = expect(call()).rejects.toBeInstanceOf(TooLate);
    await vi.advanceTimersByTimeAsync(4_000);
    await late;
  }
  holding.close();
  await deleted;
  await vi.waitFor(async () => expect(await store.read(key)).toMatchObject({ durable: true, content: null }));
  vi.useRealTimers();
});

it('an open storage loses its content when its vault is replaced, and accepts new writes (fault matrix 69)', async () => {
  const store = tab();
  const told = vi.fn();
  const saved = await store.save(key, (await store.read(key)).revision, contentOf(1));
  store.listen(told);
  await change('vaults', (vault) => ({ ...vault, id: 'lain' }));
  const base = saved.kind === 'saved' ? saved.revision : '';
  await expect(store.save(key, base, contentOf(2))).rejects.toBeInstanceOf(DraftsLost);
  expect(told).toHaveBeenCalledWith({ kind: 'lost' });
  const { revision } = await store.read(key);
  expect(await store.save(key, revision, contentOf(2))).toMatchObject({ kind: 'saved' });
  expect((await tab().read(key)).content?.values).toBe(2);
  expect(told).toHaveBeenCalledOnce();
});

type Step = { tab: 0 | 1; action: 'read' | 'save' | 'remove' };
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom<0 | 1>(0, 1),
  action: fc.constantFrom<Step['action']>('read', 'save', 'save', 'save', 'remove'),
});

it('two tabs never silently lose an acknowledged write, in whatever order their calls interleave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ step, waits: fc.boolean() }), { maxLength: 16 }), async (steps) => {
      globalThis.indexedDB = new IDBFactory();
      const stores = [tab(), tab()] as const;
      const start = (await stores[0].read(key)).revision;
      const bases: [string, string] = [start, (await stores[1].read(key)).revision];
      const acknowledged: { base: string; made: string; value: number | null }[] = [];
      let value = 0;
      const take = async ({ tab: which, action }: Step) => {
        const store = stores[which];
        if (action === 'read') {
          bases[which] = (await store.read(key)).revision;
          return;
        }
        const base = bases[which];
        value += 1;
        const own = action === 'remove' ? null : value;
        const outcome = await store.save(key, base, own === null ? null : contentOf(own));
        if (outcome.kind === 'overtaken') return;
        acknowledged.push({ base, made: outcome.revision, value: own });
        bases[which] = outcome.revision;
      };
      const running: Promise<void>[] = [];
      for (const { step: next, waits } of steps) {
        const taken = take(next);
        running.push(taken);
        if (waits) await taken;
      }
      await Promise.all(running);
      // each write is based on the previous one, so no tab has overwritten a write that it had not read
      let now: { made: string; value: number | null } = { made: start, value: null };
      for (const write of acknowledged) {
        expect(write.base).toBe(now.made);
        now = write;
      }
      const found = await tab().read(key);
      expect([found.revision, found.content?.values ?? null]).toEqual([now.made, now.value]);
    }),
    { numRuns: 30, seed: 4 },
  );
});
