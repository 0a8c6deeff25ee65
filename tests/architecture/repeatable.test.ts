import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { repository } from './cruise.ts';

const own = path.relative(repository, import.meta.filename);
const all = fs
  .readdirSync(path.join(repository, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('tests', file));
/** Benches, loads, years of exams and browsers measure and draw by themselves. */
const files = all.filter(
  (file) => /\.tsx?$/.test(file) && !/^tests.(bench|load|built|e2e|years)\b/.test(file) && file !== own,
);

/** Calls that make tests flaky. Benches may read the clock; fast-check may use randomness, because it prints its seed. */
const forms: Readonly<Record<string, RegExp>> = {
  'a wall clock': /\bperformance\.now\(|\bhrtime\b/,
  'randomness without a seed': /\bMath\.random\b|\brandomUUID\(\)|\bgetRandomValues\(/,
};

it('every test file is run, by one project, except those of the builds, which have their own configuration', () => {
  const projects = (config.test?.projects ?? []) as readonly {
    readonly test: { readonly include: readonly string[] };
  }[];
  const run = projects.flatMap(({ test }) => test.include);
  const wanted = all.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => file.replaceAll(path.sep, '/'));
  expect(run.toSorted()).toEqual(wanted.filter((file) => !file.startsWith('tests/built/')).toSorted());
});

describe('the tests of check', () => {
  it.each(Object.entries(forms))('use no %s', (_, form) => {
    expect(files.filter((file) => form.test(fs.readFileSync(path.join(repository, file), 'utf8')))).toEqual([]);
  });
});
