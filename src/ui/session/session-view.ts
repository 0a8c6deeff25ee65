import { createContext, use } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Candidate } from '../../domain/account/candidate.ts';

/** Who is in front of the screen, as far as this page knows. `expired` stays true until the next log-in. */
export interface SessionView {
  status: 'unknown' | 'unreachable' | 'guest' | 'candidate';
  candidate: Candidate | null;
  expired: boolean;
  /** The server could not be asked: it is the person whose running exam this device keeps. */
  unconfirmed: boolean;
  /** Why it is not known who is here; null unless `unreachable` or `unconfirmed`, and while the server says nothing. */
  failure: Error | null;
  /** How often somebody left: an answer to an older question does not say who is here now. */
  departures: number;
}

const nobody = { candidate: null, expired: false, unconfirmed: false, failure: null };

export const createSessionView = (): SessionView => proxy<SessionView>({ ...nobody, status: 'unknown', departures: 0 });

export const SessionContext = createContext<SessionView | null>(null);

/** The session view to change; throws where no provider is above. */
export const useSessionView = (): SessionView => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSessionView needs <SessionContext> above it');
  return session;
};

/** The session as it is now; renders again when it changes. */
export const useSession = () => useSnapshot(useSessionView());

export const enter = (session: SessionView, candidate: Candidate): void => {
  Object.assign(session, {
    status: 'candidate',
    candidate: { ...candidate },
    expired: false,
    unconfirmed: false,
    failure: null,
  });
};

/** Shows the same person under another name or with another photo, wherever the candidate is shown. */
export const showPerson = (session: SessionView, person: Pick<Candidate, 'fullname' | 'photo'>): void => {
  if (session.candidate) session.candidate = { ...session.candidate, ...person };
};

/** The server says that nobody is logged in. */
export const showGuest = (session: SessionView): void => {
  Object.assign(session, { ...nobody, status: 'guest' });
};

export const leave = (session: SessionView): void => {
  showGuest(session);
  session.departures += 1;
};

/** Whoever was here may not be any more: nothing of a person is shown until it is known who is. */
export const doubt = (session: SessionView): void => {
  leave(session);
  session.status = 'unknown';
};
