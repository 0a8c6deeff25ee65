import * as z from 'zod/mini';
import { wireCompetent } from '../../../src/adapters/http/form-wire.ts';
import { filledText, wireDay } from '../../../src/adapters/http/profile/profile-wire.ts';
import type { Schema } from '../../../src/adapters/http/read-reply.ts';
import type { Both } from '../../../src/adapters/http/reply.ts';
import { wireFlag, wireId, wireMoney, wireText } from '../../../src/adapters/http/wire.ts';
import { optionalInstant, wireInstant } from '../../../src/adapters/http/wire-instant.ts';
import type { Place } from '../check/shape.ts';
import type { RecordedRow } from './recorded.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const instant = {
  type: 'string',
  format: 'date-time',
  description: 'ISO 8601, or `YYYY-MM-DD hh:mm:ss`, which is read as UTC+7.',
};

/** Schemas of values that the portal reads in more forms than a server should send. */
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

/** Removes `null`, which only the reader puts in place of an unreadable row. */
const withoutNull = (row: unknown): never => {
  const { anyOf } = row as { anyOf?: readonly JsonSchema[] };
  const kept = anyOf?.filter(({ type }) => type !== 'null');
  return (kept?.length === 1 ? kept[0] : row) as never;
};

const plain = (schema: z.core.$ZodType, ofReply: boolean): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const readable = named.get(zodSchema);
      if (readable) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, readable);
      }
      delete jsonSchema.default; // the portal's value for missing data does not concern the server
      delete jsonSchema.additionalProperties;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (ofReply) {
        delete jsonSchema.required; // required after conversion by the reader; `need` adds what the server must send
        for (const name of ['place', 'started_without_zone']) delete jsonSchema.properties?.[name]; // the reader adds these
      }
      if (jsonSchema.items) jsonSchema.items = withoutNull(jsonSchema.items);
    },
  });
  // removes alternatives that accept any value, because they say nothing
  return JSON.parse(JSON.stringify(json), (key, value) =>
    ofReply && key === 'anyOf' ? value.filter((each: object) => Object.keys(each).length > 0) : value,
  );
};

/** The JSON Schema of a request or reply as it is sent, without the steps that convert other forms. */
export const jsonSchemaOf = (schema: Schema<unknown> | z.core.$ZodType, ofReply = false): JsonSchema => {
  if (isZod(schema)) return plain(schema, ofReply);
  return 'parts' in schema ? { allOf: (schema as Both<unknown>).parts.map((part) => jsonSchemaOf(part, ofReply)) } : {};
};

type Mutable = Record<string, unknown>;
type Fields = Readonly<Record<string, JsonSchema>>;

const fieldsOf = ({ properties = {} }: JsonSchema): Fields => properties as Fields;

/** Marks a place as required, in each alternative that has it. */
const need = (json: Mutable, [step, ...rest]: Place): void => {
  for (const part of [...((json.anyOf ?? []) as Mutable[]), ...((json.allOf ?? []) as Mutable[])])
    need(part, [step ?? '', ...rest]);
  if (step === '[]') {
    if (json.items) need(json.items as Mutable, rest);
    return;
  }
  const field = fieldsOf(json)[step ?? ''];
  if (!field) return;
  if (rest.length > 0) need(field as Mutable, rest);
  else json.required = [...((json.required ?? []) as string[]), step];
};

/** A page of a list as Laravel sends it: flat, or with the page numbers under `meta`. The reader converts both to one form. */
const paginator = ({ data, at, next }: Fields, withMeta: boolean): JsonSchema => {
  const numbers = fieldsOf(at ?? {});
  const properties = withMeta
    ? { data, meta: { type: 'object', properties: numbers } }
    : { data, ...numbers, next_page_url: next };
  return { type: 'object', properties };
};

const enveloped = (data: JsonSchema | undefined): JsonSchema => ({
  allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }],
});

const wrapped = (json: JsonSchema, form: string): JsonSchema => {
  if (Array.isArray(json.allOf)) return { allOf: json.allOf.map((part: JsonSchema) => wrapped(part, form)) };
  const fields = fieldsOf(json);
  if ('filters' in fields) return json;
  if (!('at' in fields)) return enveloped(json);
  const page = paginator(fields, form.includes('meta'));
  return form.includes('data.data') ? enveloped(page) : page;
};

/** The schema of the whole reply of a call, as the simulated API sends it. Fields that a page or a row needs are required. */
export const replySchemaOf = ({ call, form, needed }: RecordedRow): JsonSchema => {
  if (!('reply' in call)) return {};
  const json = wrapped(jsonSchemaOf(call.reply, true), form);
  const nested = form.includes('data.data') ? ['data'] : [];
  for (const place of needed) need(json as Mutable, [...nested, ...place]);
  return json;
};
