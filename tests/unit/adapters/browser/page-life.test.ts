// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { browserPageLife } from '../../../../src/adapters/browser/browser-page-life.ts';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { reportVitals } from '../../../../src/adapters/browser/start-telemetry.ts';
import { contentOf, draftTools, key } from '../../../fakes/draft-fakes.ts';
import { comeBack, leave, leaveAt } from '../../../fakes/left-page.ts';

afterEach(() => void vi.restoreAllMocks());

const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page wakes when it is visible, returns from the back/forward cache or is online again, and hides when it is not visible or is left', () => {
  const seen: string[] = [];
  let hidden = 0;
  const hiding = browserPageLife.hides().subscribe(() => {
    hidden += 1;
  });
  const listening = browserPageLife.wakes().subscribe((sign) => seen.push(sign));
  visibility('hidden');
  shown(false);
  expect(seen).toEqual([]);
  visibility('visible');
  window.dispatchEvent(new Event('online'));
  shown(true);
  expect([seen, hidden]).toEqual([['visible', 'online', 'visible'], 1]);
  window.dispatchEvent(new Event('pagehide'));
  expect(hidden).toBe(2);
  listening.unsubscribe();
  hiding.unsubscribe();
});

const store = () => new IndexedDbDraftStore(draftTools());
beforeEach(() => {
  comeBack();
  globalThis.indexedDB = new IDBFactory();
});

it.each(['get', 'getAllKeys'] as const)(
  'a page that enters the back/forward cache during its %s aborts the transaction that would block the next page',
  async (kind) => {
    const { revision } = await store().read(key);
    leaveAt(kind);
    await expect(store().save(key, revision, contentOf('setengah'))).rejects.toThrow(/abort/i);
    comeBack();
    expect(await store().save(key, revision, contentOf('utuh'))).toMatchObject({ kind: 'saved' });
  },
);

it('a page in the back/forward cache begins no storage transaction before it comes back', async () => {
  const { revision } = await store().read(key);
  leave();
  const began = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const saving = store().save(key, revision, contentOf('utuh'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(began).not.toHaveBeenCalled();
  comeBack();
  expect(await saving).toMatchObject({ kind: 'saved' });
});

it('a page that enters the back/forward cache during a log-out has emptied the person’s storage', async () => {
  const { revision } = await store().read(key);
  await store().save(key, revision, contentOf('utuh'));
  leaveAt('delete');
  await store().clear(key.user);
  comeBack();
  expect(await store().holdsAny(key.user)).toBe(false);
});

it('a page that enters the back/forward cache after its draft was handed to the storage has saved it', async () => {
  const { revision } = await store().read(key);
  leaveAt('put');
  expect(await store().save(key, revision, contentOf('utuh'))).toMatchObject({ kind: 'saved', durable: true });
  comeBack();
  expect((await store().read(key)).content).toEqual(contentOf('utuh'));
});

it('a page that is left for good finishes the transactions that it began', async () => {
  const { revision } = await store().read(key);
  leaveAt('get', false);
  expect(await store().save(key, revision, contentOf('utuh'))).toMatchObject({ kind: 'saved' });
});

it('a browser that cannot measure layout shifts and input delays reports neither as zero', async () => {
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    vi.unstubAllGlobals();
  });
  const painted: ((list: { getEntries: () => readonly object[] }) => void)[] = [];
  class PaintObserver {
    static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint'];
    readonly seen: (typeof painted)[number];
    constructor(seen: (typeof painted)[number]) {
      this.seen = seen;
    }
    observe({ type }: { readonly type: string }) {
      if (type === 'paint') painted.push(this.seen);
    }
    takeRecords = () => [];
    disconnect = () => undefined;
  }
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.stubGlobal('PerformanceEventTiming', undefined);
  const told: unknown[] = [];
  reportVitals({ report: (event) => void told.push(event) });
  const paint = { entryType: 'paint', name: 'first-contentful-paint', duration: 0, startTime: 1 };
  for (const seen of painted) seen({ getEntries: () => [paint] });
  await Promise.resolve(); // the library waits for a microtask because of Safari
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  dispatchEvent(new Event('visibilitychange'));
  expect(told).not.toContainEqual(expect.objectContaining({ name: expect.stringMatching(/CLS|INP/) }));
});
