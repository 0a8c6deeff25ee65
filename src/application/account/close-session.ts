import { ApiFailure } from '../api-failure.ts';
import type { AccountRepository } from '../ports/account/account-repository.ts';

/** Closes the session on the server; a guest session counts as closed. Otherwise rejects with the `ApiFailure` of the log-out. */
export const closeSession = async (accounts: Pick<AccountRepository, 'logOut' | 'isLoggedOut'>): Promise<void> => {
  try {
    await accounts.logOut();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401) return;
    if (!(await accounts.isLoggedOut().catch(() => false))) throw error;
  }
};
