import { ApiFailure } from '../api-failure.ts';
import type { DraftDesk } from '../draft/draft-desk.ts';
import type { AccountRepository } from '../ports/account-repository.ts';
import type { DraftStore } from '../ports/draft-store.ts';
import type { PendingLogOut } from '../ports/pending-log-out.ts';
import type { SessionTabs } from '../ports/session-tabs.ts';

/**
 * `leftHere`: this browser shows nothing of the person any more, but the server still has to be told. `holdsDrafts`: nothing was
 * done yet, because drafts of this candidate would be lost.
 */
export type LogOutOutcome = { kind: 'loggedOut' } | { kind: 'leftHere' } | { kind: 'holdsDrafts' };
export type LogOut = ReturnType<typeof logOut>;

/**
 * Closes the session. A session that is over already counts as closed. Without an answer the person leaves all the same, as on
 * a shared computer, and the server is told as soon as it can be reached (see `findSession`; fault matrix 63). The drafts of
 * this candidate go with the session (none when null): before other tabs hear of it, so that nothing is kept again. With
 * `withDrafts` it is known that there are some; else the log-out waits for that.
 */
export const logOut =
  (deps: {
    accounts: AccountRepository;
    tabs: Pick<SessionTabs, 'announce'>;
    pending: PendingLogOut;
    drafts: Pick<DraftStore, 'clear'>;
    desk: Pick<DraftDesk, 'holdsAny'>;
  }) =>
  async (candidateId: string | null, withDrafts = false): Promise<LogOutOutcome> => {
    if (candidateId !== null && !withDrafts && (await deps.desk.holdsAny(candidateId))) return { kind: 'holdsDrafts' };
    const left = async (kind: 'loggedOut' | 'leftHere'): Promise<LogOutOutcome> => {
      if (candidateId !== null) await deps.drafts.clear(candidateId);
      deps.tabs.announce('left');
      return { kind };
    };
    try {
      await deps.accounts.logOut();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind !== 'expired') {
        deps.pending.remember();
        return left('leftHere');
      }
    }
    deps.pending.forget();
    return left('loggedOut');
  };
