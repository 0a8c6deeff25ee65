/** The logged-in person (specification 3, User). `fullname` may be empty. `photo`: a data URL, a storage path, or null for the default. */
export interface Candidate {
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
  readonly photo: string | null;
  /** Null when the server omits it: neither a reason to warn nor evidence. */
  readonly emailVerified: boolean | null;
}

/** The name on screen, or else the e-mail. */
export const shownName = ({ fullname, email }: Pick<Candidate, 'fullname' | 'email'>): string => fullname || email;
