import * as z from 'zod/mini';
import type { Schema } from './read-reply.ts';

/** An id that lost no digits on its way: text, or a number that JSON carries exactly (fault matrix 18). */
export const wireId = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()]),
  z.transform((id) => String(id)),
);

/** An instant in any form that carries its zone; Laravel's `YYYY-MM-DD hh:mm:ss` has none and is read as UTC+7 (specification 9). */
export const wireInstant = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform((text, context) => {
    const zoned = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text)
      ? `${text.replace(' ', 'T')}+07:00`
      : text;
    const time = Date.parse(zoned);
    if (Number.isNaN(time)) context.issues.push({ code: 'custom', input: text, message: 'not an instant' });
    return Number.isNaN(time) ? '' : new Date(time).toISOString();
  }),
);

/** Whole rupiah; Laravel sends decimals as text. */
export const wireMoney = z.pipe(
  z.union([
    z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    z.string().check(z.regex(/^\d{1,12}(\.0+)?$/)),
  ]),
  z.transform((amount) => Math.round(Number(amount))),
);

/** A value that the reply may leave out or send as null. */
export const absent = <S extends z.core.$ZodType>(schema: S) => z._default(z.nullable(schema), null as never);

/** The reply with one thing in it: `{ code, message, data }`, or Laravel's resource without a code. */
export const dataOf = <T>(schema: z.ZodMiniType<T>): Schema<T> =>
  z.pipe(
    z.object({ data: schema }),
    z.transform((body: { data: T }) => body.data),
  );

/** A reply whose content does not matter: only that it was a good one. */
export const acknowledgement: Schema<unknown> = z.nullable(z.looseObject({}));

/** One body read by two schemas, such as a page and what stands beside it. */
export const both = <A extends object, B extends object>(first: Schema<A>, second: Schema<B>): Schema<A & B> => ({
  safeParse(value) {
    const a = first.safeParse(value);
    if (!a.success) return a;
    const b = second.safeParse(value);
    return b.success ? { success: true, data: { ...a.data, ...b.data } } : b;
  },
});
