import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openScenes } from '../../../../fake-backend/scenarios/own/scenario-store.ts';

const scene = { title: 'Satu' } as never;

it('scenes are stored on the device in their order until they are removed', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  onTestFinished(() => void vi.unstubAllGlobals());
  const scenes = openScenes();
  const first = await scenes.add({ scene, size: 1, packed: null });
  const second = await scenes.add({ scene, size: 2, packed: '1.x' });
  expect(await openScenes().all()).toEqual([first, second]);
  await scenes.remove(first.id);
  expect(await openScenes().all()).toEqual([second]);
});

it('scenes are kept in the page’s memory if the browser has no storage for them', async () => {
  const refusing = {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  vi.stubGlobal('indexedDB', refusing);
  onTestFinished(() => void vi.unstubAllGlobals());
  const scenes = openScenes();
  const kept = await scenes.add({ scene, size: 1, packed: null });
  expect(await scenes.all()).toEqual([kept]);
});

it('a full storage is reported with a message', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => {
    add.mockRestore();
    vi.unstubAllGlobals();
  });
  await expect(openScenes().add({ scene, size: 1, packed: null })).rejects.toThrow('penuh');
});
