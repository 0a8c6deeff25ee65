import { describe, expect, it } from 'vitest';
import type { DraftStore, DraftStoreEvent, SaveOutcome } from '../../../../src/application/ports/device/draft-store.ts';
import { contentOf, countedIds, key, otherTab, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const device = () => {
  const clock = new FakeDevice();
  const storage = new FakeDrafts(clock, 0);
  const page = (own: Partial<Parameters<typeof pageDrafts>[1]> = {}) => {
    const tabs = otherTab();
    const store = pageDrafts(storage.page(), { clock, ids: countedIds(), tabs, ...own });
    const event: DraftStoreEvent[] = [];
    store.listen((each) => event.push(each));
    return { store, tabs, news: event };
  };
  const within = async <T>(milliseconds: number, call: Promise<T>): Promise<T> => {
    await clock.pass(milliseconds);
    return Promise.race([call, Promise.reject(new Error(`no answer after ${milliseconds} ms`))]);
  };
  const stored = () => [...storage.stored.values()].map(({ content }) => content.values);
  return { clock, storage, page, within, stored };
};
const revisionOf = (outcome: SaveOutcome) => (outcome.kind === 'saved' ? outcome.revision : 'none');
const keep = async (store: DraftStore, values: unknown, of = key) =>
  revisionOf(await store.save(of, (await store.read(of)).revision, contentOf(values)));
const holding = async (values: unknown) => {
  const all = device();
  const page = all.page();
  return { ...all, ...page, saved: await keep(page.store, values) };
};
const kinds = (event: readonly DraftStoreEvent[]) => event.map(({ kind }) => kind);

describe('a storage that does not answer (fault matrix 68)', () => {
  it('is waited for once, 4 s; then memory takes over', async () => {
    const { storage, page, within } = device();
    storage.hangs = true;
    const { store } = page();
    const found = await within(4_000, store.read(key));
    expect(found).toMatchObject({ durable: false, content: null });
    const saved = await within(0, store.save(key, found.revision, contentOf(1)));
    expect(saved).toMatchObject({ kind: 'saved', durable: false });
    expect(await within(0, store.read(key))).toMatchObject({ durable: false, content: { values: 1 } });
    expect(await within(0, store.readAll('7', 'apl01', ''))).toMatchObject({ durable: false });
    expect(await within(0, store.holdsAny('7'))).toBe(true);
    await within(0, store.clear('7'));
    expect(await within(0, store.holdsAny('7'))).toBeNull();
  });

  it('is used again by itself, and gets the newest drafts from memory', async () => {
    const { clock, storage, within, stored, store, news: event, saved: first } = await holding('tersimpan');
    storage.hangs = true;
    const second = await within(4_000, store.save(key, first, contentOf('lama')));
    const third = await within(0, store.save(key, revisionOf(second), contentOf('baru')));
    await clock.pass(20_000);
    expect([stored(), kinds(event)]).toEqual([['tersimpan'], ['lost']]);
    storage.hangs = false;
    await clock.pass(10_000);
    expect([stored(), kinds(event)]).toEqual([['baru'], ['lost', 'written']]);
    expect(await within(10, store.save(key, revisionOf(third), contentOf('lagi')))).toMatchObject({ durable: true });
    expect(stored()).toEqual(['lagi']);
  });

  it('later shows its version to a page that opened the draft without it, and nothing overwrites that unseen', async () => {
    const { clock, storage, page, within, stored } = device();
    await keep(page().store, 'dari dulu');
    storage.hangs = true;
    const { store, news: event } = page();
    const found = await within(4_000, store.read(key));
    const own = await within(0, store.save(key, found.revision, contentOf('sementara')));
    storage.hangs = false;
    await clock.pass(10_000);
    expect(event).toMatchObject([
      { kind: 'lost' },
      { kind: 'readable', key, draft: { content: { values: 'dari dulu' } } },
    ]);
    const unseen = await within(0, store.save(key, revisionOf(own), contentOf('lebih baru')));
    expect(unseen).toMatchObject({ durable: false });
    expect(stored()).toEqual(['dari dulu']);
    const seen = event.at(-1);
    const base = seen?.kind === 'readable' ? seen.draft.revision : '';
    expect(await within(0, store.save(key, base, contentOf('dipilih')))).toMatchObject({ durable: true });
    expect(stored()).toEqual(['dipilih']);
  });
});

describe('a storage that fails for a while', () => {
  it('leaves the newest draft in memory with its files, reports this, and detects conflicts there too (fault matrix 37, 38)', async () => {
    const { storage, stored, store, saved: first } = await holding('tersimpan');
    storage.fails = true;
    const newest = contentOf('baru', { f: new File(['x'], 'x.pdf') });
    expect(await store.save(key, first, newest)).toMatchObject({ kind: 'saved', durable: false });
    expect(await store.read(key)).toMatchObject({ durable: false, content: newest });
    expect(await store.save(key, first, contentOf('lagi'))).toEqual({ kind: 'overtaken' });
    expect([await store.holdsAny('7'), await store.holdsAny('8'), stored()]).toEqual([true, null, ['tersimpan']]);
  });

  it('and is emptied without a word tells so before it answers, also while a draft is only in memory', async () => {
    const { storage, store, news: event, saved } = await holding('tersimpan');
    storage.fails = true;
    await store.save(key, saved, contentOf('baru'));
    storage.fails = false;
    storage.takeAway({ told: false });
    expect([await store.holdsAny('7'), kinds(event)]).toEqual([true, ['lost']]);
  });

  it('gets all drafts from memory as soon as one save succeeds', async () => {
    const { clock, storage, page, stored } = device();
    const { store } = page();
    const others = ['a', 'b', 'c'].map((subject) => ({ ...key, subject }));
    storage.fails = true;
    for (const each of others) await keep(store, each.subject, each);
    storage.fails = false;
    await keep(store, 'd');
    await clock.pass(10);
    expect(stored().sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('reports that another tab has written a draft that is only in memory here', async () => {
    const { clock, storage, page, stored } = device();
    const [one, two] = [page(), page()];
    const first = await keep(one.store, 'satu');
    storage.fails = true;
    await one.store.save(key, first, contentOf('dua'));
    storage.fails = false;
    await keep(two.store, 'tab lain');
    await clock.pass(2_000);
    expect([stored(), kinds(one.news)]).toEqual([['tab lain'], ['overtaken']]);
    expect((await one.store.read(key)).content?.values).toBe('tab lain');
  });
});

describe('a storage that was taken away (fault matrix 69)', () => {
  it('keeps in memory what the storage does not accept yet', async () => {
    const { clock, storage, stored, store, news: event, saved } = await holding('satu');
    storage.takeAway();
    storage.fails = true;
    expect(await store.save(key, saved, contentOf('dua'))).toMatchObject({ kind: 'saved', durable: false });
    storage.fails = false;
    await clock.pass(2_000);
    expect([stored(), kinds(event)]).toEqual([['dua'], ['lost', 'written']]);
  });

  it('does not overwrite what another tab has written since: both versions are offered', async () => {
    const { storage, page, stored } = device();
    const [one, two] = [page(), page()];
    const saved = await keep(one.store, 'satu');
    storage.takeAway();
    await keep(two.store, 'tab lain');
    expect(await one.store.save(key, saved, contentOf('dua'))).toMatchObject({ kind: 'saved', durable: false });
    expect([stored(), kinds(one.news)]).toEqual([['tab lain'], ['lost', 'readable']]);
    const { content, beside } = await one.store.read(key);
    expect([content?.values, beside?.content?.values]).toEqual(['dua', 'tab lain']);
    expect(await one.store.save(key, beside?.revision ?? '', contentOf('dua'))).toMatchObject({ durable: true });
    expect(stored()).toEqual(['dua']);
  });
});

describe('after a log-out (fault matrix 69)', () => {
  const left = async (storage: FakeDrafts) => storage.page().clear('7');
  const nothing = (storage: FakeDrafts) => expect([storage.stored.size, storage.vaults.size]).toEqual([0, 0]);

  it.each<readonly [string, (tabs: ReturnType<typeof otherTab>, storage: FakeDrafts) => unknown]>([
    ['', (tabs, storage) => [tabs.tell('left'), left(storage)]],
    [' when this one slept and has not heard of it', (tabs, storage) => [tabs.tellAsleep('left'), left(storage)]],
    [' though the storage was taken away as well', (tabs, storage) => [tabs.tellAsleep('left'), storage.takeAway()]],
  ])('of another tab nothing comes back, neither the draft nor a key%s', async (_, leave) => {
    const { clock, storage, store, tabs, saved } = await holding('rahasia');
    leave(tabs, storage);
    await clock.pass(10);
    expect(await store.save(key, saved, contentOf('rahasia lagi'))).toEqual({ kind: 'overtaken' });
    nothing(storage);
  });

  it('that happens while the new storage is created, nothing is written to it', async () => {
    const { storage, store, tabs, saved } = await holding('rahasia');
    storage.takeAway();
    const { heard } = tabs;
    tabs.heard = async () => {
      await heard();
      tabs.tellAsleep('left');
      tabs.heard = heard;
    };
    expect(await store.save(key, saved, contentOf('rahasia lagi'))).toEqual({ kind: 'overtaken' });
    expect(storage.stored.size).toBe(0);
  });

  it('that the server does not know of, nothing comes back, even if an event was missed', async () => {
    const { storage, page } = device();
    let pending = false;
    const { store } = page({ pending: { isPending: () => pending } });
    const saved = await keep(store, 'rahasia');
    pending = true;
    await left(storage);
    expect(await store.save(key, saved, contentOf('rahasia lagi'))).toEqual({ kind: 'overtaken' });
    nothing(storage);
  });

  it('that may have been missed, the typed text stays in memory', async () => {
    const { clock, storage, page } = device();
    const deaf = { ...otherTab(), heard: () => Promise.reject(new Error('missed')) };
    const { store } = page({ tabs: deaf });
    const saved = await keep(store, 'rahasia');
    await left(storage);
    expect(await store.save(key, saved, contentOf('lagi'))).toMatchObject({ durable: false });
    await clock.pass(60_000);
    nothing(storage);
  });

  it.each(['tell', 'tellAsleep'] as const)(
    'of another tab, drafts that were only in memory are dropped, also on their way to the storage (%s)',
    async (how) => {
      const { clock, storage, page } = device();
      const { store, tabs } = page();
      storage.fails = true;
      await keep(store, 'rahasia');
      storage.fails = false;
      tabs[how]('left');
      await clock.pass(10_000);
      expect(storage.stored.size).toBe(0);
      if (how === 'tell') expect(await store.holdsAny('7')).toBe(false);
    },
  );
});
