import { type ProblemCode, type Problems, textProblem, withoutFine } from './problem-code.ts';

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

const contactProblem = (contact: string): ProblemCode | null => {
  const text = contact.trim();
  if (text === '') return 'required';
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) return null;
  return /^(\+62|0)8\d{7,12}$/.test(text) ? null : 'notContact';
};

/** What keeps a consent from being given. */
export const guardianProblems = ({ name, relation, contact, consent }: Guardian): Problems<Guardian> =>
  withoutFine<Guardian>({
    name: textProblem(name, 255, true) ?? ([...name.trim()].length < 3 ? 'tooShort' : null),
    relation: relation === '' ? 'required' : null,
    contact: contactProblem(contact),
    consent: consent ? null : 'required',
  });
