import * as z from 'zod/mini';
import { wireCompetent } from '../../../src/adapters/http/form-wire.ts';
import { filledText, wireDay } from '../../../src/adapters/http/profile/profile-wire.ts';
import type { Schema } from '../../../src/adapters/http/read-reply.ts';
import type { Both } from '../../../src/adapters/http/reply.ts';
import { wireFlag, wireId, wireMoney, wireText } from '../../../src/adapters/http/wire.ts';
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
  [wireText, { type: ['string', 'number', 'null'] }],
  [filledText, { type: ['string', 'number', 'null'] }],
  [wireFlag, { type: ['boolean', 'string', 'number'], description: 'true or false; 0 and 1 are read as well.' }],
  [wireDay, { type: ['string', 'null'], format: 'date' }],
  [wireCompetent, { type: ['boolean', 'string'], description: 'true or `K`, false or `BK`.' }],
  [optionalInstant, { ...instant, type: ['string', 'null'] }],
]);

const isZod = (schema: object): schema is z.core.$ZodType => '_zod' in schema;

/** A row is null only inside the reader, where it was left out. */
const withoutNull = (row: unknown): never => {
  const { anyOf } = row as { anyOf?: readonly JsonSchema[] };
  const kept = anyOf?.filter(({ type }) => type !== 'null');
  return (kept?.length === 1 ? kept[0] : row) as never;
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
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.items) jsonSchema.items = withoutNull(jsonSchema.items);
    },
  });
  return json;
};

/** What is written, as JSON Schema: a step that brings other forms into one is left out, and the form itself is shown. */
export const jsonSchemaOf = (schema: Schema<unknown> | z.core.$ZodType): JsonSchema => {
  if (isZod(schema)) return plain(schema);
  return 'parts' in schema ? { allOf: (schema as Both<unknown>).parts.map(jsonSchemaOf) } : {};
};
