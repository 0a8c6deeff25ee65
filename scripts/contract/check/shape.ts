import { isFields } from '../../../src/application/fields-of.ts';

/** What was seen at one place of replies. */
export interface Shape {
  /** Forms of values, as `formOf` names them. */
  readonly forms: Set<string>;
  readonly fields: Map<string, Shape>;
  /** In how many objects at this place each field was. */
  objects: number;
  seen: number;
  /** Of the rows of a list. */
  items: Shape | null;
  /** Short words that were seen: of an enumeration, all that the simulation knows. */
  readonly words: Set<string>;
}

export const emptyShape = (): Shape => ({
  forms: new Set(),
  fields: new Map(),
  objects: 0,
  seen: 0,
  items: null,
  words: new Set(),
});

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

/** Whether every object had the field. */
export const isAlwaysThere = (shape: Shape, name: string): boolean =>
  name !== tableKey && shape.fields.get(name)?.seen === shape.objects;
