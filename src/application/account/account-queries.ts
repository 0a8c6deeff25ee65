import type { AccountRepository } from '../ports/account-repository.ts';

export type AccountQueries = ReturnType<typeof accountQueries>;

export const accountQueries = (deps: { accounts: AccountRepository }) => ({
  /** The candidate of this session; null for a guest. */
  current: () => deps.accounts.current(),
  /** See `AccountRepository.prepare`. */
  prepareLogIn: () => deps.accounts.prepare(),
});
