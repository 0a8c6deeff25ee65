import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { guards } from '../../guards/all-guards.ts';
import { examRows } from '../../guards/guard.ts';

const testFiles = ['tests/unit', 'tests/ui', 'tests/contract']
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));

/** The rows of the fault matrix that tests name in their titles. */
const named = new Set(
  testFiles
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/fault matrix ([\d, ]+)\)/g)])
    .flatMap(([, rows = '']) => rows.split(',').map(Number)),
);

describe('every row of an exam in the fault matrix', () => {
  it('has a guard that can be taken out (npm run test:guards)', () => {
    const guarded = new Set(guards.flatMap(({ rows }) => rows));
    expect(examRows.filter((row) => !guarded.has(row))).toEqual([]);
    expect([...guarded].filter((row) => !examRows.includes(row))).toEqual([]);
  });

  it('is named by a test that runs without a browser', () => {
    expect(examRows.filter((row) => !named.has(row))).toEqual([]);
  });
});

describe.each(guards)('the guard "$name" (rows $rows)', ({ file, find, replace, tests, title }) => {
  it('stands where the list says, once, and changes something when it is taken out', () => {
    expect(fs.readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('is seen by a test that exists', () => {
    expect(tests.filter((test) => fs.readFileSync(test, 'utf8').includes(title))).toEqual(tests);
  });
});
