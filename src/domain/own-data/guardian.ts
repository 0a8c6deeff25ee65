import { isEmailAddress, readEmail } from '../email-address.ts';
import { nameProblem } from '../person-name.ts';
import { readPhone } from '../phone-number.ts';

export interface Guardian {
  readonly name: string;
  readonly relation: GuardianRelation | '';
  readonly contact: string;
  readonly consent: boolean;
}

export const guardianRelations = ['father', 'mother', 'guardian'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

export type GuardianProblem = 'required' | 'tooLong' | 'notContact';
export type GuardianProblems = { readonly [Name in keyof Guardian]?: GuardianProblem };

/** An email or a telephone number, as it is sent. */
export const readContact = (text: string): string => {
  const email = readEmail(text);
  return isEmailAddress(email) || /\p{L}/u.test(email) ? email : readPhone(text);
};

const contactProblem = (contact: string): GuardianProblem | null => {
  const text = readContact(contact);
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
