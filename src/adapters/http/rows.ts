import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';
import { brought } from './wire.ts';

/** PHP's `filter()` without `values()` turns a list into an object with numeric keys; a missing value is an empty list. */
const asList = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return [];
  if (!isFields(value)) return value;
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+$/.test(key)) ? keys.map((key) => value[key]) : value;
};

/** A list in which every row counts, such as exam questions: one unreadable row rejects the reply. */
export const wholeList = <S extends z.core.$ZodType>(item: S): z.ZodMiniType<z.output<S>[]> =>
  brought(asList, z.array(item));

let leftOut: z.core.$ZodError[] = [];

export interface Read<T> {
  readonly judged: T;
  readonly leftOut: readonly z.core.$ZodError[];
}

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
  readonly unreadable: number;
}

/** A list that drops and counts unreadable rows and collects their errors. Rejects when no row is readable, naming what the last one lacks. */
export const rowsOf = <S extends z.core.$ZodType>(item: S): z.ZodMiniType<Rows<z.output<S>>> => {
  const row = z.catch(z.nullable(item), ({ error }) => {
    leftOut.push(error as z.core.$ZodError);
    return null as never;
  });
  const counted = z.pipe(
    z.array(row),
    z.transform((rows, context): Rows<z.output<S>> => {
      const items = rows.filter((each) => each !== null) as z.output<S>[];
      // otherwise the page would report an empty list
      if (items.length === 0 && rows.length > 0) {
        context.issues.push({ code: 'custom', input: rows, message: 'no row can be read' });
        for (const { path, message } of leftOut.at(-1)?.issues ?? [])
          context.issues.push({ code: 'custom', input: rows, message, path: [rows.length - 1, ...path] });
      }
      return { items, unreadable: rows.length - items.length };
    }),
  );
  return brought(asList, counted);
};

export const listOf = <S extends z.core.$ZodType>(item: S): z.ZodMiniType<readonly z.output<S>[]> =>
  z.pipe(
    rowsOf(item),
    z.transform(({ items }: Rows<z.output<S>>) => items),
  );
