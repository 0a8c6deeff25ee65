import type { Candidate } from '../../domain/account/candidate.ts';
import type { AccountRepository } from '../ports/account/account-repository.ts';
import type { PasswordReset } from '../ports/account/registration-repository.ts';
import type { LogIn } from './log-in.ts';
import type { ResetPassword } from './reset-password.ts';

/** `unchanged`: the temporary password still holds. `left`: the session has ended, and the new password does not open another one. */
export type FirstPasswordOutcome =
  | { kind: 'changed' | 'unchanged'; candidate: Candidate }
  | { kind: 'left' }
  | { kind: 'tooSoon'; waitSeconds: number };
export type SetFirstPassword = ReturnType<typeof setFirstPassword>;

/**
 * Replaces a temporary password, and stays logged in, also on a server that ends all sessions. What became of it is read from the server,
 * so that a lost reply, or a change in another tab, is no failure. Throws other failures as `ApiFailure`.
 */
export const setFirstPassword =
  (deps: { resetPassword: ResetPassword; accounts: Pick<AccountRepository, 'current'>; logIn: LogIn }) =>
  async (reset: PasswordReset): Promise<FirstPasswordOutcome> => {
    const outcome = await deps.resetPassword(reset);
    if (outcome.kind === 'tooSoon') return outcome;
    const here = await deps.accounts.current();
    if (!here) {
      const entered = await deps.logIn({ email: reset.email, password: reset.password });
      return entered.kind === 'welcome' ? { kind: 'changed', candidate: entered.candidate } : { kind: 'left' };
    }
    const { passwordToken, ...candidate } = here;
    if (passwordToken === undefined || outcome.kind === 'changed') return { kind: 'changed', candidate };
    return { kind: 'unchanged', candidate: here };
  };
