import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guards } from '../../guards/all-guards.ts';

/** A test of tests/contract runs the contract beside it. */
const sourceOf = (test: string): string =>
  [test, test.replace('.test.ts', '-contract.ts')]
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('');

describe.each(guards)('the guard "$name" (rows $rows)', ({ file, find, replace, tests, title }) => {
  it('is where the list says, once, and changes something when it is taken out', () => {
    expect(fs.readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('is seen by a test that exists', () => {
    expect(tests.filter((test) => sourceOf(test).includes(title))).toEqual(tests);
  });
});
