import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, vi } from 'vitest';
import { IndexedDbDraftStore } from '../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { systemClock } from '../../../src/adapters/browser/system-clock.ts';
import { seize } from '../../fakes/aborting-storage.ts';
import { draftTools, pageDrafts } from '../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../fakes/fake-drafts.ts';
import { type DraftDevice, givesUpAfterAWhile, keepsDrafts } from './draft-store-contract.ts';

const database = 'portal-asesi-draf';

const browser = (): DraftDevice => {
  globalThis.indexedDB = new IDBFactory();
  const tools = draftTools();
  return {
    page: () => new IndexedDbDraftStore(tools),
    takeAway: () => deleteDB(database),
    spoil: async ({ user, form, subject }) => {
      const idb = await openDB(database);
      const row = await idb.get('drafts', [user, form, subject]);
      await idb.put('drafts', { ...row, values: new ArrayBuffer(3) }, [user, form, subject]);
      idb.close();
    },
    fail: (fails) => {
      vi.restoreAllMocks();
      if (!fails) return;
      vi.spyOn(globalThis.IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('refused', 'UnknownError');
      });
    },
    hang: () => seize(database),
  };
};

afterEach(() => void vi.restoreAllMocks());

const fake = (): DraftDevice => {
  const drafts = new FakeDrafts(systemClock, 0);
  return {
    page: () => drafts.page(),
    takeAway: async () => drafts.takeAway(),
    spoil: async ({ user, form, subject }) => void drafts.spoilt.add(JSON.stringify([user, form, subject])),
    fail: (fails) => {
      drafts.fails = fails;
    },
    hang: async () => {
      drafts.hangs = true;
      return async () => {
        drafts.hangs = false;
      };
    },
  };
};

const backed = (device: DraftDevice): DraftDevice => ({ ...device, page: () => pageDrafts(device.page()) });

keepsDrafts('IndexedDB', browser, 'says so');
keepsDrafts('the fake of the tests', fake, 'says so');
keepsDrafts('IndexedDB with memory behind it', () => backed(browser()), 'writes again');
keepsDrafts('the fake with memory behind it', () => backed(fake()), 'writes again');

givesUpAfterAWhile('IndexedDB', browser);
givesUpAfterAWhile('the fake of the tests', fake);
