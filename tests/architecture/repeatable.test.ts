import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './cruise.ts';

const own = path.relative(repository, import.meta.filename);
const files = ['unit', 'ui', 'contract', 'architecture', 'fakes', 'builders']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(repository, 'tests', folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join('tests', folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== own);

/** Calls that make tests flaky. Benches may read the clock; fast-check may use randomness, because it prints its seed. */
const forms: Readonly<Record<string, RegExp>> = {
  'a wall clock': /\bperformance\.now\(|\bhrtime\b/,
  'randomness without a seed': /\bMath\.random\b|\brandomUUID\(\)|\bgetRandomValues\(/,
};

describe('the tests of check', () => {
  it.each(Object.entries(forms))('use no %s', (_, form) => {
    expect(files.filter((file) => form.test(fs.readFileSync(path.join(repository, file), 'utf8')))).toEqual([]);
  });
});
