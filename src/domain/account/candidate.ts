/**
 * The logged-in person (specification 3, User). `fullname` may be empty. `photo`: a data URL or an address, null for the default.
 * `emailVerified`: null when the server omits it; this neither proves a verification nor is a reason to warn. `passwordToken`: the password is
 * a temporary one, which this token replaces.
 */
export interface Candidate {
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
  readonly photo: string | null;
  readonly emailVerified: boolean | null;
  readonly passwordToken?: string;
}

export const shownName = ({ fullname, email }: Pick<Candidate, 'fullname' | 'email'>): string => fullname || email;
