/** A change that no test can notice: the program does the same with it. */
export interface Equivalent {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'fake-backend/rules/exam/longer.ts',
    before: 'text.length > most',
    after: '(text.length >= most)',
    reason:
      'a text has no more code points than UTF-16 units, so that the second condition is false where these are equal',
  },
];
