import { ApiFailure } from '../api-failure.ts';
import type { DraftSessions } from '../draft/draft-sessions.ts';
import type { UnsentAnswers, UnsentHere } from '../exam/attempt/unsent-answers.ts';
import type { AccountRepository } from '../ports/account/account-repository.ts';
import type { ExamOwner } from '../ports/account/exam-owner.ts';
import type { PendingLogOut } from '../ports/account/pending-log-out.ts';
import type { SessionTabs } from '../ports/account/session-tabs.ts';
import type { DraftStore } from '../ports/device/draft-store.ts';
import type { OfflineExams } from '../ports/exam/offline-exams.ts';
import { joinPending } from '../sending/join-pending.ts';
import { closeSession } from './close-session.ts';

/** `told`: whether the server has closed the session. `holdsDrafts`: nothing was done, because drafts would be lost, or might be. */
export type LogOutOutcome =
  | { readonly kind: 'left'; readonly told: Promise<boolean> }
  | { readonly kind: 'holdsDrafts'; readonly unsent: UnsentHere };
export type LogOut = ReturnType<typeof logOut>;

/**
 * Logs out locally at once, then on the server, or later if the server is unreachable (see `findSession`; fault matrix 63, 72). Announces
 * the log-out before removing the drafts, so that no other tab treats the removal as lost storage and rewrites the drafts (fault matrix
 * 69).
 */
export const logOut = (deps: {
  accounts: AccountRepository;
  tabs: Pick<SessionTabs, 'announce'>;
  pending: PendingLogOut;
  owner: ExamOwner;
  offline: Pick<OfflineExams, 'remove'>;
  drafts: Pick<DraftStore, 'clear'>;
  desk: Pick<DraftSessions, 'holdsAny'>;
  unsentAnswers: UnsentAnswers;
  clearTyped: () => void;
}) => {
  const tell = async (): Promise<boolean> => {
    try {
      await closeSession(deps.accounts);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return false;
    }
    deps.pending.forget();
    return true;
  };
  return joinPending(async (candidateId: string | null, withDrafts = false): Promise<LogOutOutcome> => {
    if (candidateId !== null && !withDrafts && (await deps.desk.holdsAny(candidateId)) !== false)
      return { kind: 'holdsDrafts', unsent: await deps.unsentAnswers(candidateId) };
    deps.pending.remember(); // stored first, so that the next page completes the log-out if this page crashes
    deps.owner.forget();
    deps.clearTyped();
    deps.tabs.announce('left');
    if (candidateId !== null) await deps.drafts.clear(candidateId);
    await deps.offline.remove();
    return { kind: 'left', told: tell() };
  });
};
