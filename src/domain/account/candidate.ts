/** The logged-in person (specification 3, User). `fullname` may be empty. `photo`: a data URL, a storage path, or null for the default. */
export interface Candidate {
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
  readonly photo: string | null;
  /** Null when the server omits this field: no reason to warn, and no proof of verification. */
  readonly emailVerified: boolean | null;
}

export const shownName = ({ fullname, email }: Pick<Candidate, 'fullname' | 'email'>): string => fullname || email;
