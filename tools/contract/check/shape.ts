import { isFields } from '../../../src/application/fields-of.ts';

/** A place in a reply: names, `[]` for each row of a list, `*` for each value of a table. */
export type Place = readonly string[];

/** A value for `changedAt` that removes the place. */
export const removed = Symbol('removed');

/** A place as a report shows it: `data[].price`. */
export const placeText = (place: Place): string => place.join('.').replaceAll('.[]', '[]');

const kindNames = ['name', 'status', 'kind', 'type'];

/** The state of what is in an object: the words with which it, and the objects around it, say what they are. Envelopes say nothing. */
export const stateIn = (state: string, value: unknown): string => {
  if (!isFields(value) || 'data' in value) return state;
  const words = kindNames.map((name) => (typeof value[name] === 'string' ? value[name] : '')).join();
  return words.length < kindNames.length ? state : `${state}/${words}`;
};

/**
 * A copy with another value at this place, which may match several values; `hits` is their number. With `only`, changes no value whose
 * `stateIn` is another one.
 */
export const changedAt = (
  value: unknown,
  [step, ...rest]: Place,
  put: unknown,
  only?: string,
  state = '',
): { value: unknown; hits: number } => {
  if (step === undefined) return only === undefined || only === state ? { value: put, hits: 1 } : { value, hits: 0 };
  const inEach = step === '[]' || step === '*';
  if (Array.isArray(value) ? step !== '[]' : !isFields(value) || (!inEach && !(step in value)) || step === '[]')
    return { value, hits: 0 };
  const entries = Object.entries(value as object);
  let hits = 0;
  const changed = entries.flatMap(([key, each]) => {
    if (!inEach && key !== step) return [[key, each] as const];
    const inner = changedAt(each, rest, put, only, stateIn(state, value));
    hits += inner.hits;
    return inner.value === removed ? [] : [[key, inner.value] as const];
  });
  const copy = Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
  return { value: copy, hits };
};

/** Where a place is in a reply that has its content at `at`. */
export const within = (at: Place, place: Place): Place => (place[0] === 'data' ? [...at, ...place.slice(1)] : place);

export interface Shape {
  readonly forms: Set<string>;
  readonly fields: Map<string, Shape>;
  /** The number of objects at this place. A field is in every object if its `seen` is equal to this number. */
  objects: number;
  seen: number;
  items: Shape | null;
  /** The short words at this place. For an enumeration, these are all words that the simulation uses. */
  readonly words: Set<string>;
  /** Of each state around this place, whether no value in it was null. */
  readonly valued: Map<string, boolean>;
}

export const emptyShape = (): Shape => {
  const counts = { objects: 0, seen: 0 };
  return { forms: new Set(), fields: new Map(), ...counts, items: null, words: new Set(), valued: new Map() };
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

export const formOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'daftar';
  if (isFields(value)) return 'objek';
  if (typeof value === 'number') return 'angka';
  if (typeof value === 'boolean') return 'ya/tidak';
  return dates.find(([, form]) => form.test(String(value)))?.[0] ?? 'teks';
};

/** A key that looks like an id makes an object a table; all values of a table have the same shape. */
export const isTable = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).some((key) => /[^a-z_]/i.test(key));

export const tableKey = '*';

const wordOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z][a-z_-]{1,23}$/.test(value) ? value : null;

export const learn = (shape: Shape, value: unknown, state = ''): void => {
  shape.seen++;
  shape.forms.add(formOf(value));
  shape.valued.set(state, value !== null && shape.valued.get(state) !== false);
  const inside = stateIn(state, value);
  const word = wordOf(value);
  if (word !== null) shape.words.add(word);
  if (Array.isArray(value)) {
    shape.items ??= emptyShape();
    for (const item of value) learn(shape.items, item, inside);
  } else if (isFields(value)) {
    shape.objects++;
    const table = isTable(value);
    for (const [key, field] of Object.entries(value)) {
      const name = table ? tableKey : key;
      const known = shape.fields.get(name) ?? emptyShape();
      shape.fields.set(name, known);
      learn(known, field, inside);
    }
  }
};

/** All places below this one, without those in tables. */
export const placesIn = (shape: Shape, place: Place): readonly Place[] => [
  ...[...shape.fields].flatMap(([name, field]) =>
    name === tableKey ? [] : [[...place, name], ...placesIn(field, [...place, name])],
  ),
  ...(shape.items ? placesIn(shape.items, [...place, '[]']) : []),
];

export interface Opened {
  /** How the body wraps its content, such as `{ code, data }` or `{ data, meta }`; `tanpa amplop` if it does not. */
  readonly form: string;
  readonly at: readonly string[];
  readonly content: unknown;
  /** The fields beside the content, without those of envelopes and paginators. */
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

/** Finds the content in any of Laravel's forms of a reply. */
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
