/** Who consents for a candidate who is not of age, and to whom one can turn. */
export interface Guardian {
  readonly name: string;
  readonly relation: GuardianRelation | '';
  /** A mobile number or an email. */
  readonly contact: string;
  readonly consent: boolean;
}

export const guardianRelations = ['father', 'mother', 'guardian'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

/** What is wrong with a field of a consent; `notContact` is neither a mobile number nor an email. */
export type GuardianProblem = 'required' | 'tooShort' | 'tooLong' | 'notContact';
export type GuardianProblems = { readonly [Name in keyof Guardian]?: GuardianProblem };

const nameProblem = (name: string): GuardianProblem | null => {
  const length = [...name.trim()].length;
  if (length === 0) return 'required';
  return length < 3 ? 'tooShort' : length > 255 ? 'tooLong' : null;
};

const contactProblem = (contact: string): GuardianProblem | null => {
  const text = contact.trim();
  if (text === '') return 'required';
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) return null;
  return /^(\+62|0)8\d{7,12}$/.test(text) ? null : 'notContact';
};

/** What keeps a consent from being given; a field that is fine is not in it. */
export const guardianProblems = ({ name, relation, contact, consent }: Guardian): GuardianProblems => {
  const judged = {
    name: nameProblem(name),
    relation: relation === '' ? 'required' : null,
    contact: contactProblem(contact),
    consent: consent ? null : 'required',
  };
  return Object.fromEntries(Object.entries(judged).filter(([, problem]) => problem));
};
