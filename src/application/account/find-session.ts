import type { Candidate } from '../../domain/account/candidate.ts';
import type { AccountRepository } from '../ports/account/account-repository.ts';
import type { ExamOwner } from '../ports/account/exam-owner.ts';
import type { PendingLogOut } from '../ports/account/pending-log-out.ts';
import type { SessionTabs } from '../ports/account/session-tabs.ts';
import { closeSession } from './close-session.ts';

export type FindSession = ReturnType<typeof findSession>;

/**
 * Null for a guest. Completes a pending log-out first, so that the next user never sees that session; if the log-out fails, rejects with
 * `ApiFailure`.
 */
export const findSession = (deps: {
  accounts: AccountRepository;
  tabs: Pick<SessionTabs, 'catchUp' | 'listen'>;
  pending: PendingLogOut;
  owner: ExamOwner;
}) => {
  deps.tabs.listen((change) => {
    if (change !== 'left') deps.pending.forget(); // a log-in in another tab has replaced the session that was to be closed
  });
  return async (): Promise<Candidate | null> => {
    deps.tabs.catchUp();
    if (deps.pending.isPending()) {
      await closeSession(deps.accounts);
      deps.pending.forget();
    }
    const owner = deps.owner.read();
    const candidate = await deps.accounts.current(owner !== null); // without a network, the exam kept here opens for its owner
    if (candidate?.id !== owner) deps.owner.forget(); // a stored exam must open only for the candidate who stored it
    return candidate;
  };
};
