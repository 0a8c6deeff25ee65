import type { HttpHandler } from 'msw';
import { authorised, type OpenCall, open } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { CandidateRow } from '../database/rows.ts';
import { nextNumber } from '../database/seeding.ts';
import { invalid, jsonReply, notFound, ok } from '../respond.ts';
import {
  classDomain,
  forgotErrors,
  linkStatusOf,
  mostSignUps,
  resetErrors,
  signUpErrors,
} from '../rules/registration.ts';
import { addressHeader, renewSession } from '../session.ts';
import { sendPasswordChangedMail, sendResetMail, sendVerificationMail } from '../staff/mail.ts';
import { notify } from '../staff/notify.ts';
import { throttled } from '../throttled.ts';
import { userWire, withCookies } from './account.ts';
import { newProfile } from './profile.ts';

const byEmail = ({ db }: Backend, email: string) => db.candidates.where((row) => row.email === email)[0];

const emailOf = ({ text }: OpenCall): string => text('email').toLowerCase();

const callerOf = (call: OpenCall, kind: string): string => `${kind} ${call.session?.id ?? emailOf(call)}`;

const newCandidate = ({ db }: Backend, fields: Pick<CandidateRow, 'fullname' | 'email' | 'password'>): CandidateRow => {
  const candidate: CandidateRow = {
    ...fields,
    id: String(2000 + nextNumber(db)),
    photo: null,
    persona: 'Mendaftar sendiri di simulasi ini.',
    email_verified: false,
  };
  db.candidates.put(candidate);
  return candidate;
};

/** A guest who drops the cookies has a new session for each call, but not a new address. */
const throttledByAddress = (backend: Backend, { request }: OpenCall, answer: () => Response): Response => {
  const address = request.headers.get(addressHeader);
  return address ? throttled(backend, `signup ${address}`, answer, mostSignUps) : answer();
};

/** Whether somebody else has the address, or a trainer gives it out. */
const isTaken = (backend: Backend, email: string): boolean =>
  byEmail(backend, email) !== undefined ||
  (email.endsWith(classDomain) && backend.db.candidates.where(({ trainee }) => trainee === true).length > 0);

const signUp = (backend: Backend) =>
  open(backend, 'post', '/api/signup', (call) =>
    throttledByAddress(backend, call, () =>
      throttled(backend, callerOf(call, 'signup'), () => {
        const { text, session } = call;
        const fields = {
          fullname: text('fullname'),
          email: emailOf(call),
          password: text('password'),
          password_confirmation: text('password_confirmation'),
          agreement: text('agreement'),
          identity_number: text('identity_number'),
          mobile_phone: text('mobile_phone'),
        };
        const errors = signUpErrors(fields, isTaken(backend, fields.email));
        if (errors) return invalid(errors);

        const { fullname, email, password, identity_number, mobile_phone } = fields;
        const candidate = newCandidate(backend, { fullname, email, password });
        if (identity_number || mobile_phone) {
          const identity_type = identity_number && 'nik';
          backend.db.profiles.put(newProfile(candidate.id, { identity_type, identity_number, mobile_phone }));
        }
        const information = `Selamat datang, ${fullname}. Verifikasi email Anda, lalu lengkapi profil.`;
        notify(backend, { candidate_id: candidate.id, type: 'register', trxid: null, information }, { own: true });
        sendVerificationMail(backend, candidate);
        const renewed = renewSession(backend, session, candidate.id);
        return withCookies(backend, ok({ user: userWire(backend, candidate), token: renewed.bearer }), renewed);
      }),
    ),
  );

const gone = (): Response => jsonReply({ message: 'Tautan verifikasi sudah kedaluwarsa.' }, 410);

const verify = (backend: Backend, path: string) =>
  open(backend, 'get', path, (call) =>
    throttled(backend, `verify ${call.session?.id ?? call.param('hash')}`, () => {
      const { db, clock } = backend;
      const link = db.accountLinks.get(call.param('hash'));
      const candidate = db.candidates.get(link?.candidate_id ?? '');
      const id = call.param('id');
      const status = linkStatusOf(link, 'verify', clock.now());
      if (!link || !candidate || status === 'unknown' || (id !== '' && id !== candidate.id)) return notFound();
      if (status === 'used' || candidate.email_verified) return ok({ already_verified: true });
      if (status !== 'good') return gone();

      db.accountLinks.put({ ...link, used: true });
      db.candidates.put({ ...candidate, email_verified: true });
      const information = 'Alamat email Anda berhasil diverifikasi.';
      notify(backend, { candidate_id: candidate.id, type: 'verify_email', trxid: null, information }, { own: true });
      return ok({ already_verified: false });
    }),
  );

const verifyHash = (backend: Backend) => verify(backend, '/api/email/verify/:hash');
const verifyIdAndHash = (backend: Backend) => verify(backend, '/api/email/verify/:id/:hash');

const notification = (backend: Backend) =>
  authorised(backend, 'post', '/api/email/verification-notification', ({ candidate }) =>
    throttled(backend, `notification ${candidate.id}`, () => {
      if (candidate.email_verified) return ok({ already_verified: true });
      sendVerificationMail(backend, candidate);
      return ok({ already_verified: false });
    }),
  );

const forgot = (backend: Backend) =>
  open(backend, 'post', '/api/forgot-password', (call) =>
    throttled(backend, callerOf(call, 'forgot'), () => {
      const errors = forgotErrors(emailOf(call));
      if (errors) return invalid(errors);
      const candidate = byEmail(backend, emailOf(call));
      if (candidate) sendResetMail(backend, candidate);
      return ok(null);
    }),
  );

const reset = (backend: Backend) =>
  open(backend, 'post', '/api/reset-password', (call) =>
    throttled(backend, callerOf(call, 'reset'), () => {
      const { text, session, request } = call;
      const { db, clock } = backend;
      const [token, email, password] = [text('token'), emailOf(call), text('password')];
      const errors = resetErrors({ token, email, password, confirmation: text('password_confirmation') });
      if (errors) return invalid(errors);
      const link = db.accountLinks.get(token);
      const candidate = db.candidates.get(link?.candidate_id ?? '');
      if (!link || candidate?.email !== email || linkStatusOf(link, 'reset', clock.now()) !== 'good') {
        return invalid({ email: ['This password reset token is invalid.'] });
      }

      const replaced = db.accountLinks.where(
        (row) => row.id === link.id || (row.candidate_id === candidate.id && row.purpose === 'temporary'),
      );
      for (const row of replaced) db.accountLinks.put({ ...row, used: true });
      db.candidates.put({ ...candidate, password });
      sendPasswordChangedMail(backend, candidate);
      const ended = db.sessions.where((row) => row.candidate_id === candidate.id);
      for (const row of ended) db.sessions.remove(row.id);
      const lost = session !== null && ended.some(({ id }) => id === session.id);
      return lost ? withCookies(backend, ok(null), renewSession(backend, null, null, request)) : ok(null);
    }),
  );

export const registrationHandlers = (backend: Backend): HttpHandler[] =>
  [signUp, verifyHash, verifyIdAndHash, notification, forgot, reset].map((handler) => handler(backend));
