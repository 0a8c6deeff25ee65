import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';
import type { Schema } from './read-reply.ts';
import { brought } from './wire.ts';

/** What an envelope has beside its content. */
const ofEnvelope: ReadonlySet<string> = new Set(['code', 'message', 'status', 'success', 'errors']);

/**
 * What a reply is about: `data` of the envelope or of Laravel's resource, also where one is in the other, else the body itself. An
 * envelope with nothing in it is null.
 */
export const contentOf = (body: unknown): unknown => {
  let content = body;
  for (let depth = 0; depth < 2 && isFields(content) && 'data' in content; depth++) content = content.data;
  const empty = isFields(content) && Object.keys(content).every((key) => ofEnvelope.has(key));
  return empty ? null : content;
};

/** The reply with one thing in it: `{ code, message, data }`, Laravel's resource without a code, or the thing alone. */
export const dataOf = <S extends z.core.$ZodType>(schema: S): z.ZodMiniType<z.output<S>> => brought(contentOf, schema);

/** The same of a reply that must have a body: one without (204) is judged as null. */
export const inJson = <S extends z.core.$ZodType>(schema: S): z.ZodMiniType<z.output<S>> =>
  z.pipe(
    z.unknown().check(z.refine((body) => body !== null, 'no JSON')),
    schema as unknown as z.ZodMiniType<z.output<S>, unknown>,
  );

/** A reply whose content does not matter: only that it was a good one. */
export const acknowledgement: Schema<unknown> = z.unknown();

/** A schema that is made of others. */
export interface Both<T> extends Schema<T> {
  readonly parts: readonly [Schema<object>, Schema<object>];
}

/** One body read by two schemas, such as a page and what is beside it. */
export const both = <A extends object, B extends object>(first: Schema<A>, second: Schema<B>): Both<A & B> => ({
  parts: [first, second],
  safeParse(value) {
    const a = first.safeParse(value);
    if (!a.success) return a;
    const b = second.safeParse(value);
    return b.success ? { success: true, data: { ...a.data, ...b.data } } : b;
  },
});
