import { ContainerModule } from 'inversify';
import { accountQueries } from '../../application/account/account-queries.ts';
import { findSession } from '../../application/account/find-session.ts';
import { logIn } from '../../application/account/log-in.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const accountModule = new ContainerModule(({ bind }) => {
  provide(bind, T.accountQueries, accountQueries, { accounts: T.accounts });
  provide(bind, T.findSession, findSession, { accounts: T.accounts, pending: T.pendingLogOut });
  provide(bind, T.logIn, logIn, { accounts: T.accounts, tabs: T.sessionTabs, pending: T.pendingLogOut });
});
