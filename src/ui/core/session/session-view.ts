import { createContext, use } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Candidate } from '../../../domain/account/candidate.ts';

/**
 * The current user as far as this page knows. `expired`: the log-in dialog is open, because the session is over. `departures` counts
 * log-outs and calls of `conceal`, to detect stale session replies.
 */
export interface SessionView {
  status: 'unknown' | 'unreachable' | 'guest' | 'candidate';
  candidate: Candidate | null;
  expired: boolean;
  /** The candidate has closed that dialog, so a background read does not reopen it; a log-in resets this. */
  stayed: boolean;
  /** True until the session is known, if this browser's last session was not ended by a log-out. */
  expected: boolean;
  /** True while the candidate is known only from the exam stored on this device, not from the server. */
  unconfirmed: boolean;
  /** The reason why the session could not be read. Only set if `unreachable` or `unconfirmed`; null while the first request is pending. */
  failure: Error | null;
  departures: number;
}

const nobody = { candidate: null, expired: false, stayed: false, expected: false, unconfirmed: false, failure: null };

export const createSessionView = (expected = false): SessionView =>
  proxy<SessionView>({ ...nobody, expected, status: 'unknown', departures: 0 });

export const SessionContext = createContext<SessionView | null>(null);

export const useSessionView = (): SessionView => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSessionView needs <SessionContext> above it');
  return session;
};

export const useSession = () => useSnapshot(useSessionView());

/** Somebody at work is not led to another password before the next visit. */
const undisturbed = (before: Candidate | null, candidate: Candidate): Candidate => {
  const { passwordToken, ...known } = candidate;
  const isAtWork = before?.id === candidate.id && before.passwordToken === undefined;
  return passwordToken === undefined || isAtWork ? known : candidate;
};

export const enter = (session: SessionView, candidate: Candidate): void => {
  Object.assign(session, {
    status: 'candidate',
    candidate: { ...undisturbed(session.candidate, candidate) },
    expired: false,
    stayed: false,
    expected: false,
    unconfirmed: false,
    failure: null,
  });
};

export const showPerson = (session: SessionView, person: Pick<Candidate, 'fullname' | 'photo'>): void => {
  if (session.candidate) session.candidate = { ...session.candidate, ...person };
};

export const showGuest = (session: SessionView): void => {
  Object.assign(session, { ...nobody, status: 'guest' });
};

export const leave = (session: SessionView): void => {
  showGuest(session);
  session.departures += 1;
};

/** Hides all personal data until the session is confirmed again. */
export const conceal = (session: SessionView): void => {
  leave(session);
  session.status = 'unknown';
};
