export type ProblemCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'unknownChoice'
  | 'notNik'
  | 'notADate'
  | 'notPast'
  | 'notPostalCode'
  | 'notMobile'
  | 'notPhone'
  | 'notEmail'
  | 'notAYear'
  | 'inFuture'
  | 'beforeStart';

export type Problems<Fields> = { readonly [Name in keyof Fields]?: ProblemCode };

export const withoutFine = <Fields>(
  judged: { readonly [Name in keyof Fields]?: ProblemCode | null },
): Problems<Fields> => Object.fromEntries(Object.entries(judged).filter(([, code]) => code)) as Problems<Fields>;

export const textProblem = (text: string, limit: number, required = false): ProblemCode | null => {
  const length = [...text.trim()].length;
  if (length === 0) return required ? 'required' : null;
  return length > limit ? 'tooLong' : null;
};
