/** The person who is logged in (specification 3, User). `photo` is a data URL, a storage path, or null for the default photo. */
export interface Candidate {
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
  readonly photo: string | null;
}
