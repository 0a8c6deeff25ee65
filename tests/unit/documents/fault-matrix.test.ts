import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guards } from '../../guards/all-guards.ts';
import { guardedRows } from '../../guards/guard.ts';
import { citedRows } from './citations.ts';

const page = fs.readFileSync('docs/fault-matrix.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => Number(row));

const citing = fs
  .readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(\.(test|spec|bench)\.tsx?|-contract\.ts)$/.test(file) && !file.includes('documents/citations'))
  .map((file) => ({ file, rows: citedRows(fs.readFileSync(`tests/${file}`, 'utf8')) }));

/** The test files that cite a row, or that notice when a guard of it is gone. */
const testsOf = (row: number): string[] => {
  const noticing = guards.filter((guard) => guard.rows.includes(row)).flatMap(({ tests }) => tests);
  const files = [
    ...citing.filter((each) => each.rows.includes(row)).map(({ file }) => file),
    ...noticing.map((file) => file.replace('tests/', '')),
  ];
  return [...new Set(files)].sort();
};

const lineOf = (row: number): string => {
  const names = guards.filter((guard) => guard.rows.includes(row)).map(({ name }) => name);
  const tests = testsOf(row).map((file) => `\`${file}\``);
  return `- **${row}** ${[...(names.length > 0 ? [names.join('; ')] : []), tests.join(', ')].join(': ')}\n`;
};

describe('docs/fault-matrix.md', () => {
  it('has its rows in their order, each once', () => {
    expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
  });

  it('has every row that is guarded, each with a guard (npm run test:guards) and a test that runs without a browser', () => {
    expect(guardedRows.filter((row) => !rows.includes(row))).toEqual([]);
    expect([...new Set(guards.flatMap((guard) => guard.rows))].sort((a, b) => a - b)).toEqual(guardedRows);
    const cited = citing.filter(({ file }) => !/^(e2e|bench)\//.test(file)).flatMap((each) => each.rows);
    expect(guardedRows.filter((row) => !cited.includes(row))).toEqual([]);
  });

  it('has a test for every row', () => {
    expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
  });

  it('names the guards and tests of every row', async () => {
    const [before] = page.split('- **1** ');
    await expect(`${before}${rows.map(lineOf).join('')}`).toMatchFileSnapshot('../../../docs/fault-matrix.md');
  });
});
