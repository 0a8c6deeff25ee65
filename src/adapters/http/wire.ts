import * as z from 'zod/mini';
import type { Schema } from './read-reply.ts';

/** An id that lost no digits on its way: text, or a number that JSON carries exactly (fault matrix 18). */
export const wireId = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()]),
  z.transform((id) => String(id)),
);

/** Whole rupiah; Laravel sends decimals as text. `750.000` could be either and is refused. */
export const wireMoney = z.pipe(
  z.union([
    z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    z.string().check(z.regex(/^\d{1,12}(\.0{1,2})?$/)),
  ]),
  z.transform((amount) => Math.round(Number(amount))),
);

/** A word that the server chose, such as a status: newer ones than this portal knows must not cost the whole reply. */
export const wireWord = z.string().check(z.minLength(1), z.maxLength(60));

/** One of the words that this portal knows; any other word is `unknown`. */
export const wireStatus = <Known extends string>(known: readonly Known[]) =>
  z.pipe(
    wireWord,
    z.transform((word): Known | 'unknown' => known.find((each) => each === word) ?? 'unknown'),
  );

/** Laravel's boolean, or the 0 and 1 of a database that has none. */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1])]),
  z.transform((flag) => Boolean(flag)),
);

/** A value that the reply may leave out or send as null. */
export const optional = <S extends z.core.$ZodType>(schema: S) => z._default(z.nullable(schema), null as never);

/** What a reply says of one transaction, whose number the specification calls `trx_id`, "also trxid" (specification 3). */
export const ofTransaction = <Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> => {
  const named = (body: unknown) =>
    typeof body === 'object' && body !== null && 'trxid' in body ? { trx_id: body.trxid, ...body } : body;
  return z.pipe(z.transform(named), z.object(shape) as z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>>);
};

/** The reply with one thing in it: `{ code, message, data }`, or Laravel's resource without a code. */
export const dataOf = <T>(schema: z.ZodMiniType<T>): Schema<T> =>
  z.pipe(
    z.object({ data: schema }),
    z.transform((body: { data: T }) => body.data),
  );

/** A reply whose content does not matter: only that it was a good one. */
export const acknowledgement: Schema<unknown> = z.nullable(z.looseObject({}));

/** One body read by two schemas, such as a page and what is beside it. */
export const both = <A extends object, B extends object>(first: Schema<A>, second: Schema<B>): Schema<A & B> => ({
  safeParse(value) {
    const a = first.safeParse(value);
    if (!a.success) return a;
    const b = second.safeParse(value);
    return b.success ? { success: true, data: { ...a.data, ...b.data } } : b;
  },
});
