import { ContainerModule } from 'inversify';
import { logOut } from '../../application/account/log-out.ts';
import { draftDesk } from '../../application/draft/draft-desk.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

/** The drafts, and the log-out, which clears them: so it comes with what only a candidate needs. */
export const draftModule = new ContainerModule(({ bind }) => {
  provide(bind, T.draftDesk, draftDesk, { drafts: T.drafts, ids: T.ids, clock: T.clock });
  provide(bind, T.logOut, logOut, {
    accounts: T.accounts,
    tabs: T.sessionTabs,
    pending: T.pendingLogOut,
    drafts: T.drafts,
    desk: T.draftDesk,
    unsentAnswers: T.unsentAnswers,
  });
});
