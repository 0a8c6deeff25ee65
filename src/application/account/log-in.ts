import type { Candidate } from '../../domain/account/candidate.ts';
import { ApiFailure } from '../api-failure.ts';
import type { AccountRepository, Credentials } from '../ports/account/account-repository.ts';
import type { ExamOwner } from '../ports/account/exam-owner.ts';
import type { PendingLogOut } from '../ports/account/pending-log-out.ts';
import type { SessionTabs } from '../ports/account/session-tabs.ts';

export type LogInOutcome = { kind: 'welcome'; candidate: Candidate } | { kind: 'wrongCredentials' };
export type LogIn = ReturnType<typeof logIn>;

const credentialsText = /credentials do not match our records/i;

/** Laravel answers wrong credentials with 401, or with 422 and this text under `email`; a throttled log-in uses the same field. */
const saysWrongCredentials = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.status === 401 ||
    (error.status === 422 && (error.fieldErrors?.email ?? []).some((text) => credentialsText.test(text))));

/** Opens a session. Wrong credentials are an expected outcome; everything else is thrown as `ApiFailure`. */
export const logIn =
  (deps: {
    accounts: AccountRepository;
    tabs: Pick<SessionTabs, 'announce'>;
    pending: PendingLogOut;
    owner: ExamOwner;
  }) =>
  async (credentials: Credentials): Promise<LogInOutcome> => {
    try {
      const candidate = await deps.accounts.logIn(credentials);
      deps.pending.forget(); // the new session took the place of the one that was left
      if (candidate.id !== deps.owner.read()) deps.owner.forget();
      deps.tabs.announce('entered');
      return { kind: 'welcome', candidate };
    } catch (error) {
      if (saysWrongCredentials(error)) return { kind: 'wrongCredentials' };
      throw error;
    }
  };
