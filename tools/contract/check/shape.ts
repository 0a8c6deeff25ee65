import { isFields } from '../../../src/application/fields-of.ts';

/** A place in a reply: names, `[]` for each row of a list, `*` for each value of a table. */
export type Place = readonly string[];

/** What is put there instead of removing what is there. */
export const removed = Symbol('removed');

/** As a reader of a report writes it: `data[].price`. */
export const placeText = (place: Place): string => place.join('.').replaceAll('.[]', '[]');

/** A copy with another value at each such place; `hits` counts them. */
export const changedAt = (value: unknown, [step, ...rest]: Place, put: unknown): { value: unknown; hits: number } => {
  if (step === undefined) return { value: put, hits: 1 };
  const inEach = step === '[]' || step === '*';
  if (Array.isArray(value) ? step !== '[]' : !isFields(value) || (!inEach && !(step in value)) || step === '[]')
    return { value, hits: 0 };
  const entries = Object.entries(value as object);
  let hits = 0;
  const changed = entries.flatMap(([key, each]) => {
    if (!inEach && key !== step) return [[key, each] as const];
    const inner = changedAt(each, rest, put);
    hits += inner.hits;
    return inner.value === removed ? [] : [[key, inner.value] as const];
  });
  const copy = Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
  return { value: copy, hits };
};

/** What was seen at one place of replies. */
export interface Shape {
  /** Forms of values, as `formOf` names them. */ readonly forms: Set<string>;
  readonly fields: Map<string, Shape>;
  /** In how many objects at this place each field was. */
  objects: number;
  seen: number;
  /** Of the rows of a list. */
  items: Shape | null;
  /** Short words that were seen: of an enumeration, all that the simulation knows. */
  readonly words: Set<string>;
}

export const emptyShape = (): Shape => {
  const counts = { objects: 0, seen: 0 };
  return { forms: new Set(), fields: new Map(), ...counts, items: null, words: new Set() };
};

const dates: readonly (readonly [string, RegExp])[] = [
  ['tanggal ISO', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?(Z|[+-]\d\d:\d\d)$/],
  ['tanggal ISO dengan mikrodetik', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{4,9}(Z|[+-]\d\d:\d\d)$/],
  ['tanggal YYYY-MM-DD hh:mm:ss', /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/],
  ['tanggal YYYY-MM-DD', /^\d{4}-\d\d-\d\d$/],
  ['tanggal YYYY/MM/DD', /^\d{4}\/\d\d\/\d\d( .*)?$/],
  ['tanggal DD-MM-YYYY', /^\d\d-\d\d-\d{4}( .*)?$/],
  ['tanggal DD/MM/YYYY', /^\d\d\/\d\d\/\d{4}( .*)?$/],
];

/** How a value is written. */
export const formOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'daftar';
  if (isFields(value)) return 'objek';
  if (typeof value === 'number') return 'angka';
  if (typeof value === 'boolean') return 'ya/tidak';
  return dates.find(([, form]) => form.test(String(value)))?.[0] ?? 'teks';
};

/** Keys that are ids make an object a table, whose values are alike. */
export const isTable = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).some((key) => /[^a-z_]/i.test(key));

export const tableKey = '*';

const wordOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z][a-z_-]{1,23}$/.test(value) ? value : null;

/** Adds a value to what was seen. */
export const learn = (shape: Shape, value: unknown): void => {
  shape.seen++;
  shape.forms.add(formOf(value));
  const word = wordOf(value);
  if (word !== null) shape.words.add(word);
  if (Array.isArray(value)) {
    shape.items ??= emptyShape();
    for (const item of value) learn(shape.items, item);
  } else if (isFields(value)) {
    shape.objects++;
    const table = isTable(value);
    for (const [key, field] of Object.entries(value)) {
      const name = table ? tableKey : key;
      const known = shape.fields.get(name) ?? emptyShape();
      shape.fields.set(name, known);
      learn(known, field);
    }
  }
};

/** Every place below this one. */
export const placesIn = (shape: Shape, place: Place): readonly Place[] => [
  ...[...shape.fields].flatMap(([name, field]) =>
    name === tableKey ? [] : [[...place, name], ...placesIn(field, [...place, name])],
  ),
  ...(shape.items ? placesIn(shape.items, [...place, '[]']) : []),
];

/** A reply, opened: what it is about, and how that is wrapped. */
export interface Opened {
  /** In words, such as `{ code, data }` or `halaman { data, meta }`. */ readonly form: string;
  /** Where the content is. */
  readonly at: readonly string[];
  readonly content: unknown;
  /** What is beside the content and belongs to no envelope and no paginator. */
  readonly beside: Readonly<Record<string, unknown>>;
}

const ofEnvelope = new Set(['data', 'code', 'message', 'status', 'success', 'errors']);
const ofPaginator = new Set([
  ...['links', 'meta', 'current_page', 'last_page', 'per_page', 'total', 'from', 'to', 'path'],
  ...['first_page_url', 'last_page_url', 'next_page_url', 'prev_page_url', 'current_page_url'],
]);

const paginatorOf = (holder: Readonly<Record<string, unknown>>): string | null => {
  if (isFields(holder.meta)) return 'meta';
  if ('last_page' in holder) return 'last_page';
  if ('current_page' in holder) return 'current_page';
  return 'links' in holder ? 'links' : null;
};

/** Opens a reply in whatever form of Laravel's it is. */
export const opened = (body: unknown): Opened => {
  if (!isFields(body) || !('data' in body)) return { form: 'tanpa amplop', at: [], content: body, beside: {} };
  const at = ['data'];
  let holder = body;
  while (isFields(holder.data) && 'data' in holder.data) {
    holder = holder.data;
    at.push('data');
  }
  const code = 'code' in body ? 'code, ' : '';
  const paginator = paginatorOf(holder);
  const form = `{ ${code}${at.join('.')}${paginator ? `, ${paginator}` : ''} }`;
  const others = Object.entries(body).filter(([name]) => !ofEnvelope.has(name) && !ofPaginator.has(name));
  return { form, at, content: holder.data, beside: Object.fromEntries(others) };
};
