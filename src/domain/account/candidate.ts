/** The person who is logged in (specification 3, User). `photo` is a data URL, a storage path, or null for the default photo. */
export interface Candidate {
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
  readonly photo: string | null;
  /** False only when the server says so: a server that does not tell is not one to warn about. */
  readonly emailVerified: boolean;
}
