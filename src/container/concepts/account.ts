import { storedExamOwner } from '../../adapters/browser/tabs/stored-exam-owner.ts';
import { storedPendingLogOut } from '../../adapters/browser/tabs/stored-pending-log-out.ts';
import { HttpAccountRepository } from '../../adapters/http/account/http-account-repository.ts';
import { findSession } from '../../application/account/find-session.ts';
import { logIn } from '../../application/account/log-in.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import type { ConceptModule, SessionPlace } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const browserSession: SessionPlace = { channel: 'portal-asesi', storage: () => localStorage };

export const account: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client, tabs, session }) => {
    provideValue(bind, accountTokens.accounts, new HttpAccountRepository(client, tabs));
    provideValue(bind, accountTokens.sessionTabs, tabs);
    provideValue(bind, accountTokens.pendingLogOut, storedPendingLogOut(session.storage));
    provideValue(bind, accountTokens.examOwner, storedExamOwner(session.storage));
    provide(bind, accountTokens.findSession, findSession, {
      accounts: accountTokens.accounts,
      tabs: accountTokens.sessionTabs,
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
