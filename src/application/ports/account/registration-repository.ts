import type { Candidate } from '../../../domain/account/candidate.ts';
import type { VerificationLink } from '../../../domain/account/verification-link.ts';

export interface Registration {
  readonly fullname: string;
  readonly email: string;
  readonly password: string;
}

export interface PasswordReset {
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/** How an account comes to be and comes back (specification 7, Session and account). Every method rejects with `ApiFailure` only. */
export interface RegistrationRepository {
  /** Makes an account. Gives its candidate when the server opened the session with it, else null; rejects with a text under `email` when the address is taken. */
  signUp(registration: Registration): Promise<Candidate | null>;
  /** Uses the link of a verification mail; rejects when it is none, was replaced or is too old. */
  verifyEmail(link: VerificationLink): Promise<'verified' | 'alreadyVerified'>;
  /** Sends a new verification mail to the candidate of this session; earlier ones no longer work. Rejects with status 429 when it was asked for too often. */
  sendVerification(): Promise<'sent' | 'alreadyVerified'>;
  /** Sends a link for a new password; a server may say that it does not know the address. Rejects with status 429 when it was asked for too often. */
  sendResetLink(email: string): Promise<void>;
  /** Sets a new password with the token of such a link; rejects with a text under `email` or `token` when the link does not count. */
  resetPassword(reset: PasswordReset): Promise<void>;
}
