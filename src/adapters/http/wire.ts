import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';

// Lenient parsing of single values (decision 28); ids, money and deadlines stay strict, because a wrong guess costs more.

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const brought = <S extends z.core.$ZodType>(
  bring: (value: unknown) => unknown,
  schema: S,
): z.ZodMiniType<z.output<S>> =>
  z.pipe(z.transform(bring), schema as unknown as z.ZodMiniType<z.output<S>, unknown>) as z.ZodMiniType<z.output<S>>;

/** A value that may be missing, null, `""` or, for an empty object, `[]`. Not for lists. */
export const optional = <S extends z.core.$ZodType>(schema: S): z.ZodMiniType<z.output<S> | null> =>
  brought((value) => (isNothing(value) ? null : value), z.nullable(schema));

/** A descriptive value: `otherwise` when missing or invalid. */
export const readable = <S extends z.core.$ZodType, const Otherwise>(
  schema: S,
  otherwise: Otherwise,
): z.ZodMiniType<z.output<S> | Otherwise> =>
  z.pipe(
    z.catch(optional(schema), null),
    z.transform((value): z.output<S> | Otherwise => (value === null ? otherwise : (value as z.output<S>))),
  );

/** A value that is sent back to the server: undefined when missing or invalid, so that it can be omitted. */
export const given = <S extends z.core.$ZodType>(schema: S): z.ZodMiniType<z.output<S> | undefined> =>
  z.catch(z.optional(schema), undefined);

/** An id without lost digits: text, or an exact integer (fault matrix 18). */
export const wireId = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()]),
  z.transform((id) => String(id)),
);

/** Whole rupiah; Laravel sends decimals as text. `750.000` is ambiguous and rejected. */
export const wireMoney = z.pipe(
  z.union([
    z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    z.string().check(z.regex(/^\d{1,12}(\.0{1,2})?$/)),
  ]),
  z.transform((amount) => Math.round(Number(amount))),
);

export const wireText = brought(
  (value) => (typeof value === 'number' || typeof value === 'string' ? String(value) : ''),
  z.string(),
);

export const wireWord = brought(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().check(z.minLength(1), z.maxLength(60)),
);

/** Marks a schema with the words that the portal knows there, which the documents of the contract list. */
export const worded = <S extends z.core.$ZodType>(words: readonly string[], schema: S): S =>
  Object.assign(z.clone(schema), { words });

/** A known status; any other value becomes `unknown`, so that a new status does not invalidate the whole reply. */
export const wireStatus = <Known extends string>(known: readonly Known[]) =>
  worded(
    known,
    z.pipe(
      z.catch(wireWord, 'unknown'),
      z.transform((word): Known | 'unknown' => known.find((each) => each === word) ?? 'unknown'),
    ),
  );

const shownWord = (said: unknown): string | undefined => {
  const word = typeof said === 'string' ? said.trim().replaceAll('_', ' ') : '';
  return /^\p{L}[\p{L}\p{N} .-]{0,39}$/u.test(word) ? word : undefined;
};

/** Like `wireStatus`, but case-insensitive, and includes the server's word if the status is unknown and the word may be shown. */
export const statedIn = <Known extends string>(known: readonly Known[]) =>
  worded(
    known,
    z.pipe(
      z.optional(z.unknown()),
      z.transform((said): { readonly status: Known | 'unknown'; readonly statusWord?: string } => {
        const status = known.find((each) => typeof said === 'string' && each === said.trim().toLowerCase());
        if (status) return { status };
        const statusWord = shownWord(said);
        return { status: 'unknown', ...(statusWord && { statusWord }) };
      }),
    ),
  );

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

export const wireFlag = brought((value) => flags.get(value) ?? value, z.boolean());

/** An object with at least one of the fields of `shape`; rejects other values, such as a bare envelope or PHP's `[]`. */
export const resource = <Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> => {
  const isOne = (value: unknown) => isFields(value) && Object.keys(shape).some((name) => name in value);
  return brought((value) => (isOne(value) ? value : undefined), z.object(shape));
};

export const described = <Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> =>
  brought((value) => (isFields(value) ? value : {}), z.object(shape));

/** A reply about one transaction with the number `trx_id`, "also trxid" (specification 3). */
export const ofTransaction = <Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> =>
  brought((body) => (isFields(body) && 'trxid' in body ? { trx_id: body.trxid, ...body } : body), resource(shape));
