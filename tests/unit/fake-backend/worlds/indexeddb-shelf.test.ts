import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShelf } from '../../../../fake-backend/worlds/indexeddb-shelf.ts';
import type { KeptWorld } from '../../../../fake-backend/worlds/shelf.ts';

const world = (id: number): KeptWorld => ({ id, before: 'travel', time: '2026-03-10T02:00:00.000Z', tables: {} });
const idsIn = async () => (await openShelf().all()).map(({ id }) => id);

const roomFor = (most: number, name = 'QuotaExceededError') => {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if ((value as unknown[]).length > most) throw new DOMException('no room', name);
    return put.call(this, value, key);
  });
};

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('worlds are still there after a reload', async () => {
  await openShelf().replaceAll([world(1), world(2)]);
  expect(await idsIn()).toEqual([1, 2]);
});

it('the newest worlds are still there after a reload where there is no space for all', async () => {
  roomFor(2);
  await openShelf().replaceAll([world(3), world(1), world(4), world(2)]);
  expect(await idsIn()).toEqual([3, 4]);
});

it.each([
  ['is full', 0, 'QuotaExceededError'],
  ['fails', 0, 'UnknownError'],
])('worlds stay in the memory of the page when the storage %s', async (_, most, name) => {
  roomFor(most, name);
  const shelf = openShelf();
  await shelf.replaceAll([world(1), world(2)]);
  expect((await shelf.all()).map(({ id }) => id)).toEqual([1, 2]);
});
