import type { Known } from '../check/drift.ts';
import type { Place } from '../check/place.ts';
import type { Row } from '../row.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { neededOf } from './needed.ts';

type Mutable = Record<string, unknown>;
type Fields = Readonly<Record<string, JsonSchema>>;

const fieldsOf = ({ properties = {} }: JsonSchema): Fields => properties as Fields;

/** What the reader adds by itself. */
const readerOnly = new Set(['place']);

/** Without what the reader believes to be required: some of it has another form before. */
const bare = (json: unknown): unknown => {
  if (Array.isArray(json))
    return json.map(bare).filter((each) => Object.keys(Object(each)).length > 0 || typeof each !== 'object');
  if (typeof json !== 'object' || json === null) return json;
  const kept = Object.entries(json).filter(
    ([key, value]) => !(key === 'required' && Array.isArray(value)) && !readerOnly.has(key),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value)]));
};

/** The schema with the place named as required, wherever it is among alternatives. */
const require = (json: Mutable, [step, ...rest]: Place): void => {
  for (const part of [...((json.anyOf ?? []) as Mutable[]), ...((json.allOf ?? []) as Mutable[])])
    require(part, [step ?? '', ...rest]);
  if (step === '[]') {
    if (json.items) require(json.items as Mutable, rest);
    return;
  }
  const field = fieldsOf(json)[step ?? ''];
  if (!field) return;
  if (rest.length > 0) require(field as Mutable, rest);
  else json.required = [...((json.required ?? []) as string[]), step];
};

/** A page as Laravel writes it: flat, or with its numbers under `meta`. The reader brings all forms into one. */
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

/** The whole reply of a call, as the simulated API writes it; required is what a page or a row cannot do without. */
export const replySchemaOf = ({ call }: Row, known: Known | undefined): JsonSchema => {
  if (!('reply' in call)) return {};
  const [form = ''] = known?.envelopes ?? [];
  const json = wrapped(bare(jsonSchemaOf(call.reply)) as JsonSchema, form);
  const nested = form.includes('data.data') ? ['data'] : [];
  for (const place of known ? neededOf(call, known) : []) require(json as Mutable, [...nested, ...place]);
  return json;
};
