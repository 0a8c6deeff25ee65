import { ApiFailure } from '../api-failure.ts';
import type { AccountRepository } from '../ports/account-repository.ts';
import type { SessionTabs } from '../ports/session-tabs.ts';

export type LogOutOutcome = { kind: 'loggedOut' } | { kind: 'stillLoggedIn'; failure: ApiFailure };
export type LogOut = ReturnType<typeof logOut>;

/** Closes the session. A session that is over already counts as closed; without an answer the person must know that it is still open. */
export const logOut =
  (deps: { accounts: AccountRepository; tabs: Pick<SessionTabs, 'announce'> }) => async (): Promise<LogOutOutcome> => {
    try {
      await deps.accounts.logOut();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind !== 'expired') return { kind: 'stillLoggedIn', failure: error };
    }
    deps.tabs.announce('left');
    return { kind: 'loggedOut' };
  };
