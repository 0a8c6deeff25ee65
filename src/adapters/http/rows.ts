import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';
import { brought } from './wire.ts';

/** PHP's `filter()` without `values()` makes a list an object with numbers as keys; nothing at all is an empty list. */
const asList = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return [];
  if (!isFields(value)) return value;
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+$/.test(key)) ? keys.map((key) => value[key]) : value;
};

/** A list in which each row counts, such as the questions of an exam: one that cannot be read costs the reply. */
export const wholeList = <S extends z.core.$ZodType>(item: S): z.ZodMiniType<z.output<S>[]> =>
  brought(asList, z.array(item));

/** Why rows of the reply that is being read were left out. */
let leftOut: z.core.$ZodError[] = [];

export interface Read<T> {
  readonly judged: T;
  /** What was wrong with each row that was left out. */
  readonly leftOut: readonly z.core.$ZodError[];
}

/** Runs the judging of a reply and notes the rows that it leaves out. */
export const leftOutWhile = <T>(judge: () => T): Read<T> => {
  const outer = leftOut;
  leftOut = [];
  try {
    return { judged: judge(), leftOut };
  } finally {
    leftOut = outer;
  }
};

export interface Rows<Item> {
  readonly items: readonly Item[];
  /** Rows that could not be read, and are not among the items. */
  readonly unreadable: number;
}

/** A list whose rows are judged one by one: a bad one costs itself, is counted, and its reason is noted for developers. Where none can be read, nor can the list. */
export const rowsOf = <S extends z.core.$ZodType>(item: S): z.ZodMiniType<Rows<z.output<S>>> => {
  const row = z.catch(z.nullable(item), ({ error }) => {
    leftOut.push(error as z.core.$ZodError);
    return null as never;
  });
  const counted = z.pipe(
    z.array(row),
    z.transform((rows, context): Rows<z.output<S>> => {
      const items = rows.filter((each) => each !== null) as z.output<S>[];
      // an empty list would be said to be one
      if (items.length === 0 && rows.length > 0)
        context.issues.push({ code: 'custom', input: rows, message: 'no row can be read' });
      return { items, unreadable: rows.length - items.length };
    }),
  );
  return brought(asList, counted);
};

/** The rows of a list that can be read, where the others need no word. */
export const listOf = <S extends z.core.$ZodType>(item: S): z.ZodMiniType<readonly z.output<S>[]> =>
  z.pipe(
    rowsOf(item),
    z.transform(({ items }: Rows<z.output<S>>) => items),
  );
