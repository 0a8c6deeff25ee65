import * as z from 'zod/mini';
import type { PasswordReset, Registration } from '../../../application/ports/account/registration-repository.ts';
import { logInReply } from './account-wire.ts';

/** Any good reply: an object, or none (204). */
const anything = z.nullable(z.looseObject({}));

/** POST /api/signup is not shown: assumed to open the session and to reply as the log-in does; one that only makes the account is accepted too. */
export const signUpReply = z.union([
  logInReply,
  z.pipe(
    anything,
    z.transform(() => ({ candidate: null, token: null })),
  ),
]);

/** Every name but `email` and `password` is assumed; `agreement` as Laravel's rule `accepted` takes it. */
export const fromRegistration = ({ fullname, email, password }: Registration) => ({
  fullname,
  email,
  password,
  password_confirmation: password,
  agreement: 1,
});

/** Assumed of both calls of the verification: `data.already_verified` is true when there was nothing left to do. */
const alreadyVerified = z.pipe(
  z.object({ data: z.object({ already_verified: z.literal(true) }) }),
  z.transform(() => 'alreadyVerified' as const),
);

export const verifiedReply = z.union([
  alreadyVerified,
  z.pipe(
    anything,
    z.transform(() => 'verified' as const),
  ),
]);

export const verificationSentReply = z.union([
  alreadyVerified,
  z.pipe(
    anything,
    z.transform(() => 'sent' as const),
  ),
]);

/** The names of Laravel's password broker. */
export const fromPasswordReset = ({ token, email, password }: PasswordReset) => ({
  token,
  email,
  password,
  password_confirmation: password,
});
