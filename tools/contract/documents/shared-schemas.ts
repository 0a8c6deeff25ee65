import type { JsonSchema } from './schemas.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;
/** Replaces a schema; a component for it would get this name. */
export type Each = (json: JsonSchema, name: string) => JsonSchema;

export const camel = (words: string): string =>
  words.replaceAll(/(?:^|[^A-Za-z0-9]+)(\w?)/g, (_, first) => first.toUpperCase());
const ofRow = (list: string): string => list.replace(/ies$/, 'y').replace(/s$/, '');

/** The schema with each of its parts replaced. A part has the name of its field; a row has that of its list, without the plural. */
const withParts = (json: JsonSchema, name: string, each: Each): JsonSchema => {
  const fields = (parts: Schemas) =>
    Object.entries(parts).map(([field, part]) => [
      field,
      each(part, field === 'data' ? name.replace(/Reply$/, '') : camel(field)),
    ]);
  const put: Readonly<Record<string, (value: never) => unknown>> = {
    properties: (parts: Schemas) => Object.fromEntries(fields(parts)),
    anyOf: (parts: readonly JsonSchema[]) => parts.map((part) => each(part, name)),
    allOf: (parts: readonly JsonSchema[]) => parts.map((part) => each(part, name)),
    items: (part: JsonSchema) => each(part, ofRow(name)),
  };
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, put[key]?.(value as never) ?? value]));
};

/** A schema that says only a type is as short as a reference to it. */
const isLong = (json: JsonSchema): boolean => 'properties' in json || 'examples' in json;

/**
 * Moves what the schemas of a document share to `components`, where those of `common` are under their own names. `wholes`: every schema of
 * the document; `shared` gives what each becomes.
 */
export const sharing = (wholes: readonly (readonly [json: JsonSchema, name: string])[], common: Schemas) => {
  const times = new Map<string, number>();
  const count: Each = (json, name) => {
    const key = JSON.stringify(json);
    times.set(key, (times.get(key) ?? 0) + 1);
    // what only occurs inside of a shared schema is not shared itself
    return times.get(key) === 1 || !isLong(json) ? withParts(json, name, count) : json;
  };
  for (const [json, name] of wholes) count(json, name);
  const components: Record<string, JsonSchema> = {};
  const names = new Map(Object.entries(common).map(([name, json]) => [JSON.stringify(json), name]));
  const free = (name: string, number = 1): string => {
    const tried = number === 1 ? name : `${name}${number}`;
    return tried in components || tried in common ? free(name, number + 1) : tried;
  };
  const shared: Each = (json, name) => {
    const key = JSON.stringify(json);
    const known = names.get(key);
    if (!known && ((times.get(key) ?? 0) < 2 || !isLong(json))) return withParts(json, name, shared);
    const own = known ?? free(name);
    names.set(key, own);
    components[own] ??= json; // before its parts, which may want the same name
    if (components[own] === json) components[own] = withParts(json, name, shared);
    return { $ref: `#/components/schemas/${own}` };
  };
  return { shared, components };
};
