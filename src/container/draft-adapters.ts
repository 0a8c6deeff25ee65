import { ContainerModule } from 'inversify';
import { contestedTabOwnership } from '../adapters/browser/contested-tab-ownership.ts';
import { IndexedDbDraftStore } from '../adapters/browser/indexeddb-draft-store.ts';
import { type Locks, leaseLocks } from '../adapters/browser/lease-locks.ts';
import { memoryBackedDraftStore } from '../adapters/browser/memory-backed-draft-store.ts';
import { randomIds } from '../adapters/browser/random-ids.ts';
import { systemClock } from '../adapters/browser/system-clock.ts';
import type { SessionTabs } from '../application/ports/session-tabs.ts';
import { T } from '../application/tokens.ts';
import { provide, provideValue } from './provide.ts';

const tools = { ids: randomIds, clock: systemClock };

/** Web Locks and WebCrypto do not exist on plain-http addresses. */
const browserLocks = (): Locks => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return leaseLocks(() => localStorage, tools);
  return { request: (name, options, work) => locks.request(name, options, work) };
};

/** The drafts of the device, and which tab may write them. */
export const draftAdapters = new ContainerModule(({ bind }) => {
  const storage = new IndexedDbDraftStore({ ...tools, subtle: globalThis.crypto?.subtle });
  provide(bind, T.drafts, ({ tabs }: { tabs: SessionTabs }) => memoryBackedDraftStore(storage, { ...tools, tabs }), {
    tabs: T.sessionTabs,
  });
  const channel = new BroadcastChannel('portal-asesi:formulir');
  provideValue(bind, T.tabOwnership, contestedTabOwnership(browserLocks(), channel, systemClock));
});
