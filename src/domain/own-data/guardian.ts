import { isEmailAddress } from '../email-address.ts';

export interface Guardian {
  readonly name: string;
  readonly relation: GuardianRelation | '';
  readonly contact: string;
  readonly consent: boolean;
}

export const guardianRelations = ['father', 'mother', 'guardian'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

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
  if (isEmailAddress(text)) return null;
  return /^(\+62|0)8\d{7,12}$/.test(text) ? null : 'notContact';
};

/** Returns the problems of a consent by field, without the valid fields. */
export const guardianProblems = ({ name, relation, contact, consent }: Guardian): GuardianProblems => {
  const judged = {
    name: nameProblem(name),
    relation: relation === '' ? 'required' : null,
    contact: contactProblem(contact),
    consent: consent ? null : 'required',
  };
  return Object.fromEntries(Object.entries(judged).filter(([, problem]) => problem));
};
