import { broadcastSessionTabs } from '../../adapters/browser/tabs/broadcast-session-tabs.ts';
import { storedExamOwner } from '../../adapters/browser/tabs/stored-exam-owner.ts';
import { storedPendingLogOut } from '../../adapters/browser/tabs/stored-pending-log-out.ts';
import { openTabChannel } from '../../adapters/browser/tabs/tab-channel.ts';
import { HttpAccountRepository } from '../../adapters/http/account/http-account-repository.ts';
import { accountQueries } from '../../application/account/account-queries.ts';
import { findSession } from '../../application/account/find-session.ts';
import { logIn } from '../../application/account/log-in.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const sessionTabsChannel = 'portal-asesi';

/** Who is here: of every page. */
export const account: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client, session }) => {
    const storage = session?.storage ?? (() => localStorage);
    provideValue(bind, accountTokens.accounts, new HttpAccountRepository(client));
    provideValue(
      bind,
      accountTokens.sessionTabs,
      broadcastSessionTabs(openTabChannel(session?.channel ?? sessionTabsChannel)),
    );
    provideValue(bind, accountTokens.pendingLogOut, storedPendingLogOut(storage));
    provideValue(bind, accountTokens.examOwner, storedExamOwner(storage));
    provide(bind, accountTokens.accountQueries, accountQueries, { accounts: accountTokens.accounts });
    provide(bind, accountTokens.findSession, findSession, {
      accounts: accountTokens.accounts,
      pending: accountTokens.pendingLogOut,
      owner: accountTokens.examOwner,
    });
    provide(bind, accountTokens.logIn, logIn, {
      accounts: accountTokens.accounts,
      tabs: accountTokens.sessionTabs,
      pending: accountTokens.pendingLogOut,
      owner: accountTokens.examOwner,
    });
  },
};
