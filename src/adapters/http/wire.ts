import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';

// How single values of a reply are read (decision 28): what a server may write in other ways is brought into one form first.
// Identities, money and deadlines stay strict: a guess there costs more than a missing page.

/** What Laravel and PHP send where there is nothing. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A schema behind a step that brings what a server may send into the form that the schema judges. */
export const brought = <S extends z.core.$ZodType>(
  bring: (value: unknown) => unknown,
  schema: S,
): z.ZodMiniType<z.output<S>> =>
  z.pipe(z.transform(bring), schema as unknown as z.ZodMiniType<z.output<S>, unknown>) as z.ZodMiniType<z.output<S>>;

/** A value that the reply may leave out, or send as null, `""` or, for an empty object, as `[]`. Not for lists. */
export const optional = <S extends z.core.$ZodType>(schema: S): z.ZodMiniType<z.output<S> | null> =>
  brought((value) => (isNothing(value) ? null : value), z.nullable(schema));

/** A value that only describes: absent, or in a form that nobody knows, it is `otherwise`. */
export const readable = <S extends z.core.$ZodType, const Otherwise>(
  schema: S,
  otherwise: Otherwise,
): z.ZodMiniType<z.output<S> | Otherwise> =>
  z.pipe(
    z.catch(optional(schema), null),
    z.transform((value): z.output<S> | Otherwise => (value === null ? otherwise : (value as z.output<S>))),
  );

/** A value that goes back to the server: absent, or in a form that nobody knows, it is undefined, so that it can be left out. */
export const given = <S extends z.core.$ZodType>(schema: S): z.ZodMiniType<z.output<S> | undefined> =>
  z.catch(z.optional(schema), undefined);

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

/** Words that describe: what is absent, or no words, is empty. */
export const wireText = brought(
  (value) => (typeof value === 'number' || typeof value === 'string' ? String(value) : ''),
  z.string(),
);

/** A word that the server chose and the page cannot do without, such as a kind: as text, or as the number of an enumeration. */
export const wireWord = brought(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().check(z.minLength(1), z.maxLength(60)),
);

/** One of the words that this portal knows; any other word, or none, is `unknown`: newer ones must not cost the whole reply. */
export const wireStatus = <Known extends string>(known: readonly Known[]) =>
  z.pipe(
    z.catch(wireWord, 'unknown'),
    z.transform((word): Known | 'unknown' => known.find((each) => each === word) ?? 'unknown'),
  );

/** A word of the server as it may be shown: short, plain, and a word. */
const shownWord = (said: unknown): string | undefined => {
  const word = typeof said === 'string' ? said.trim().replaceAll('_', ' ') : '';
  return /^\p{L}[\p{L}\p{N} .-]{0,39}$/u.test(word) ? word : undefined;
};

/** The same in any case, beside the server's own word where it is another and may be shown. */
export const statedIn = <Known extends string>(known: readonly Known[]) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((said): { readonly status: Known | 'unknown'; readonly statusWord?: string } => {
      const status = known.find((each) => typeof said === 'string' && each === said.trim().toLowerCase());
      if (status) return { status };
      const statusWord = shownWord(said);
      return { status: 'unknown', ...(statusWord && { statusWord }) };
    }),
  );

/** A number from nothing up, also as the text of a database that has no numbers (`"60"`, `"60.00"`). */
export const wireCount = brought(
  (value) => (typeof value === 'string' && /^\d{1,9}(\.0+)?$/.test(value.trim()) ? Number(value) : value),
  z.int().check(z.nonnegative()),
);

const flags = new Map<unknown, boolean>([
  ['0', false],
  ['false', false],
  [0, false],
  ['1', true],
  ['true', true],
  [1, true],
]);

/** Laravel's boolean, or the 0 and 1 of a database that has none, also as text. */
export const wireFlag = brought((value) => flags.get(value) ?? value, z.boolean());

/** An object of the reply. One of PHP's that has nothing in it comes as `[]`; one without any of the names is something else, such as an envelope alone. */
export const resource = <Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> => {
  const isOne = (value: unknown) => isFields(value) && Object.keys(shape).some((name) => name in value);
  return brought((value) => (isOne(value) ? value : undefined), z.object(shape));
};

/** An object that only describes, such as the scheme of a form: what of it is absent is as each of its fields says. */
export const described = <Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> =>
  brought((value) => (isFields(value) ? value : {}), z.object(shape));

/** What a reply says of one transaction, whose number the specification calls `trx_id`, "also trxid" (specification 3). */
export const ofTransaction = <Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> =>
  brought((body) => (isFields(body) && 'trxid' in body ? { trx_id: body.trxid, ...body } : body), resource(shape));
