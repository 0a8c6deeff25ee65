/** The problem of one profile field; the UI supplies the text. */
export type ProblemCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'unknownChoice'
  /** Not 16 digits. */
  | 'notNik'
  /** Not 6–9 letters and digits. */
  | 'notPassport'
  | 'notADate'
  /** A birth date that is not before today. */
  | 'notPast'
  /** Younger than 15 years. */
  | 'tooYoung'
  /** Not 5 digits. */
  | 'notPostalCode'
  /** Not `+62` or `0`, then 8, and 9–14 digits in all. */
  | 'notMobile'
  /** Not 6–14 digits. */
  | 'notPhone'
  | 'notEmail'
  /** Not four digits, or before 1950. */
  | 'notAYear'
  | 'inFuture'
  | 'beforeStart';

/** Valid fields are absent. */
export type Problems<Fields> = { readonly [Name in keyof Fields]?: ProblemCode };

export const withoutFine = <Fields>(
  judged: { readonly [Name in keyof Fields]?: ProblemCode | null },
): Problems<Fields> => Object.fromEntries(Object.entries(judged).filter(([, code]) => code)) as Problems<Fields>;

/** `limit` in characters. */
export const textProblem = (text: string, limit: number, required = false): ProblemCode | null => {
  const length = [...text.trim()].length;
  if (length === 0) return required ? 'required' : null;
  return length > limit ? 'tooLong' : null;
};
