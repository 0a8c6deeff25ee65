import { readEmail } from '../email-address.ts';

/** The rules for a new password: `notEmail` is advice, which the server may demand; `bytes` is the limit of the server's hash (bcrypt). */
export type PasswordRule = 'length' | 'letter' | 'digit' | 'notEmail' | 'bytes';

export interface JudgedRule {
  readonly rule: PasswordRule;
  readonly kept: boolean;
}

export const passwordLength = { min: 8, maxBytes: 72 } as const;

/** Shorter names are ignored, because they occur in too many good passwords. */
const shortestEmailName = 3;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const holdsEmailName = (password: string, email: string): boolean => {
  const [name = ''] = readEmail(email).toLowerCase().split('@');
  return [...name].length >= shortestEmailName && password.toLowerCase().includes(name);
};

/** Judges every rule, in the order of the form; an empty password satisfies only `bytes`. */
export const judgePassword = (password: string, email: string): readonly JudgedRule[] => [
  { rule: 'length', kept: [...password].length >= passwordLength.min },
  { rule: 'letter', kept: /\p{L}/u.test(password) },
  { rule: 'digit', kept: /\p{Nd}/u.test(password) },
  { rule: 'notEmail', kept: password !== '' && !holdsEmailName(password, email) },
  { rule: 'bytes', kept: bytesOf(password) <= passwordLength.maxBytes },
];

/** The rules that prevent sending. */
export const brokenPasswordRules = (password: string, email: string): readonly PasswordRule[] =>
  judgePassword(password, email)
    .filter(({ rule, kept }) => !kept && rule !== 'notEmail')
    .map(({ rule }) => rule);
