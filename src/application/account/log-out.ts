import { ApiFailure } from '../api-failure.ts';
import type { AccountRepository } from '../ports/account-repository.ts';

export type LogOutOutcome = { kind: 'loggedOut' } | { kind: 'stillLoggedIn'; failure: ApiFailure };
export type LogOut = ReturnType<typeof logOut>;

/** Closes the session. A session that is over already counts as closed; without an answer the person must know that it is still open. */
export const logOut = (deps: { accounts: AccountRepository }) => async (): Promise<LogOutOutcome> => {
  try {
    await deps.accounts.logOut();
    return { kind: 'loggedOut' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.kind === 'expired' ? { kind: 'loggedOut' } : { kind: 'stillLoggedIn', failure: error };
  }
};
