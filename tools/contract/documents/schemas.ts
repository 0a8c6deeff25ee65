import * as z from 'zod/mini';
import { verifiedAt, verifiedFlag } from '../../../src/adapters/http/account/account-wire.ts';
import { apl02Answer, apl02Answers } from '../../../src/adapters/http/apl/apl-requests.ts';
import { certificateReplyWire } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import { wireCompetent } from '../../../src/adapters/http/form-wire.ts';
import { filledText, wireDay } from '../../../src/adapters/http/profile/profile-wire.ts';
import type { Schema } from '../../../src/adapters/http/read-reply.ts';
import { acknowledgement, type Both } from '../../../src/adapters/http/reply.ts';
import { wireFlag, wireId, wireMoney, wireText } from '../../../src/adapters/http/wire.ts';
import { optionalInstant, wireInstant } from '../../../src/adapters/http/wire-instant.ts';
import { isFields } from '../../../src/application/fields-of.ts';
import type { Place } from '../check/shape.ts';
import type { RecordedRow } from './recorded.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const instant = {
  type: 'string',
  format: 'date-time',
  description: 'ISO 8601, or `YYYY-MM-DD hh:mm:ss`, which is read as UTC+7.',
};
const id = { type: ['string', 'integer'], description: 'Id: text, or a number up to 2^53.' };
const money = { type: ['number', 'string'], description: 'Whole rupiah, such as 750000 or "750000.00".' };
const flag = { type: ['boolean', 'string', 'number'], description: 'true or false; 0 and 1 are read as well.' };
const verdict = { type: ['boolean', 'string'], description: 'true or `K`, false or `BK`.' };
/** A schema that also allows null. */
const orNull = (json: JsonSchema): JsonSchema => {
  const types = [json.type].flat();
  const withNull = types.includes('null') ? json.type : [...types, 'null'];
  return { ...json, type: withNull, ...(Array.isArray(json.enum) && { enum: [...json.enum, null] }) };
};

const common = Object.entries({ Id: id, Instant: instant, Money: money, Flag: flag, Verdict: verdict });

/** The schemas of values that many replies have, by the names of their components. */
export const commonSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries([
  ...common,
  ...common.map(([name, json]) => [`Optional${name}`, orNull(json)]),
]);

const isZod = (schema: object): schema is z.core.$ZodType => '_zod' in schema;

/** Schemas of values that the portal reads in more forms than a server should send. */
const named = new Map<object, JsonSchema>([
  [acknowledgement, { type: ['object', 'null'], description: 'Not read: null will do.' }],
  [verifiedAt, { ...instant, type: ['string', 'null'], description: 'Null: not verified. Not sent: not known.' }],
  [verifiedFlag, { type: 'boolean', description: 'In place of the time.' }],
  [certificateReplyWire, { type: ['object', 'null'], properties: { file_id: id, url: { type: 'string' } } }],
  [wireId, id],
  [wireMoney, money],
  [wireInstant, instant],
  [wireText, { type: ['string', 'number', 'null'] }],
  [filledText, { type: ['string', 'number', 'null'] }],
  [wireFlag, flag],
  [wireDay, { type: ['string', 'null'], format: 'date' }],
  [wireCompetent, verdict],
  [optionalInstant, orNull(instant)],
]);

const readablesOf = (schema: z.core.$ZodType): JsonSchema | undefined =>
  'words' in schema
    ? { type: ['string', 'null'], examples: schema.words, description: 'The words that the portal knows.' }
    : named.get(schema);

const isFile = (json: unknown): boolean => (json as JsonSchema | undefined)?.format === 'binary';

/** Removes `null`, which only the reader puts in place of an unreadable row. */
const withoutNull = (row: unknown): never => {
  const { anyOf } = row as { anyOf?: readonly JsonSchema[] };
  const kept = anyOf?.filter(({ type }) => type !== 'null');
  return (kept?.length === 1 ? kept[0] : row) as never;
};

/** Without alternatives that accept any value, because they say nothing, and with null as a type. */
const simpler = (json: unknown): unknown => {
  if (!isFields(json) || !Array.isArray(json.anyOf)) return json;
  const told = json.anyOf.filter((each: JsonSchema) => Object.keys(each).length > 0);
  const [first, second, ...more] = told;
  if (second === undefined) return first;
  return first?.type && second.type === 'null' && more.length === 0 ? orNull(first) : { ...json, anyOf: told };
};

const plain = (schema: z.core.$ZodType, ofReply: boolean): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const readable = readablesOf(zodSchema);
      if (readable) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, readable);
      }
      delete jsonSchema.default; // the portal's value for missing data does not concern the server
      if (!isFile(jsonSchema.additionalProperties)) delete jsonSchema.additionalProperties;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (ofReply) {
        delete jsonSchema.required; // required after conversion by the reader; `need` adds what the server must send
        for (const name of ['place', 'started_without_zone']) delete jsonSchema.properties?.[name]; // the reader adds these
      }
      if (jsonSchema.items) jsonSchema.items = withoutNull(jsonSchema.items);
    },
  });
  return JSON.parse(JSON.stringify(json), (_, value) => simpler(value));
};

/** The JSON Schema of a request or reply as it is sent, without the steps that convert other forms. */
export const jsonSchemaOf = (schema: Schema<unknown> | z.core.$ZodType, ofReply = false): JsonSchema => {
  if (isZod(schema)) return plain(schema, ofReply);
  return 'parts' in schema ? { allOf: (schema as Both<unknown>).parts.map((part) => jsonSchemaOf(part, ofReply)) } : {};
};

named.set(apl02Answers, {
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: jsonSchemaOf(z.array(apl02Answer)),
});

type Fields = Readonly<Record<string, JsonSchema>>;

const fieldsOf = ({ properties = {} }: JsonSchema): Fields => properties as Fields;

/** The schema of a request. In a form, files by id are fields such as `files[7]`. */
export const bodySchemaOf = (body: z.core.$ZodType): JsonSchema => {
  const json = jsonSchemaOf(body);
  const fields = Object.entries(fieldsOf(json));
  const isFiles = ([, field]: readonly [string, JsonSchema]) => isFile(field.additionalProperties);
  const files = fields.filter(isFiles);
  if (fields.length === 0) return { type: 'object', maxProperties: 0 };
  if (files.length === 0) return json;
  const names = files.map(([name]) => name);
  return {
    ...json,
    properties: Object.fromEntries(fields.filter((field) => !isFiles(field))),
    patternProperties: Object.fromEntries(
      files.map(([name, { additionalProperties: file }]) => [String.raw`^${name}\[.+\]$`, file]),
    ),
    required: (json.required as readonly string[]).filter((name) => !names.includes(name)),
  };
};

type Mutable = Record<string, unknown>;

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
