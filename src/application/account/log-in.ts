import type { Candidate } from '../../domain/account/candidate.ts';
import { ApiFailure, wordsOf } from '../api-failure.ts';
import type { AccountRepository, Credentials } from '../ports/account/account-repository.ts';
import type { ExamOwner } from '../ports/account/exam-owner.ts';
import type { PendingLogOut } from '../ports/account/pending-log-out.ts';
import type { SessionTabs } from '../ports/account/session-tabs.ts';
import { joinPending } from '../sending/join-pending.ts';

export type LogInOutcome = { kind: 'welcome'; candidate: Candidate } | { kind: 'wrongCredentials'; reason: string };
export type LogIn = ReturnType<typeof logIn>;

const credentialsText = /credentials do not match our records/i;

/** Laravel reports wrong credentials with 401, or with 422 and `credentialsText`. A 422 with another text can mean throttling. */
const refusalOf = (error: unknown): LogInOutcome | null => {
  if (!(error instanceof ApiFailure)) return null;
  const { serverMessage, messages = [], status } = error;
  if ([serverMessage, ...messages].some((text) => text && credentialsText.test(text)))
    return { kind: 'wrongCredentials', reason: '' };
  return status === 401 ? { kind: 'wrongCredentials', reason: wordsOf(error) } : null;
};

/** Opens a session. Wrong credentials are an outcome; every other failure is thrown as `ApiFailure`. */
export const logIn = (deps: {
  accounts: AccountRepository;
  tabs: Pick<SessionTabs, 'announce'>;
  pending: PendingLogOut;
  owner: ExamOwner;
}) =>
  joinPending(async (credentials: Credentials): Promise<LogInOutcome> => {
    try {
      const candidate = await deps.accounts.logIn(credentials);
      deps.pending.forget(); // the new session replaces the one that the pending log-out should have closed
      if (candidate.id !== deps.owner.read()) deps.owner.forget();
      deps.tabs.announce('entered', candidate.id);
      return { kind: 'welcome', candidate };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return refusal;
      throw error;
    }
  });
