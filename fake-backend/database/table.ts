/** What a table needs of its model in the `@mswjs/data` factory. */
export interface Model<Row> {
  create(values: { id: string; row: Row }): { row: Row };
  delete(id: string): void;
  clear(): void;
}

/** Rows by id, in the order of their insertion. A row is never changed in place: `put` a new one. */
export class Table<Row extends { id: string }> {
  readonly #model: Model<Row>;
  // the library finds by scanning and copies on update; its entities are kept here by id instead
  readonly #entities = new Map<string, { row: Row }>();
  #dirty = false;

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

  /** Inserts the row, or replaces the one with its id. */
  put(row: Row): void {
    this.#dirty = true;
    const entity = this.#entities.get(row.id);
    if (entity) entity.row = row;
    else this.#entities.set(row.id, this.#model.create({ id: row.id, row }));
  }

  remove(id: string): void {
    if (!this.#entities.delete(id)) return;
    this.#dirty = true;
    this.#model.delete(id);
  }

  replaceAll(rows: readonly Row[]): void {
    this.#model.clear();
    this.#entities.clear();
    for (const row of rows) this.put(row);
    this.#dirty = true;
  }

  /** Whether something changed since the last `markClean`. */
  get dirty(): boolean {
    return this.#dirty;
  }

  markClean(): void {
    this.#dirty = false;
  }
}
