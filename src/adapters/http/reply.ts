import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';
import type { Schema } from './read-reply.ts';
import { brought } from './wire.ts';

const ofEnvelope: ReadonlySet<string> = new Set(['code', 'message', 'status', 'success', 'errors']);

/**
 * The content of a reply: `data` of the envelope or of Laravel's resource, also nested; without `data`, the whole body. Null for an empty
 * envelope.
 */
export const contentOf = (body: unknown): unknown => {
  let content = body;
  for (let depth = 0; depth < 2 && isFields(content) && 'data' in content; depth++) content = content.data;
  const empty = isFields(content) && Object.keys(content).every((key) => ofEnvelope.has(key));
  return empty ? null : content;
};

export const dataOf = <S extends z.core.$ZodType>(schema: S): z.ZodMiniType<z.output<S>> => brought(contentOf, schema);

/** Applies `schema`, but rejects a reply without a body (204). */
export const inJson = <S extends z.core.$ZodType>(schema: S): z.ZodMiniType<z.output<S>> =>
  z.pipe(
    z.transform((body, context) => {
      if (body === null) context.issues.push({ code: 'custom', input: body, message: 'no JSON' });
      return body;
    }),
    schema as unknown as z.ZodMiniType<z.output<S>, unknown>,
  );

export const acknowledgement: Schema<unknown> = z.unknown();

export interface Both<T> extends Schema<T> {
  readonly parts: readonly [Schema<object>, Schema<object>];
}

export const both = <A extends object, B extends object>(first: Schema<A>, second: Schema<B>): Both<A & B> => ({
  parts: [first, second],
  safeParse(value) {
    const a = first.safeParse(value);
    if (!a.success) return a;
    const b = second.safeParse(value);
    return b.success ? { success: true, data: { ...a.data, ...b.data } } : b;
  },
});
