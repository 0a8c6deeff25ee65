export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of all tables, without header rows. An escaped `\|` does not end a cell. */
export const rowsOf = (markdown: string): Row[] =>
  markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|\s*(Id\b|---)/.test(text)) return [];
    const cells = text.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/);
    return [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });

export const problemsOf = (rows: readonly Row[], exists: (path: string) => boolean): string[] => {
  const seen = new Set<string>();
  return rows.flatMap(({ line, cells }) => {
    const [id = '', , where = ''] = cells;
    const path = /^`([^`]+)`$/.exec(where)?.[1];
    const found = [
      ...(cells.length !== 3 || cells.includes('') ? ['a row has three cells, none empty'] : []),
      ...(/^[1-9](\.[a-z0-9-]+)+$/.test(id) ? [] : [`"${id}" is no id`]),
      ...(seen.has(id) ? [`${id} is there twice`] : []),
      ...(path === undefined ? [`"${where}" is no path`] : exists(path) ? [] : [`${path} is missing`]),
    ];
    seen.add(id);
    return found.slice(0, 1).map((problem) => `line ${line}: ${problem}`);
  });
};

export const missingFrom = (rows: readonly Row[], names: readonly string[]): string[] =>
  names.filter((name) => !rows.some(({ cells: [, what = ''] }) => what.includes(`\`${name}\``)));
