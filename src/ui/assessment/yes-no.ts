export type YesNo = '' | 'yes' | 'no';

export const readYesNo = (stored: unknown): YesNo => (stored === 'yes' || stored === 'no' ? stored : '');

export const yesNoProblem = (answer: YesNo, called: string): string | undefined =>
  answer === '' ? `${called}: pilih Ya atau Tidak` : undefined;

export const yesNoText = (yes: boolean): string => (yes ? 'Ya' : 'Tidak');
