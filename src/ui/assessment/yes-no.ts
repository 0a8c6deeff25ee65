/** An answer to a Ya/Tidak question as a form holds it; empty while there is none. */
export type YesNo = '' | 'yes' | 'no';

export const readYesNo = (stored: unknown): YesNo => (stored === 'yes' || stored === 'no' ? stored : '');

/** What is missing; `called` tells the question from the others of its form. */
export const yesNoProblem = (answer: YesNo, called: string): string | undefined =>
  answer === '' ? `${called}: pilih Ya atau Tidak` : undefined;

export const yesNoText = (yes: boolean): string => (yes ? 'Ya' : 'Tidak');
