import { SortedGroups, type Sorting } from './sorted-groups.ts';

export interface Model<Row> {
  create(values: { id: string; row: Row }): { row: Row };
  delete(id: string): void;
  clear(): void;
}

/** Rows by id in insertion order. Rows are immutable: replace them with `put`. */
export class Table<Row extends { id: string }> {
  readonly #model: Model<Row>;
  // indexes the entities by id, because the library scans on find and copies on update
  readonly #entities = new Map<string, { row: Row }>();
  readonly #sortings = new Map<Sorting<Row>, SortedGroups<Row>>();
  #dirty = false;
  #changes = 0;

  constructor(model: Model<Row>) {
    this.#model = model;
  }

  get(id: string): Readonly<Row> | undefined {
    return this.#entities.get(id)?.row;
  }

  all(): Readonly<Row>[] {
    return Array.from(this.#entities.values(), ({ row }) => row);
  }

  where(predicate: (row: Readonly<Row>) => boolean): Readonly<Row>[] {
    return this.all().filter(predicate);
  }

  sorted(sorting: Sorting<Row>, group: string): readonly Readonly<Row>[] {
    return this.#groupsOf(sorting).of(group);
  }

  #groupsOf(sorting: Sorting<Row>): SortedGroups<Row> {
    const known = this.#sortings.get(sorting);
    if (known) return known;
    const groups = new SortedGroups(sorting);
    for (const { row } of this.#entities.values()) groups.add(row);
    this.#sortings.set(sorting, groups);
    return groups;
  }

  put(row: Row): void {
    this.#touch();
    const entity = this.#entities.get(row.id);
    for (const groups of this.#sortings.values()) {
      if (entity) groups.remove(entity.row);
      groups.add(row);
    }
    if (entity) entity.row = row;
    else this.#entities.set(row.id, this.#model.create({ id: row.id, row }));
  }

  remove(id: string): void {
    const entity = this.#entities.get(id);
    if (!entity) return;
    this.#entities.delete(id);
    for (const groups of this.#sortings.values()) groups.remove(entity.row);
    this.#touch();
    this.#model.delete(id);
  }

  replaceAll(rows: readonly Row[]): void {
    this.#model.clear();
    this.#entities.clear();
    for (const groups of this.#sortings.values()) groups.clear();
    for (const row of rows) this.put(row);
    this.#touch();
  }

  #touch(): void {
    this.#dirty = true;
    this.#changes += 1;
  }

  /** Counts the changes. Cached data that is derived from this table is valid until the counter changes. */
  get changes(): number {
    return this.#changes;
  }

  get dirty(): boolean {
    return this.#dirty;
  }

  markClean(): void {
    this.#dirty = false;
  }
}
