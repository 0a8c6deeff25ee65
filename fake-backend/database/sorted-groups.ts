export interface Sorting<Row> {
  readonly group: (row: Readonly<Row>) => string | null;
  readonly compare: (a: Readonly<Row>, b: Readonly<Row>) => number;
}

interface Group<Row> {
  readonly rows: Map<string, Readonly<Row>>;
  /** Sorted lazily on read, so that many changes cost one sort; null when stale. */
  sorted: readonly Readonly<Row>[] | null;
}

/** Rows in sorted groups, updated incrementally, so that reading the newest ten does not scan ten thousand rows. */
export class SortedGroups<Row extends { id: string }> {
  readonly #sorting: Sorting<Row>;
  readonly #groups = new Map<string, Group<Row>>();

  constructor(sorting: Sorting<Row>) {
    this.#sorting = sorting;
  }

  add(row: Readonly<Row>): void {
    const name = this.#sorting.group(row);
    if (name === null) return;
    const group = this.#groups.get(name) ?? { rows: new Map(), sorted: null };
    this.#groups.set(name, group);
    group.rows.set(row.id, row);
    group.sorted = null;
  }

  remove(row: Readonly<Row>): void {
    const group = this.#groups.get(this.#sorting.group(row) ?? '');
    if (group?.rows.delete(row.id)) group.sorted = null;
  }

  clear(): void {
    this.#groups.clear();
  }

  of(name: string): readonly Readonly<Row>[] {
    const group = this.#groups.get(name);
    if (!group) return [];
    group.sorted ??= [...group.rows.values()].sort(this.#sorting.compare);
    return group.sorted;
  }
}
