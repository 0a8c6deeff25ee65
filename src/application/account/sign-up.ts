import type { Candidate } from '../../domain/account/candidate.ts';
import { ApiFailure } from '../api-failure.ts';
import { isOutcomeUnknown } from '../outcome-unknown.ts';
import type { AccountRepository } from '../ports/account/account-repository.ts';
import type { PendingLogOut } from '../ports/account/pending-log-out.ts';
import type { Registration, RegistrationRepository } from '../ports/account/registration-repository.ts';
import type { SessionTabs } from '../ports/account/session-tabs.ts';
import { joinPending } from '../sending/join-pending.ts';
import { throttledFor } from '../throttled-for.ts';
import type { LogIn } from './log-in.ts';

/** `registered`: the account exists, but the person must log in. */
export type SignUpOutcome =
  | { kind: 'welcome'; candidate: Candidate }
  | { kind: 'registered' }
  | { kind: 'emailTaken' }
  | { kind: 'tooSoon'; waitSeconds: number };
export type SignUp = ReturnType<typeof signUp>;

interface Deps {
  registrations: Pick<RegistrationRepository, 'signUp'>;
  accounts: Pick<AccountRepository, 'current'>;
  logIn: LogIn;
  tabs: Pick<SessionTabs, 'announce' | 'catchUp'>;
  pending: Pick<PendingLogOut, 'forget'>;
}

const saysTaken = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.fieldErrors?.email ?? []).some((text) => /taken|already|sudah/i.test(text));

/**
 * Creates an account, and logs in where the server has not opened a session. If the address is taken after an unanswered try, a log-in shows
 * whether the account is this person's.
 */
export const signUp = (deps: Deps) => {
  const unanswered = new Set<string>();

  const enterOwn = async ({ email, password }: Registration): Promise<SignUpOutcome | null> => {
    try {
      const outcome = await deps.logIn({ email, password });
      return outcome.kind === 'welcome' ? outcome : null;
    } catch (error) {
      if (error instanceof ApiFailure) return null; // the account exists, so a failed log-in is no reason to sign up again
      throw error;
    }
  };

  const refused = async (registration: Registration, error: unknown): Promise<SignUpOutcome> => {
    const { email } = registration;
    if (isOutcomeUnknown(error)) unanswered.add(email);
    if (saysTaken(error)) {
      const own = unanswered.has(email) ? await enterOwn(registration) : null;
      return own ?? { kind: 'emailTaken' };
    }
    const waitSeconds = throttledFor(error);
    if (waitSeconds === null) throw error;
    return { kind: 'tooSoon', waitSeconds };
  };

  return joinPending(async (registration: Registration): Promise<SignUpOutcome> => {
    deps.tabs.catchUp(); // a log-out elsewhere, noticed only later, would close the session that opens now
    let replied: Candidate | null;
    try {
      replied = await deps.registrations.signUp(registration);
    } catch (error) {
      return refused(registration, error);
    }
    const candidate = await deps.accounts.current().catch(() => replied);
    if (!candidate) return (await enterOwn(registration)) ?? { kind: 'registered' };
    deps.pending.forget();
    deps.tabs.announce('entered', candidate.id);
    return { kind: 'welcome', candidate };
  });
};
