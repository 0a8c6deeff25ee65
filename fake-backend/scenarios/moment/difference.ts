import { type MutableTable, mutableTables } from '../../database/database.ts';
import type { StoredTables } from '../../database/persistence.ts';

type Row = Readonly<Record<string, unknown>>;

/** How a table differs from the seed: ids of removed rows, changed columns, and new rows, which come after the others. */
export interface TableDifference {
  readonly gone?: readonly string[];
  readonly changed?: readonly Row[];
  readonly added?: readonly Row[];
}

export type Difference = { readonly [Name in MutableTable]?: TableDifference };

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The changed columns of a row, with its id; null if a column was removed, because such a row is stored as a new one. */
const changedColumns = (before: Row, now: Row): Row | null => {
  if (Object.keys(before).some((column) => !Object.hasOwn(now, column))) return null;
  return Object.fromEntries(
    Object.entries(now).filter(([column, value]) => column === 'id' || !same(before[column], value)),
  );
};

const tableDifference = (before: readonly Row[], now: readonly Row[]): TableDifference | null => {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const kept = new Set<unknown>();
  const changed: Row[] = [];
  const added: Row[] = [];
  let last = -1;
  for (const row of now) {
    const place = places.get(row.id) ?? -1;
    const columns = added.length === 0 && place > last ? changedColumns(before[place] as Row, row) : null;
    if (columns === null) {
      added.push(row);
      continue;
    }
    last = place;
    kept.add(row.id);
    if (Object.keys(columns).length > 1) changed.push(columns);
  }
  const gone = before.map(({ id }) => String(id)).filter((id) => !kept.has(id));
  if (gone.length + changed.length + added.length === 0) return null;
  return {
    ...(gone.length > 0 && { gone }),
    ...(changed.length > 0 && { changed }),
    ...(added.length > 0 && { added }),
  };
};

const rowsIn = (tables: StoredTables, name: MutableTable): readonly Row[] => (tables[name] ?? []) as readonly Row[];

export const differenceOf = (seeded: StoredTables, tables: StoredTables): Difference =>
  Object.fromEntries(
    mutableTables.flatMap((name) => {
      const difference = tableDifference(rowsIn(seeded, name), rowsIn(tables, name));
      return difference ? [[name, difference]] : [];
    }),
  );

const rebuiltTable = (seeded: readonly Row[], { gone = [], changed = [], added = [] }: TableDifference): Row[] => {
  const without = new Set<unknown>(gone);
  const changes = new Map(changed.map((row) => [row.id, row]));
  return [...seeded.filter(({ id }) => !without.has(id)).map((row) => ({ ...row, ...changes.get(row.id) })), ...added];
};

export const rebuilt = (seeded: StoredTables, difference: Difference): StoredTables =>
  Object.fromEntries(mutableTables.map((name) => [name, rebuiltTable(rowsIn(seeded, name), difference[name] ?? {})]));
