/** How rows are found and in which order they come: `group` says where a row belongs, null for nowhere. */
export interface Sorting<Row> {
  readonly group: (row: Readonly<Row>) => string | null;
  readonly compare: (a: Readonly<Row>, b: Readonly<Row>) => number;
}

interface Group<Row> {
  readonly rows: Map<string, Readonly<Row>>;
  /** Null since the last change: sorted when it is read next, so that a thousand changes cost one sort. */
  sorted: readonly Readonly<Row>[] | null;
}

/** The rows of a table in groups, kept while rows come and go: a request for the newest ten need not look at ten thousand. */
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
