import type { Backend } from './backend.ts';
import type { Database } from './database/database.ts';
import { csrfTokenOf } from './database/secrets.ts';
import type { SessionRow } from './database/server-rows.ts';

/** Hosts hand the cookies over in a header of their own, because a page may neither read nor set the real ones. */
export const cookieHeader = 'x-simulation-cookie';
export const setCookieHeader = 'x-simulation-set-cookie';
/** The address that a request came from, where a host knows one. */
export const addressHeader = 'x-simulation-address';

export const sessionCookie = 'portal_session';
export const csrfCookie = 'XSRF-TOKEN';

/** A cookie that the reply sets; hosts translate it. */
export interface CookieToSet {
  name: string;
  value: string;
  httpOnly: boolean;
}

/** Whoever opens the log-in page has one: a class at the door, or a loop, must not fill the memory. */
const keptGuestSessions = 60;

const isGuest = ({ candidate_id }: SessionRow): boolean => candidate_id === null;

/** The value of a cookie in the text of a `Cookie` header. */
const cookieValue = (cookies: string | null | undefined, name: string): string | null => {
  for (const part of (cookies ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
};

/** The session that these cookies belong to. */
export const sessionOf = (db: Database, cookies: string | null | undefined): Readonly<SessionRow> | null =>
  db.sessions.get(cookieValue(cookies, sessionCookie) ?? '') ?? null;

/** The session that a bearer token belongs to. */
export const sessionOfBearer = (db: Database, bearer: string): Readonly<SessionRow> | null =>
  db.sessions.where((row) => row.bearer === bearer)[0] ?? null;

/** The session of a bearer token, or of the cookie when there is none. */
export const callerOf = (
  db: Database,
  request: Request,
): { session: Readonly<SessionRow> | null; byBearer: boolean } => {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (bearer === undefined) return { session: sessionOf(db, request.headers.get(cookieHeader)), byBearer: false };
  return { session: sessionOfBearer(db, bearer), byBearer: true };
};

/** The guest to drop: the least recently used one of the address that has the most, so that nobody pushes out others. */
const leastMissed = (guests: readonly Readonly<SessionRow>[]): Readonly<SessionRow> | undefined => {
  const counts = new Map<string | undefined, number>();
  for (const { address } of guests) counts.set(address, (counts.get(address) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return guests.find(({ address }) => counts.get(address) === most);
};

/** A new session with new secrets; the replaced one is gone, as Laravel does at log-in and log-out. A guest's notes where `request` came from. */
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

/** Puts the session of a guest who uses it behind the others: the first is dropped first. Nobody who is logged in is dropped. */
export const keepGuest = (db: Database, session: SessionRow): SessionRow => {
  if (isGuest(session)) {
    db.sessions.remove(session.id);
    db.sessions.put(session);
  }
  return session;
};

/** The header value that tells the host to set the cookies of a session. */
export const cookiesOf = (session: SessionRow): string => {
  const cookies: CookieToSet[] = [
    { name: sessionCookie, value: session.id, httpOnly: true },
    { name: csrfCookie, value: encodeURIComponent(session.csrf), httpOnly: false },
  ];
  return JSON.stringify(cookies);
};

/** Reads what `cookiesOf` wrote. */
export const cookiesToSet = (reply: Response): CookieToSet[] =>
  JSON.parse(reply.headers.get(setCookieHeader) ?? '[]') as CookieToSet[];

/** Forgets the CSRF token of the caller: the next unsafe request is answered with 419. */
export const expireCsrf = ({ db, newSecret }: Backend, request: Request): void => {
  const { session } = callerOf(db, request);
  if (session) db.sessions.put({ ...session, csrf: csrfTokenOf(newSecret()) });
};

/** Forgets the session of the caller. */
export const expireSession = (db: Database, request: Request): void => {
  const { session } = callerOf(db, request);
  if (session) db.sessions.remove(session.id);
};
