import type { Backend } from './backend.ts';
import type { Database } from './database/database.ts';
import { csrfTokenOf } from './database/secrets.ts';
import type { SessionRow } from './database/server-rows.ts';

/** Hosts pass cookies in a separate header, because a page can neither read nor set the real ones. */
export const cookieHeader = 'x-simulation-cookie';
export const setCookieHeader = 'x-simulation-set-cookie';
export const addressHeader = 'x-simulation-address';

export const sessionCookie = 'portal_session';
export const csrfCookie = 'XSRF-TOKEN';

export interface CookieToSet {
  name: string;
  value: string;
  httpOnly: boolean;
}

/** Limits guest sessions, because every visit to the log-in page creates one. */
const keptGuestSessions = 60;

const isGuest = ({ candidate_id }: SessionRow): boolean => candidate_id === null;

const cookieValue = (cookies: string | null | undefined, name: string): string | null => {
  for (const part of (cookies ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
};

/** The cookies that a host hears under its own name of the session, with the name that the backend knows; other hosts' sessions are left out. */
export const knownCookies = (cookies: string, sessionName: string): string => {
  const session = cookieValue(cookies, sessionName);
  return [
    ...cookies.split('; ').filter((each) => !each.startsWith(sessionCookie)),
    ...(session === null ? [] : [`${sessionCookie}=${session}`]),
  ].join('; ');
};

export const sessionOf = (db: Database, cookies: string | null | undefined): Readonly<SessionRow> | null =>
  db.sessions.get(cookieValue(cookies, sessionCookie) ?? '') ?? null;

export const sessionOfBearer = (db: Database, bearer: string): Readonly<SessionRow> | null =>
  db.sessions.where((row) => row.bearer === bearer)[0] ?? null;

export const callerOf = (
  db: Database,
  request: Request,
): { session: Readonly<SessionRow> | null; byBearer: boolean } => {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (bearer === undefined) return { session: sessionOf(db, request.headers.get(cookieHeader)), byBearer: false };
  return { session: sessionOfBearer(db, bearer), byBearer: true };
};

/** The guest session to drop: the least recently used of the address with the most sessions. */
const leastMissed = (guests: readonly Readonly<SessionRow>[]): Readonly<SessionRow> | undefined => {
  const counts = new Map<string | undefined, number>();
  for (const { address } of guests) counts.set(address, (counts.get(address) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return guests.find(({ address }) => counts.get(address) === most);
};

/**
 * Creates a session with new secrets and removes the old one, like Laravel at log-in and log-out. Guest sessions record the sender's
 * address.
 */
export const renewSession = (
  { db, newSecret }: Backend,
  replaced: SessionRow | null,
  candidateId: string | null,
  request?: Request,
): SessionRow => {
  if (replaced) db.sessions.remove(replaced.id);
  const address = request?.headers.get(addressHeader);
  const session: SessionRow = {
    id: newSecret(),
    candidate_id: candidateId,
    csrf: csrfTokenOf(newSecret()),
    bearer: candidateId === null ? null : newSecret(),
    ...(address && { address }),
  };
  db.sessions.put(session);
  const guests = db.sessions.where(isGuest);
  const dropped = guests.length > keptGuestSessions ? leastMissed(guests) : undefined;
  if (dropped) db.sessions.remove(dropped.id);
  return session;
};

/** Marks a guest session as recently used. Sessions of candidates are never dropped. */
export const keepGuest = (db: Database, session: SessionRow): SessionRow => {
  if (isGuest(session)) {
    db.sessions.remove(session.id);
    db.sessions.put(session);
  }
  return session;
};

export const cookiesOf = (session: SessionRow): string => {
  const cookies: CookieToSet[] = [
    { name: sessionCookie, value: session.id, httpOnly: true },
    { name: csrfCookie, value: encodeURIComponent(session.csrf), httpOnly: false },
  ];
  return JSON.stringify(cookies);
};

export const cookiesToSet = (reply: Response): CookieToSet[] =>
  JSON.parse(reply.headers.get(setCookieHeader) ?? '[]') as CookieToSet[];

export const expireCsrf = ({ db, newSecret }: Backend, request: Request): void => {
  const { session } = callerOf(db, request);
  if (session) db.sessions.put({ ...session, csrf: csrfTokenOf(newSecret()) });
};

export const expireSession = (db: Database, request: Request): void => {
  const { session } = callerOf(db, request);
  if (session) db.sessions.remove(session.id);
};
