/** The person who is logged in (specification 3, User). `fullname` is empty where the server does not say it. `photo` is a data URL, a storage path, or null for the default photo. */
export interface Candidate {
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
  readonly photo: string | null;
  /** Null where the server does not say, which is no reason to warn, and no evidence. */
  readonly emailVerified: boolean | null;
}

/** What a candidate is called on screen: by the e-mail where no name is known. */
export const shownName = ({ fullname, email }: Pick<Candidate, 'fullname' | 'email'>): string => fullname || email;
