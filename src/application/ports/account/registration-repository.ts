import type { Candidate } from '../../../domain/account/candidate.ts';
import type { VerificationLink } from '../../../domain/account/verification-link.ts';

export interface Registration {
  readonly fullname: string;
  readonly email: string;
  readonly password: string;
  /** Both only where the body needs them (`signUp` of the configuration). */
  readonly mobilePhone?: string;
  readonly nik?: string;
}

export interface PasswordReset {
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/** Account creation and recovery (specification 7, Session and account). Rejects with `ApiFailure` only. */
export interface RegistrationRepository {
  /** The candidate if the server also opens a session, otherwise null. Rejects with a field error `email` if the address is in use. */
  signUp(registration: Registration): Promise<Candidate | null>;
  /** Rejects when the link is invalid, replaced or expired. */
  verifyEmail(link: VerificationLink): Promise<'verified' | 'alreadyVerified'>;
  /** Sends a new verification mail, which invalidates earlier ones. Rejects with 429 when requested too often. */
  sendVerification(): Promise<'sent' | 'alreadyVerified'>;
  /** Sends a password reset link; a server may say that an address has no account. Rejects with 429 when requested too often. */
  sendResetLink(email: string): Promise<void>;
  /** Sets a new password. Rejects with a field error `email` or `token` when the link is invalid. */
  resetPassword(reset: PasswordReset): Promise<void>;
}
