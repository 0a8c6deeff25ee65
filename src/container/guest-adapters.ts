import { ContainerModule } from 'inversify';
import { systemClock } from '../adapters/browser/system-clock.ts';
import { broadcastSessionTabs } from '../adapters/browser/tabs/broadcast-session-tabs.ts';
import { storedPendingLogOut } from '../adapters/browser/tabs/stored-pending-log-out.ts';
import { openTabChannel } from '../adapters/browser/tabs/tab-channel.ts';
import { HttpAccountRepository } from '../adapters/http/account/http-account-repository.ts';
import type { HttpClient } from '../adapters/http/http-client.ts';
import { T } from '../application/tokens.ts';
import { provideValue } from './provide.ts';

export const sessionTabsChannel = 'portal-asesi';

/** The ports that every page needs, bound to their adapters. */
export const guestAdapters = (client: HttpClient) =>
  new ContainerModule(({ bind }) => {
    provideValue(bind, T.clock, systemClock);
    provideValue(bind, T.sessionTabs, broadcastSessionTabs(openTabChannel(sessionTabsChannel)));
    provideValue(
      bind,
      T.pendingLogOut,
      storedPendingLogOut(() => localStorage),
    );
    provideValue(bind, T.accounts, new HttpAccountRepository(client));
  });
