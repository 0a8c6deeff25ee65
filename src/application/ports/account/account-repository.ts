import type { Candidate } from '../../../domain/account/candidate.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sessions (specification 7, Session and account). Rejects with `ApiFailure` only. */
export interface AccountRepository {
  /** Rejects with 401, or 422 with field errors, for wrong credentials; with `cookiesRefused` when the browser drops cookies. */
  logIn(credentials: Credentials): Promise<Candidate>;
  logOut(): Promise<void>;
  /** Whether the server treats this page as a guest, for example after a log-out. */
  isLoggedOut(): Promise<boolean>;
  /**
   * The candidate of this session; null for a guest. `asks`: the server is asked although this page shows no sign of a session, so that a
   * network that is away rejects instead of making a guest of somebody.
   */
  current(asks?: boolean): Promise<Candidate | null>;
  /** Prefetches the CSRF cookie, so that the log-in is one round trip. */
  prepare(): Promise<void>;
}
