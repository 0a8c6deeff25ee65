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

/** What may still be to come. `uji` is a missing test of something that is there. */
const pieces = ['berkas asesmen', 'uji'] as const;

const dash = '–';

/** The rows of all tables, without their heads. A `\|` inside a cell does not end it. */
export const rowsOf = (markdown: string): Row[] =>
  markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|\s*(Spec\b|---)/.test(text)) return [];
    const cells = text.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/);
    return [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });

/** The titles in a test file: every text that stands before a function or its options. */
export const titlesOf = (source: string): string[] =>
  Array.from(source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1,\s*(?:async\b|\(|\{)/g), ([, , title = '']) =>
    title.replace(/\\(.)/g, '$1'),
  );

const whereProblems = (where: string, { exists }: Files): string[] => {
  if (where === dash) return [];
  const path = /^`([^`]+)`$/.exec(where)?.[1];
  if (path === undefined) return [`"${where}" is no path`];
  return exists(path) ? [] : [`${path} is missing`];
};

const pieceProblems = (piece: string, where: string): string[] => {
  if (!(pieces as readonly string[]).includes(piece)) return [`"${piece}" is no known piece`];
  return piece === 'uji' && where === dash ? ['what is not there cannot wait for its test only'] : [];
};

const testProblems = (test: string, where: string, { exists, read }: Files): string[] => {
  const piece = /^belum: (.*)$/.exec(test)?.[1];
  if (piece !== undefined) return pieceProblems(piece, where);
  const [, path, title] = /^`([^`]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(test) ?? [];
  if (path === undefined || title === undefined) return [`"${test}" names no test`];
  if (where === dash) return ['a test of what is not there'];
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
        : [...whereProblems(where, files), ...testProblems(test, where, files)];
    return found.map((problem) => `line ${line}: ${problem}`);
  });

/** Which of the names (addresses and calls, in backticks) no row speaks of. */
export const missingFrom = (rows: readonly Row[], names: readonly string[]): string[] =>
  names.filter((name) => !rows.some(({ cells: [, what = ''] }) => what.includes(`\`${name}\``)));
