import { logOut } from '../../application/account/log-out.ts';
import { logOutTokens } from '../../application/account/log-out-tokens.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide } from '../provide.ts';
import { account } from './account.ts';
import { device } from './device.ts';
import { draft } from './draft.ts';
import { exam } from './exam.ts';

export const logOutModule: ConceptModule = {
  buildsOn: [account, device, draft, exam],
  bind: (bind) => {
    provide(bind, logOutTokens.logOut, logOut, {
      accounts: accountTokens.accounts,
      tabs: accountTokens.sessionTabs,
      pending: accountTokens.pendingLogOut,
      drafts: draftTokens.drafts,
      desk: draftTokens.draftSessions,
      unsentAnswers: examTokens.unsentAnswers,
      tabMemory: deviceTokens.tabMemory,
    });
  },
};
