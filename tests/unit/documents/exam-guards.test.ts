import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { guards } from '../../guards/all-guards.ts';
import { guardedRows } from '../../guards/guard.ts';

const testFiles = ['tests/unit', 'tests/ui', 'tests/contract']
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /(\.test\.tsx?|-contract\.ts)$/.test(file));

/** A test of tests/contract runs the contract beside it. */
const sourceOf = (test: string): string =>
  [test, test.replace('.test.ts', '-contract.ts')]
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('');

/** The rows of the fault matrix that tests name in their titles. */
const named = new Set(
  testFiles
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/fault matrix ([\d, ]+)\)/g)])
    .flatMap(([, rows = '']) => rows.split(',').map(Number)),
);

describe('every row of the fault matrix that is listed', () => {
  it('has a guard that can be taken out (npm run test:guards)', () => {
    const guarded = new Set(guards.flatMap(({ rows }) => rows));
    expect(guardedRows.filter((row) => !guarded.has(row))).toEqual([]);
    expect([...guarded].filter((row) => !guardedRows.includes(row))).toEqual([]);
  });

  it('is named by a test that runs without a browser', () => {
    expect(guardedRows.filter((row) => !named.has(row))).toEqual([]);
  });
});

describe('docs/fault-matrix.md', () => {
  const page = fs.readFileSync('docs/fault-matrix.md', 'utf8');

  it('has the rows from 65 on that are listed, and no other', () => {
    const rows = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => Number(row));
    expect(rows).toEqual(guardedRows.filter((row) => row >= 65));
  });

  it('names tests that exist', () => {
    const names = [...page.matchAll(/`([\w-]+\.(?:test|spec|bench)\.tsx?)`/g)].map(([, name]) => name);
    const here = fs.readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file));
    expect(names.filter((name = '') => !here.includes(name))).toEqual([]);
  });
});

describe.each(guards)('the guard "$name" (rows $rows)', ({ file, find, replace, tests, title }) => {
  it('stands where the list says, once, and changes something when it is taken out', () => {
    expect(fs.readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('is seen by a test that exists', () => {
    expect(tests.filter((test) => sourceOf(test).includes(title))).toEqual(tests);
  });
});
