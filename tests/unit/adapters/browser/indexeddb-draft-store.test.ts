import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { DraftsLost, type StoredDraft } from '../../../../src/application/ports/device/draft-store.ts';
import { contentOf, draftTools, key } from '../../../fakes/draft-fakes.ts';

const database = 'portal-asesi-draf';
const ids = draftTools().ids;
const tools = () => ({ ...draftTools(), ids });
/** A tab of its own on the same device. */
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
const plain = (values: unknown) => new TextEncoder().encode(JSON.stringify(values)).buffer;
const evidence = new File(['isi bukti'], 'bukti.pdf', { type: 'application/pdf' });

describe('what is kept on the device', () => {
  it('is found again by another page, files included', async () => {
    await kept({ nama: 'Ayu ✓' }, { f1: evidence });
    const found = await tab().read(key);
    expect([found.durable, found.content?.values]).toEqual([true, { nama: 'Ayu ✓' }]);
    expect(await textsOf(found)).toEqual([['f1', 'bukti.pdf', 'application/pdf', 'isi bukti']]);
  });

  it('is nobody else’s, and of no other form or assessment', async () => {
    await kept({ nama: 'Ayu' }, { f1: evidence });
    for (const other of [{ user: '8' }, { form: 'apl02' }, { subject: 'TRX-2' }])
      expect((await tab().read({ ...key, ...other })).content).toBeNull();
    expect(await Promise.all([tab().holdsAny('7'), tab().holdsAny('8')])).toEqual([true, false]);
  });

  it('cannot be read in the database', async () => {
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

  it('is kept as it is where the browser has no WebCrypto', async () => {
    const plain = tab({ subtle: undefined as never });
    const { revision } = await plain.read(key);
    await plain.save(key, revision, contentOf({ nama: 'Ayu' }, { f1: evidence }));
    const found = await tab({ subtle: undefined as never }).read(key);
    expect(found.content?.values).toEqual({ nama: 'Ayu' });
    expect(await textsOf(found)).toEqual([['f1', 'bukti.pdf', 'application/pdf', 'isi bukti']]);
  });

  it('writes a file once, and takes it away with the values that no longer name it', async () => {
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

  it('is written through to the disk (fault matrix 31)', async () => {
    const transaction = vi.spyOn(globalThis.IDBDatabase.prototype, 'transaction');
    await kept({ n: 1 });
    const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writing.length).toBeGreaterThan(0);
    for (const [, , options] of writing) expect(options).toEqual({ durability: 'strict' });
  });
});

describe('what cannot be read', () => {
  const spoilt: Record<string, () => Promise<void>> = {
    'a key that is gone': () => change('vaults', ({ id }) => ({ id })),
    'another key': () => change('vaults', () => 'rusak'),
    'values that nobody has sealed': () => change('drafts', (row) => ({ ...row, values: plain({ nama: 'Penyusup' }) })),
    'a row of a newer portal': () => change('drafts', (row) => ({ ...row, version: 99 })),
    'values that are damaged': () =>
      change('drafts', (row) => ({ ...row, values: { iv: new Uint8Array(12), data: new ArrayBuffer(40) } })),
    'a row that is no row': () => change('drafts', () => 'rusak'),
    'a row without anything': () => change('drafts', () => ({})),
  };
  it.each(Object.keys(spoilt))('is told, and a new one can be written over it: %s (fault matrix 70)', async (name) => {
    await kept({ nama: 'Ayu' });
    await spoilt[name]?.();
    const store = tab();
    const found = await store.read(key);
    expect([found.content, found.unopened, found.durable]).toEqual([null, 1, true]);
    expect(await store.save(key, found.revision, contentOf({ nama: 'baru' }))).toMatchObject({ kind: 'saved' });
    expect((await tab().read(key)).content?.values).toEqual({ nama: 'baru' });
  });

  it.each(['rusak', new ArrayBuffer(3)])('is left out, when it is one file: what was typed stays', async (bytes) => {
    await kept({ nama: 'Ayu' }, { f1: evidence });
    await change('files', (row) => ({ ...row, bytes }));
    const found = await tab().read(key);
    expect([found.content?.values, found.content?.files.size, found.unopened]).toEqual([{ nama: 'Ayu' }, 0, 1]);
  });

  it('does not open at another place', async () => {
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

describe('a log-out', () => {
  it('takes all drafts of this person, and what was opened before it can write nothing any more', async () => {
    await kept({ nama: 'Ayu' }, { f1: evidence });
    const writing = tab();
    const { revision } = await writing.read(key);
    const empty = { ...key, form: 'apl02' };
    const unwritten = await writing.read(empty);
    const beside = { ...key, user: '8' };
    await writing.save(beside, (await writing.read(beside)).revision, contentOf({ nama: 'Budi' }));

    await tab().clear('7');
    expect(await tab().holdsAny('7')).toBe(false);
    await expect(writing.save(key, revision, contentOf({ nama: 'lagi' }))).rejects.toBeInstanceOf(DraftsLost);
    await expect(writing.save(empty, unwritten.revision, contentOf('lagi'))).rejects.toBeInstanceOf(DraftsLost);
    expect((await tab().read(key)).content).toBeNull();
    expect((await tab().read(beside)).content?.values).toEqual({ nama: 'Budi' });
  });
});
