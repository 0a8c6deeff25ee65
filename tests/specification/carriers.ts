import fs from 'node:fs';
import path from 'node:path';

const tests = fs
  .readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .map((file) => path.posix.join('tests', ...file.split(path.sep)))
  .map((file) => ({ file, source: fs.readFileSync(file, 'utf8') }));

/** Whether Vitest runs this test file: only such a test can prove a row. */
export const needsNoBrowser = (file: string): boolean => !file.startsWith('tests/e2e/');

/** The test files that carry the id of a row: in brackets in a title, or in quotes in the table of a `[%s]` title. */
export const carriersOf = (id: string): string[] =>
  tests.filter(({ source }) => source.includes(`[${id}]`) || source.includes(`'${id}'`)).map(({ file }) => file);
