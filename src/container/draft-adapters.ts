import { ContainerModule } from 'inversify';
import { contestedTabOwnership } from '../adapters/browser/contested-tab-ownership.ts';
import { IndexedDbDraftStore } from '../adapters/browser/indexeddb-draft-store.ts';
import { leaseLocks } from '../adapters/browser/lease-locks.ts';
import { MemoryBackedDraftStore } from '../adapters/browser/memory-backed-draft-store.ts';
import { randomIds } from '../adapters/browser/random-ids.ts';
import { systemClock } from '../adapters/browser/system-clock.ts';
import { openTabChannel } from '../adapters/browser/tab-channel.ts';
import { webLocks } from '../adapters/browser/web-locks.ts';
import type { PendingLogOut } from '../application/ports/pending-log-out.ts';
import type { SessionTabs } from '../application/ports/session-tabs.ts';
import { T } from '../application/tokens.ts';
import { provide, provideValue } from './provide.ts';

const tools = { ids: randomIds, clock: systemClock };

/** Web Locks and WebCrypto do not exist on plain-http addresses. */
const browserLocks = () => {
  const manager: LockManager | undefined = globalThis.navigator?.locks;
  return manager ? webLocks(manager, systemClock) : leaseLocks(() => localStorage, { ...tools, page: window });
};

/** The drafts of the device, and which tab may write them. */
export const draftAdapters = new ContainerModule(({ bind }) => {
  const storage = new IndexedDbDraftStore({ ...tools, subtle: globalThis.crypto?.subtle });
  const drafts = (own: { tabs: SessionTabs; pending: PendingLogOut }) =>
    new MemoryBackedDraftStore(storage, { ...tools, ...own });
  provide(bind, T.drafts, drafts, { tabs: T.sessionTabs, pending: T.pendingLogOut });
  const channel = openTabChannel('portal-asesi:formulir');
  provideValue(bind, T.tabOwnership, contestedTabOwnership(browserLocks(), channel, systemClock));
});
