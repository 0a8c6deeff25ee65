import type { AccountRepository } from '../ports/account/account-repository.ts';

export type AccountQueries = ReturnType<typeof accountQueries>;

export const accountQueries = (deps: { accounts: AccountRepository }) => ({
  prepareLogIn: () => deps.accounts.prepare(),
});
