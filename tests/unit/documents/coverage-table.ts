/** One row of docs/specification-coverage.md. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What the check may ask about the repository. */
export interface Files {
  exists(path: string): boolean;
  read(path: string): string;
}

/** The rows of all tables, without their heads. A `\|` inside a cell does not end it. */
export const rowsOf = (markdown: string): Row[] =>
  markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|\s*(Spec\b|---)/.test(text)) return [];
    const cells = text.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/);
    return [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });

/** The titles in a test file: every text that stands before a function or its options. */
export const titlesOf = (source: string): string[] =>
  Array.from(
    source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1,\s*(?:\w+,\s*)?(?:async\b|\(|\{)/g),
    ([, , title = '']) => title.replace(/\\(.)/g, '$1'),
  );

const whereProblems = (where: string, { exists }: Files): string[] => {
  const path = /^`([^`]+)`$/.exec(where)?.[1];
  if (path === undefined) return [`"${where}" is no path`];
  return exists(path) ? [] : [`${path} is missing`];
};

const testProblems = (test: string, { exists, read }: Files): string[] => {
  const [, path, title] = /^`([^`]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(test) ?? [];
  if (path === undefined || title === undefined) return [`"${test}" names no test`];
  if (!exists(path)) return [`${path} is missing`];
  return titlesOf(read(path)).some((each) => each.includes(title)) ? [] : [`${path} has no test "${title}"`];
};

/** What is wrong with a table, each with its line. */
export const problemsOf = (rows: readonly Row[], files: Files): string[] =>
  rows.flatMap(({ line, cells }) => {
    const [, , where = '', test = ''] = cells;
    const found =
      cells.length !== 4 || cells.includes('')
        ? ['a row has four cells, none empty']
        : [...whereProblems(where, files), ...testProblems(test, files)];
    return found.map((problem) => `line ${line}: ${problem}`);
  });

/** Which of the names (addresses and calls, in backticks) no row speaks of. */
export const missingFrom = (rows: readonly Row[], names: readonly string[]): string[] =>
  names.filter((name) => !rows.some(({ cells: [, what = ''] }) => what.includes(`\`${name}\``)));
