import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citedRows } from './citations.ts';

const page = fs.readFileSync('docs/fault-matrix.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => Number(row));

const cited = fs
  .readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(test|spec|bench)\.tsx?$/.test(file) && !file.includes('documents/'))
  .flatMap((file) => citedRows(fs.readFileSync(`tests/${file}`, 'utf8')));

describe('docs/fault-matrix.md', () => {
  it('has its rows in order, each once', () => {
    expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
  });

  it('has a test for every row', () => {
    expect(rows.filter((row) => !cited.includes(row))).toEqual([]);
  });
});
