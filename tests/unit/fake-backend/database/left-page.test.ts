// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPersistence } from '../../../../fake-backend/database/indexeddb-persistence.ts';
import { comeBack, leaveAt } from '../../../fakes/left-page.ts';

const rows = (id: string) => ({ replies: [{ id }] });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

it('a page that enters the back/forward cache during a commit aborts it for the next page, and repeats it when it comes back', async () => {
  const left = openPersistence();
  await left.version();
  const elsewhere = await openDB('portal-asesi-simulasi', 1);
  const told: boolean[] = [];
  left.watch((lasting) => told.push(lasting));
  leaveAt('get');
  const late = left.commit(0, rows('lama'));
  expect(await elsewhere.put('tables', 1, 'version')).toBe('version');
  comeBack();
  expect(await late).toBe(false);
  expect(told).toEqual([true]);
});

it('a page that enters the back/forward cache after its commit was handed to the storage has made it', async () => {
  leaveAt('put');
  expect(await openPersistence().commit(0, rows('a'))).toBe(true);
  comeBack();
  expect((await openPersistence().load()).tables).toMatchObject(rows('a'));
});
