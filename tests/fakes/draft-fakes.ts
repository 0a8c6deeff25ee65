import { MemoryBackedDraftStore } from '../../src/adapters/browser/drafts/memory-backed-draft-store.ts';
import { systemClock } from '../../src/adapters/browser/system-clock.ts';
import type { SessionChange } from '../../src/application/ports/account/session-tabs.ts';
import type { DraftKey, DraftStore } from '../../src/application/ports/device/draft-store.ts';
import type { IdSource } from '../../src/application/ports/device/id-source.ts';
import { FakeDrafts } from './fake-drafts.ts';

export const key: DraftKey = { user: '7', form: 'apl01', subject: 'TRX-1' };

export const countedIds = (): IdSource => {
  let last = 0;
  return {
    next: () => {
      last += 1;
      return `id-${last}`;
    },
  };
};

export const draftTools = () => ({
  ids: countedIds(),
  clock: systemClock,
  serverClock: systemClock,
  subtle: globalThis.crypto.subtle,
});

export const contentOf = (values: unknown, files: Readonly<Record<string, File>> = {}) => ({
  values,
  files: new Map(Object.entries(files)),
});

/** Simulates one other tab: `tell` delivers its change at once, `tellAsleep` only when this tab asks. */
export const otherTab = () => {
  const listeners = new Set<(change: SessionChange) => void>();
  let waiting: SessionChange[] = [];
  const tell = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };
  return {
    listen: (listener: (change: SessionChange) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    heard: async () => {
      for (const change of waiting) tell(change);
      waiting = [];
    },
    tell,
    tellAsleep: (change: SessionChange) => void waiting.push(change),
  };
};

const nothing = () => Promise.reject(new Error('no storage'));

export const noStorage: DraftStore = {
  read: nothing,
  readAll: nothing,
  save: nothing,
  holdsAny: nothing,
  list: nothing,
  removeExpired: nothing,
  clear: nothing,
  listen: () => () => {},
};

export const storageLike = (storage: DraftStore, own: Partial<DraftStore>): DraftStore => ({
  read: (...rest) => storage.read(...rest),
  readAll: (...rest) => storage.readAll(...rest),
  save: (...rest) => storage.save(...rest),
  holdsAny: (...rest) => storage.holdsAny(...rest),
  list: (...rest) => storage.list(...rest),
  removeExpired: (...rest) => storage.removeExpired(...rest),
  clear: (...rest) => storage.clear(...rest),
  listen: (...rest) => storage.listen(...rest),
  ...own,
});

type Tools = ConstructorParameters<typeof MemoryBackedDraftStore>[1];

export const pageDrafts = (storage: DraftStore = noStorage, own: Partial<Tools> = {}): DraftStore =>
  new MemoryBackedDraftStore(storage, {
    ...draftTools(),
    tabs: otherTab(),
    pending: { isPending: () => false },
    ...own,
  });

export const deviceDrafts = ({ durable = true } = {}): DraftStore =>
  pageDrafts(durable ? new FakeDrafts(systemClock, 0).page() : noStorage);
