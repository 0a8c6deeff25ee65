import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDB } from 'idb';
import { afterAll, expect, test, vi } from 'vitest';
import { openPersistence } from '../../../../fake-backend/database/indexeddb-persistence.ts';
import { memoryPersistence, type Persistence } from '../../../../fake-backend/database/persistence.ts';
import { openJournal } from '../../../../fake-backend/hosts/node-journal.ts';
import { abortAt, unheardOf } from '../../../fakes/aborting-storage.ts';
import { openPage } from '../hosts/page.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'dunia-'));
const journal = openJournal(path.join(folder, 'kinds.jsonl'));
afterAll(async () => {
  await (await journal).close();
  rmSync(folder, { recursive: true });
});

const kinds = [
  ['memory', async () => memoryPersistence()],
  ['IndexedDB', async () => openPersistence('kinds')],
  ['a file', () => journal],
] as const;

test.each(kinds)('%s stores a commit only on top of the version that it was made for', async (_, open) => {
  const persistence = await open();
  expect(await persistence.version()).toBe(0);
  expect(await persistence.commit(0, { replies: [{ id: 'a' }] })).toBe(true);
  expect(await persistence.commit(0, { replies: [{ id: 'b' }] })).toBe(false);
  expect(await persistence.load()).toMatchObject({ version: 1, tables: { replies: [{ id: 'a' }] } });
});

test.each([
  ['rows without an id', 'sessions', [{ token: 'x' }]],
  ['rows of an older build', 'transactions', [{ id: 'TRX-1', price: 5 }]],
  ['no rows', 'candidates', 'broken'],
  ['no settings', 'settings', []],
])('the world is created again after %s in the storage', async (_, table, rows) => {
  const name = `broken-${table}`;
  await openPage({ persistence: openPersistence(name) });
  const idb = await openDB(name, 1);
  await idb.put('tables', rows, table);
  idb.close();
  const page = await openPage({ persistence: openPersistence(name) });
  expect((await page.logIn('ayu')).status).toBe(200);
});

test('memory is used without IndexedDB, or with a blocked one', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await openPersistence('none').version()).toBe(0);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await openPersistence('blocked').version()).toBe(0);
  vi.unstubAllGlobals();
});

test.each(['get', 'put'] as const)('a storage that aborts at %s rejects once, for the caller only', async (kind) => {
  const asked: readonly ((persistence: Persistence) => Promise<unknown>)[] = [
    (persistence) => persistence.version(),
    (persistence) => persistence.load(),
    (persistence) => persistence.commit(0, { replies: [{ id: 'a' }] }),
  ];
  const works = asked.map((ask, index) => () => {
    vi.restoreAllMocks();
    abortAt(kind);
    return ask(openPersistence(`aborted-${kind}-${index}`));
  });
  expect(await unheardOf(works)).toEqual([]);
  vi.restoreAllMocks();
});

test('a full storage gives status 507 and changes nothing', async () => {
  const persistence = memoryPersistence();
  const page = await openPage({ persistence });
  await page.get('/sanctum/csrf-cookie');
  const commit = vi.spyOn(persistence, 'commit').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const credentials = { email: 'ayu@contoh.example', password: 'contoh123' };
  expect((await page.post('/api/login', credentials)).status).toBe(507);
  expect((await page.get('/api/asesi')).status).toBe(401);
  expect((await page.post('/api/login', credentials)).status).toBe(200);
  commit.mockRestore();
});
