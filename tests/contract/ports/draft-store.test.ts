import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedDbDraftStore } from '../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { systemClock } from '../../../src/adapters/browser/system-clock.ts';
import {
  type DraftKey,
  type DraftStore,
  DraftsLost,
  recordForm,
  type SaveOutcome,
} from '../../../src/application/ports/device/draft-store.ts';
import { seize } from '../../fakes/aborting-storage.ts';
import { contentOf, draftTools, key, pageDrafts } from '../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../fakes/fake-drafts.ts';

interface DraftDevice {
  page(): DraftStore;
  /** Deletes everything; `told`: as a browser does that tells the open pages. */
  takeAway(options?: { told: boolean }): Promise<void>;
  spoil(key: DraftKey): Promise<void>;
  fail(fails: boolean): void;
  /** No call is answered until the returned function is called. */
  hang(): Promise<() => Promise<void>>;
}

const revisionOf = (outcome: SaveOutcome): string => (outcome.kind === 'saved' ? outcome.revision : 'none');
const valuesOn = async (store: DraftStore, of = key) => (await store.read(of)).content?.values ?? null;
const paged = (device: DraftDevice) => ({ device, store: device.page() });
const put = async (store: DraftStore, content: ReturnType<typeof contentOf> & { until?: number }, of = key) =>
  store.save(of, (await store.read(of)).revision, content);
const keep = async (store: DraftStore, values: unknown, of = key): Promise<string> =>
  revisionOf(await put(store, contentOf(values), of));

/** The contract of every `DraftStore`. After a loss the storage adapter only reports `lost`; the container’s store writes again. */
const keepsDrafts = (name: string, open: () => DraftDevice, afterLoss: 'says so' | 'writes again') => {
  describe(`${name}, as a store of drafts,`, () => {
    it('returns a saved draft to another page, with its files and its time', async () => {
      const { device, store } = paged(open());
      const file = new File(['isi'], 'bukti.pdf', { type: 'application/pdf' });
      const outcome = await put(store, contentOf({ n: 1 }, { f1: file }));
      expect(outcome).toMatchObject({ kind: 'saved', durable: true });
      const found = await device.page().read(key);
      expect(found).toMatchObject({ durable: true, unopened: 0, content: { values: { n: 1 } } });
      expect(found.savedAt).toBe(outcome.kind === 'saved' && outcome.savedAt);
      expect(await found.content?.files.get('f1')?.text()).toBe('isi');
    });

    it('lists all drafts of a person with time and size, unreadable ones too, and none of others', async () => {
      const { device, store } = paged(open());
      const file = new File(['x'.repeat(5_000)], 'bukti.pdf');
      const saved = await put(store, contentOf({ n: 1 }, { f1: file }));
      await keep(store, 1, { ...key, form: recordForm, subject: 'catatan' });
      await keep(store, 1, { ...key, user: '8' });
      await device.spoil(key);
      const listed = (await device.page().list(key.user)) ?? [];
      expect(listed.map(({ form, subject }) => [form, subject]).sort()).toEqual([
        [key.form, key.subject],
        [recordForm, 'catatan'],
      ]);
      const draft = listed.find(({ form }) => form === key.form);
      expect(draft?.savedAt).toBe(saved.kind === 'saved' && saved.savedAt);
      expect(draft?.size).toBeGreaterThanOrEqual(5_000);
      expect(await store.list('9')).toEqual([]);
    });

    it('removes every expired draft of any person, and keeps the rest', async () => {
      const { device, store } = paged(open());
      const other = { ...key, user: '8' };
      const content = contentOf({ n: 1 }, { f1: new File(['isi'], 'a.png') });
      const keepUntil = (of: DraftKey, until: number) => put(store, { ...content, until }, of);
      await keepUntil(key, 1_000);
      await keepUntil({ ...key, subject: 'TRX-2' }, 3_000);
      await keepUntil(other, 1_000);
      await keep(store, 'tanpa batas', { ...other, subject: 'TRX-2' });
      await store.removeExpired(2_000, '7');
      expect((await store.list('7'))?.map(({ subject }) => subject)).toEqual(['TRX-2']);
      expect((await store.list('8'))?.map(({ subject }) => subject)).toEqual(['TRX-2']);
      expect(await valuesOn(device.page(), { ...other, subject: 'TRX-2' })).toBe('tanpa batas');
      expect(await valuesOn(device.page(), { ...key, subject: 'TRX-2' })).toEqual({ n: 1 });
    });

    it('finds nothing where nothing was saved or where it was removed: the key is person, form and subject', async () => {
      const store = open().page();
      expect(await store.read(key)).toMatchObject({ content: null, unopened: 0, savedAt: 0 });
      const saved = await keep(store, 1);
      for (const other of [{ user: '8' }, { form: 'apl02' }, { subject: 'TRX-2' }])
        expect(await valuesOn(store, { ...key, ...other })).toBeNull();
      expect(await store.save(key, saved, null)).toMatchObject({ kind: 'saved' });
      expect([await valuesOn(store), await store.holdsAny(key.user)]).toEqual([null, false]);
    });

    it('reports a stale revision as overtaken, and writes nothing', async () => {
      const device = open();
      const [one, two] = [device.page(), device.page()];
      const seen = (await two.read(key)).revision;
      const first = await keep(one, 'satu');
      expect(await two.save(key, seen, contentOf('dua'))).toEqual({ kind: 'overtaken' });
      expect(await two.save(key, seen, null)).toEqual({ kind: 'overtaken' });
      expect(await one.save(key, first, contentOf('tiga'))).toMatchObject({ kind: 'saved' });
      expect(await one.save(key, first, contentOf('empat'))).toEqual({ kind: 'overtaken' });
      expect(await valuesOn(two)).toBe('tiga');
    });

    it('keeps a copy of the saved values, and drops files that are no longer referenced', async () => {
      const { device, store } = paged(open());
      const values = { list: [1] };
      const file = new File(['isi'], 'bukti.pdf');
      const saved = revisionOf(await put(store, contentOf(values, { f1: file, f2: file })));
      values.list.push(2);
      expect(await valuesOn(device.page())).toEqual({ list: [1] });
      const found = (await store.read(key)).content?.values as typeof values;
      found.list.push(3);
      expect(await valuesOn(store)).toEqual({ list: [1] });
      await store.save(key, saved, contentOf(values, { f2: file }));
      expect([...((await device.page().read(key)).content?.files.keys() ?? [])]).toEqual(['f2']);
    });

    it('finds all drafts of a form by the start of their subject, without their files', async () => {
      const store = open().page();
      const files = { f1: new File(['isi'], 'bukti.pdf') };
      for (const subject of ['U/1/S1', 'U/1/S2', 'U/2/S1'])
        await put(store, contentOf(subject, files), { ...key, subject });
      await keep(store, 'x', { ...key, form: 'apl02', subject: 'U/1/S3' });
      const { durable, drafts } = await store.readAll(key.user, key.form, 'U/1/');
      expect(durable).toBe(true);
      expect([...drafts].map(([subject, { content }]) => [subject, content?.values, content?.files.size])).toEqual([
        ['U/1/S1', 'U/1/S1', 0],
        ['U/1/S2', 'U/1/S2', 0],
      ]);
      const found = drafts.get('U/1/S1')?.revision ?? '';
      expect(await store.save({ ...key, subject: 'U/1/S1' }, found, null)).toMatchObject({ kind: 'saved' });
    });

    it('counts input, and no internal records of an attempt', async () => {
      const store = open().page();
      await keep(store, 'catatan', { ...key, form: recordForm });
      expect(await store.holdsAny(key.user)).toBe(false);
      await keep(store, 1);
      expect([await store.holdsAny(key.user), await store.holdsAny('8')]).toEqual([true, false]);
    });

    it('clears one person’s drafts at a log-out, and rejects later writes based on them', async () => {
      const store = open().page();
      const saved = await keep(store, 1);
      await keep(store, 2, { ...key, user: '8' });
      const empty = (await store.read({ ...key, form: 'apl02' })).revision;
      await store.clear(key.user);
      const late = [store.save(key, saved, contentOf(2)), store.save({ ...key, form: 'apl02' }, empty, contentOf(2))];
      for (const save of late) {
        if (afterLoss === 'says so') await expect(save).rejects.toBeInstanceOf(DraftsLost);
        else expect(await save).toEqual({ kind: 'overtaken' });
      }
      expect([await store.holdsAny(key.user), await store.holdsAny('8')]).toEqual([false, true]);
    });

    it('reports an unreadable record, and keeps it until something is saved there (fault matrix 70)', async () => {
      const device = open();
      await keep(device.page(), 'lama');
      await device.spoil(key);
      const store = device.page();
      const found = await store.read(key);
      expect(found).toMatchObject({ content: null, unopened: 1, durable: true });
      const all = await store.readAll(key.user, key.form, key.subject);
      expect(all.drafts.get(key.subject)).toMatchObject({ content: null, unopened: 1 });
      expect([(await device.page().read(key)).unopened, await store.holdsAny(key.user)]).toEqual([1, true]);
      expect(await store.save(key, found.revision, contentOf('baru'))).toMatchObject({ kind: 'saved' });
      expect(await device.page().read(key)).toMatchObject({ content: { values: 'baru' }, unopened: 0 });
    });

    it('reports a removed storage, which differs from being overtaken by another tab (fault matrix 69)', async () => {
      const { device, store } = paged(open());
      const told: string[] = [];
      const stop = store.listen(() => told.push('to who does not listen any more'));
      store.listen(({ kind }) => told.push(kind));
      const saved = await keep(store, 'lama');
      stop();
      await device.takeAway();
      const again = store.save(key, saved, contentOf('lagi'));
      if (afterLoss === 'says so') await expect(again).rejects.toBeInstanceOf(DraftsLost);
      else expect(await again).toMatchObject({ kind: 'saved', durable: true });
      expect(await valuesOn(device.page())).toBe(afterLoss === 'says so' ? null : 'lagi');
      await vi.waitFor(() => expect(told).toEqual(['lost']));
    });

    it('tells that the storage was removed without a word before it answers whether it holds anything', async () => {
      const { device, store } = paged(open());
      await keep(store, 'lama');
      await device.takeAway({ told: false });
      await keep(device.page(), 'dari tab lain', { ...key, subject: 'TRX-2' });
      const told: string[] = [];
      store.listen(({ kind }) => told.push(kind));
      expect([await store.holdsAny(key.user), told]).toEqual([true, ['lost']]);
    });

    it('loses nothing when the storage refuses', async () => {
      const { device, store } = paged(open());
      const saved = await keep(store, 'lama');
      device.fail(true);
      const save = store.save(key, saved, contentOf('baru'));
      if (afterLoss === 'says so') await expect(save).rejects.toThrow('refused');
      else expect(await save).toMatchObject({ kind: 'saved', durable: false });
      device.fail(false);
      expect(await valuesOn(device.page())).toBe('lama');
      if (afterLoss === 'says so')
        expect(await store.save(key, saved, contentOf('lagi'))).toMatchObject({ kind: 'saved', durable: true });
      else expect(await valuesOn(store)).toBe('baru');
    });
  });
};

const givesUpAfterAWhile = (name: string, open: () => DraftDevice) => {
  describe(`${name}, while the storage does not answer,`, () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    it('gives up after 4 s in each call (fault matrix 68)', async () => {
      const { device, store } = paged(open());
      const saved = await keep(store, 1);
      const letGo = await device.hang();
      let ended = 0;
      const calls = [
        store.read(key),
        store.readAll(key.user, key.form, ''),
        store.save(key, saved, contentOf(2)),
        store.holdsAny(key.user),
        store.clear('8'),
      ].map(async (call) => {
        await expect(call).rejects.toMatchObject({ name: 'TooLate' });
        ended += 1;
      });
      await vi.advanceTimersByTimeAsync(3_999);
      expect(ended).toBe(0);
      await vi.advanceTimersByTimeAsync(1);
      await Promise.all(calls);
      await letGo();
      expect((await store.read(key)).content).not.toBeNull();
    });

    it('does not treat the late end of an abandoned write as another tab’s write (fault matrix 68)', async () => {
      const { device, store } = paged(open());
      const saved = await keep(store, 1);
      const letGo = await device.hang();
      const given = expect(store.save(key, saved, contentOf('lama'))).rejects.toMatchObject({ name: 'TooLate' });
      await vi.advanceTimersByTimeAsync(4_000);
      await given;
      const newer = store.save(key, saved, contentOf('baru'));
      await letGo();
      expect(await newer).toMatchObject({ kind: 'saved' });
      await vi.advanceTimersByTimeAsync(100);
      expect(await valuesOn(device.page())).toBe('baru');
    });
  });
};

const database = 'portal-asesi-draf';

const browser = (): DraftDevice => {
  globalThis.indexedDB = new IDBFactory();
  const tools = draftTools();
  return {
    page: () => new IndexedDbDraftStore(tools),
    takeAway: async ({ told } = { told: true }) => {
      if (told) return deleteDB(database);
      const idb = await openDB(database);
      await Promise.all([...idb.objectStoreNames].map((store) => idb.clear(store)));
      idb.close();
    },
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
    takeAway: async (options) => drafts.takeAway(options),
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
