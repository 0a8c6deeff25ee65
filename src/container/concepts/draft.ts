import { IndexedDbDraftStore } from '../../adapters/browser/drafts/indexeddb-draft-store.ts';
import { MemoryBackedDraftStore } from '../../adapters/browser/drafts/memory-backed-draft-store.ts';
import { randomIds } from '../../adapters/browser/random-ids.ts';
import { systemClock } from '../../adapters/browser/system-clock.ts';
import { tabLeader } from '../../adapters/browser/tabs/contested-tab-leader.ts';
import { leaseLocks } from '../../adapters/browser/tabs/lease-locks.ts';
import { openTabChannel } from '../../adapters/browser/tabs/tab-channel.ts';
import { webLocks } from '../../adapters/browser/tabs/web-locks.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { draftSessions } from '../../application/draft/draft-sessions.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import type { PendingLogOut } from '../../application/ports/account/pending-log-out.ts';
import type { SessionTabs } from '../../application/ports/account/session-tabs.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { account } from './account.ts';
import { device } from './device.ts';
import { time } from './time.ts';

/** Falls back to leases, because Web Locks do not exist on plain-http addresses. */
const browserLocks = () => {
  const manager: LockManager | undefined = globalThis.navigator?.locks;
  return manager
    ? webLocks(manager, systemClock)
    : leaseLocks(() => localStorage, { ids: randomIds, clock: systemClock, page: window });
};

export const draft: ConceptModule = {
  buildsOn: [account, device, time],
  bind: (bind) => {
    const drafts = ({ clock, ...own }: { clock: Clock; tabs: SessionTabs; pending: PendingLogOut }) => {
      const tools = { ids: randomIds, clock };
      const storage = new IndexedDbDraftStore({ ...tools, subtle: globalThis.crypto?.subtle });
      return new MemoryBackedDraftStore(storage, { ...tools, ...own });
    };
    provide(bind, draftTokens.drafts, drafts, {
      clock: timeTokens.clock,
      tabs: accountTokens.sessionTabs,
      pending: accountTokens.pendingLogOut,
    });
    const channel = openTabChannel('portal-asesi:formulir');
    provideValue(bind, draftTokens.tabLeader, tabLeader(browserLocks(), channel, systemClock));
    provide(bind, draftTokens.draftSessions, draftSessions, {
      serverClock: timeTokens.serverClock,
      drafts: draftTokens.drafts,
      ids: deviceTokens.ids,
      clock: timeTokens.clock,
    });
  },
};
