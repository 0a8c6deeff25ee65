import { clearTyped } from '../../adapters/browser/tabs/clear-typed.ts';
import { logOut } from '../../application/account/log-out.ts';
import { logOutTokens } from '../../application/account/log-out-tokens.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { account } from './account.ts';
import { draft } from './draft.ts';
import { exam } from './exam.ts';

export const logOutModule: ConceptModule = {
  buildsOn: [account, draft, exam],
  bind: (bind) => {
    provideValue(bind, logOutTokens.clearTyped, clearTyped);
    provide(bind, logOutTokens.logOut, logOut, {
      accounts: accountTokens.accounts,
      tabs: accountTokens.sessionTabs,
      pending: accountTokens.pendingLogOut,
      owner: accountTokens.examOwner,
      offline: examTokens.offline,
      drafts: draftTokens.drafts,
      desk: draftTokens.draftSessions,
      unsentAnswers: examTokens.unsentAnswers,
      clearTyped: logOutTokens.clearTyped,
    });
  },
};
