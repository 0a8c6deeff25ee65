import * as z from 'zod/mini';
import type { Schema } from '../../../src/adapters/http/read-reply.ts';
import type { Both } from '../../../src/adapters/http/reply.ts';
import { wireId, wireMoney } from '../../../src/adapters/http/wire.ts';
import { optionalInstant, wireInstant } from '../../../src/adapters/http/wire-instant.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const instant = {
  type: 'string',
  format: 'date-time',
  description: 'ISO 8601, or `YYYY-MM-DD hh:mm:ss`, which is read as UTC+7.',
};

/** Single values that are read in more forms than a server should write. */
const named = new Map<z.core.$ZodType, JsonSchema>([
  [wireId, { type: ['string', 'integer'], description: 'Id: text, or a number up to 2^53.' }],
  [wireMoney, { type: ['number', 'string'], description: 'Whole rupiah, such as 750000 or "750000.00".' }],
  [wireInstant, instant],
  [optionalInstant, { ...instant, type: ['string', 'null'] }],
]);

const isZod = (schema: object): schema is z.core.$ZodType => '_zod' in schema;

/** A row is null only inside the reader, where it was left out. */
const withoutNull = (row: unknown): never => {
  const { anyOf } = row as { anyOf?: readonly JsonSchema[] };
  const kept = anyOf?.filter(({ type }) => type !== 'null');
  return (kept?.length === 1 ? kept[0] : row) as never;
};

/** The reader brings all paginators into one form; what is shown is the flat one of Laravel. */
const asPaginator = (json: JsonSchema): JsonSchema => {
  const { data, at, next } = json.properties as Readonly<Record<string, JsonSchema>>;
  const properties = { data, ...(at?.properties as object), next_page_url: next };
  return { type: 'object', properties, required: ['data'] };
};

const plain = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const readable = named.get(zodSchema);
      if (readable) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, readable);
      }
      delete jsonSchema.default; // what the portal puts in the place of nothing is none of the server's business
      delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.items) jsonSchema.items = withoutNull(jsonSchema.items);
    },
  });
  return json;
};

/** What a server may write, as JSON Schema: a step that brings other forms into one is left out, and the form itself is shown. */
export const jsonSchemaOf = (schema: Schema<unknown> | z.core.$ZodType): JsonSchema => {
  if (isZod(schema)) return plain(schema);
  return 'parts' in schema ? { allOf: (schema as Both<unknown>).parts.map(replySchemaOf) } : {};
};

/** The whole reply of a call: a page, what is beside it, or the envelope with its `data`. */
export const replySchemaOf = (schema: Schema<unknown>): JsonSchema => {
  const json = jsonSchemaOf(schema);
  const names = Object.keys((json.properties as object | undefined) ?? {});
  if (names.includes('at') && names.includes('next')) return asPaginator(json);
  if ('allOf' in json || names.includes('filters')) return json;
  return { allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data: json } }] };
};
