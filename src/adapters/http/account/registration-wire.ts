import * as z from 'zod/mini';
import type { PasswordReset, Registration } from '../../../application/ports/account/registration-repository.ts';
import { dataOf } from '../reply.ts';
import { readable, wireFlag } from '../wire.ts';
import type { PasswordResetBody, RegistrationBody } from './account-requests.ts';

export const fromRegistration = ({ fullname, email, password, mobilePhone, nik }: Registration): RegistrationBody => ({
  fullname,
  email,
  password,
  password_confirmation: password,
  agreement: 1,
  ...(mobilePhone !== undefined && { mobile_phone: mobilePhone }),
  ...(nik !== undefined && { identity_number: nik }),
});

/** Assumed for both verification calls: `already_verified` is true when the email was verified before. */
const verification = <Done extends string>(done: Done) =>
  z.pipe(
    dataOf(readable(z.object({ already_verified: readable(wireFlag, false) }), null)),
    z.transform((wire): Done | 'alreadyVerified' => (wire?.already_verified ? 'alreadyVerified' : done)),
  );

export const verifiedReply = verification('verified');
export const verificationSentReply = verification('sent');

export const fromPasswordReset = ({ token, email, password }: PasswordReset): PasswordResetBody => ({
  token,
  email,
  password,
  password_confirmation: password,
});
