import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/ui/core/paths.ts';
import { citedRows } from './citations.ts';
import { missingFrom, problemsOf, rowsOf } from './requirements-table.ts';

const patterns = Object.values(paths).map(({ pattern }) => pattern);
const rows = rowsOf(fs.readFileSync('docs/requirements.md', 'utf8'));
const ids = rows.map(({ cells: [id = ''] }) => id);

describe('docs/requirements.md', () => {
  it('has only complete rows, each with an id of its own section and an existing file', () => {
    expect(problemsOf(rows, fs.existsSync)).toEqual([]);
  });

  it('has a row for every address of the portal', () => {
    expect(missingFrom(rows, patterns)).toEqual([]);
  });

  it('has a test for every row, with the row’s id in the title', () => {
    const tests = fs
      .readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(\.(test|spec)\.tsx?|[\\/](repository-calls|pages)\.ts)$/.test(file))
      .map((file) => fs.readFileSync(`tests/${file}`, 'utf8'));
    expect(ids.filter((id) => !tests.some((test) => test.includes(`[${id}]`) || test.includes(`'${id}'`)))).toEqual([]);
  });
});

it('a wrong row is reported with its line', () => {
  const table = ['| Id | What | Where |', '| --- | --- | --- |'];
  const rows = [
    '| 1.a.b-c | a \\| b | `src/a.ts` |',
    '| 1.b | a | `src/b.ts` |',
    '| 1.c | a | src/a.ts |',
    '| 1.D | a | `src/a.ts` |',
    '| 1.e |  | `src/a.ts` |',
    '| 1.b | a | `src/a.ts` |',
  ];
  expect(problemsOf(rowsOf([...table, ...rows].join('\n')), (path) => path === 'src/a.ts')).toEqual([
    'line 4: src/b.ts is missing',
    'line 5: "src/a.ts" is no path',
    'line 6: "1.D" is no id',
    'line 7: a row has three cells, none empty',
    'line 8: 1.b is there twice',
  ]);
});

const page = fs.readFileSync('docs/fault-matrix.md', 'utf8');
const faults = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => Number(row));

const cited = fs
  .readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(test|spec|bench)\.tsx?$/.test(file) && !file.includes('documents/'))
  .flatMap((file) => citedRows(fs.readFileSync(`tests/${file}`, 'utf8')));

describe('docs/fault-matrix.md', () => {
  it('has its rows in order, each once', () => {
    expect(faults).toEqual([...new Set(faults)].sort((a, b) => a - b));
  });

  it('has a test for every row', () => {
    expect(faults.filter((row) => !cited.includes(row))).toEqual([]);
  });
});
