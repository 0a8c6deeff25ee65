/** What a new password must keep; `bytes` is what the hash of the server can read (bcrypt). */
export type PasswordRule = 'length' | 'letter' | 'digit' | 'notEmail' | 'bytes';

export interface JudgedRule {
  readonly rule: PasswordRule;
  readonly kept: boolean;
}

export const passwordLength = { min: 8, maxBytes: 72 } as const;

/** Shorter names are in too many good passwords. */
const shortestEmailName = 3;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const holdsEmailName = (password: string, email: string): boolean => {
  const [name = ''] = email.trim().toLowerCase().split('@');
  return [...name].length >= shortestEmailName && password.toLowerCase().includes(name);
};

/** Every rule in the order in which a form shows them, judged for this password; an empty one keeps none but the limit above. */
export const judgePassword = (password: string, email: string): readonly JudgedRule[] => [
  { rule: 'length', kept: [...password].length >= passwordLength.min },
  { rule: 'letter', kept: /\p{L}/u.test(password) },
  { rule: 'digit', kept: /\p{Nd}/u.test(password) },
  { rule: 'notEmail', kept: password !== '' && !holdsEmailName(password, email) },
  { rule: 'bytes', kept: bytesOf(password) <= passwordLength.maxBytes },
];

/** The rules that this password breaks; a good one breaks none. */
export const brokenPasswordRules = (password: string, email: string): readonly PasswordRule[] =>
  judgePassword(password, email)
    .filter(({ kept }) => !kept)
    .map(({ rule }) => rule);
