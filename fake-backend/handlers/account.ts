import type { HttpHandler } from 'msw';
import { authorised, open } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { CandidateRow } from '../database/rows.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { SessionRow } from '../database/server-rows.ts';
import { invalid, jsonReply, ok, tooManyAttempts } from '../respond.ts';
import { judgeLogIn, maxWrongLogIns, missingCredentials } from '../rules/account.ts';
import { addressHeader, cookiesOf, keepGuest, renewSession, setCookieHeader } from '../session.ts';

export const userWire = (backend: Backend, candidate: Readonly<CandidateRow>) => {
  const { id, email, fullname, photo, email_verified } = candidate;
  const user = { id, email, fullname, photo, email_verified };
  const [temporary] = backend.db.accountLinks.where(
    (row) => row.candidate_id === id && row.purpose === 'temporary' && !row.used,
  );
  return temporary ? { ...user, password_token: temporary.id } : user;
};

export const withCookies = (backend: Backend, reply: Response, session: SessionRow): Response => {
  if (backend.stateful) reply.headers.set(setCookieHeader, cookiesOf(session));
  return reply;
};

const csrf = (backend: Backend) =>
  open(backend, 'get', '/sanctum/csrf-cookie', ({ session, request }) => {
    const kept = session ? keepGuest(backend.db, session) : renewSession(backend, null, null, request);
    return withCookies(backend, jsonReply(null, 204), kept);
  });

const logIn = (backend: Backend) =>
  open(backend, 'post', '/api/login', ({ session, text, request }) => {
    const { db, clock } = backend;
    const [email, password] = [text('email').toLowerCase(), text('password')];
    const missing = missingCredentials(email, password);
    if (missing) return invalid(missing);

    const [candidate] = db.candidates.where(
      (row) => row.email === email && !row.removed && !backend.shutOut.includes(email),
    );
    const { wrong_log_ins: wrongLogIns } = settingsOf(db);
    // as in Laravel by email and address, so that nobody locks others out from somewhere else
    const key = [email, request.headers.get(addressHeader)].filter(Boolean).join(' ');
    const outcome = judgeLogIn(candidate, password, wrongLogIns[key] ?? [], clock.now().getTime());
    if (outcome.kind === 'throttled') return tooManyAttempts(outcome.retryAfterSeconds, maxWrongLogIns);
    changeSettings(db, { wrong_log_ins: { ...wrongLogIns, [key]: outcome.wrong } });
    if (outcome.kind === 'wrong') return invalid({ email: ['These credentials do not match our records.'] });

    const renewed = renewSession(backend, session, outcome.candidate.id);
    return withCookies(backend, ok({ user: userWire(backend, outcome.candidate), token: renewed.bearer }), renewed);
  });

const logOut = (backend: Backend) =>
  authorised(backend, 'post', '/api/logout', ({ session, request }) =>
    withCookies(backend, ok(null), renewSession(backend, session, null, request)),
  );

const current = (backend: Backend) =>
  authorised(backend, 'get', '/api/asesi', ({ candidate }) => ok(userWire(backend, candidate)));

const dateNow = (backend: Backend) =>
  open(backend, 'get', '/api/date-now', () => ok(backend.clock.now().toISOString()));

export const accountHandlers = (backend: Backend): HttpHandler[] =>
  [csrf, logIn, logOut, current, dateNow].map((handler) => handler(backend));
