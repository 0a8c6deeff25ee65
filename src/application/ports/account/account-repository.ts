import type { Candidate } from '../../../domain/account/candidate.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Who is logged in (specification 7, Session and account). Every method rejects with `ApiFailure` only. */
export interface AccountRepository {
  /**
   * Opens a session; rejects with status 401, or 422 carrying field errors, when the credentials are wrong, and with
   * `cookiesRefused` when the browser does not keep what it was given.
   */
  logIn(credentials: Credentials): Promise<Candidate>;
  /** Closes the session on the server. */
  logOut(): Promise<void>;
  /** Whether the server knows nobody by what this page logged in with, as after a log-out. */
  isLoggedOut(): Promise<boolean>;
  /** The candidate of this session; null for a guest. */
  current(): Promise<Candidate | null>;
  /** Fetches what a log-in needs beforehand (the CSRF cookie), so that the log-in itself is one round trip. */
  prepare(): Promise<void>;
}
