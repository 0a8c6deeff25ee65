import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './cruise.ts';

/** Lines of a source file. */
const longest = 200;
/** Texts and keys of questions, one after the other: they are read like a list, and no part of it is easier to understand alone. */
const questions = /^fake-backend[\\/]questions[\\/]/;

const tooLong = (tree: string) =>
  ['src', 'fake-backend', 'scripts']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(tree, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !questions.test(file))
    .filter((file) => fs.readFileSync(path.join(tree, file), 'utf8').trimEnd().split('\n').length > longest);

/** How many files a head can hold at once. */
const mostFiles = 25;

const tooFull = (tree: string) => {
  const files = ['src', 'fake-backend', 'scripts', 'tests', '.storybook'].flatMap((folder) =>
    fs
      .readdirSync(path.join(tree, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(tree, entry.parentPath)),
  );
  return [...new Set(files)].filter((folder) => files.filter((each) => each === folder).length > mostFiles);
};

it('no folder holds more than 25 files', () => {
  expect(tooFull(repository)).toEqual([]);
});

it('no source file is longer than 200 lines', () => {
  expect(tooLong(repository)).toEqual([]);
});

it('a source file of 201 lines is found, in whatever folder it is', () => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'portal lines '));
  const planted = [
    'src/ui/exam/page.tsx',
    'fake-backend/rules/exam.ts',
    'scripts/check.mjs',
    'fake-backend/questions/a.ts',
  ];
  for (const file of planted) {
    fs.mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), '//\n'.repeat(longest + 1));
  }
  fs.writeFileSync(path.join(tree, 'src/short.ts'), '//\n'.repeat(longest));
  const found = tooLong(tree).map((file) => file.replaceAll(path.sep, '/'));
  fs.rmSync(tree, { recursive: true });
  expect(found).toEqual(planted.slice(0, 3));
});

it('a folder of 26 files is found', () => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'portal folders '));
  for (const folder of ['src/ui/exam', 'fake-backend', 'scripts', 'tests/ui', '.storybook'])
    fs.mkdirSync(path.join(tree, folder), { recursive: true });
  for (let file = 0; file <= mostFiles; file += 1) fs.writeFileSync(path.join(tree, 'src/ui/exam', `${file}.ts`), '');
  for (let file = 0; file < mostFiles; file += 1) fs.writeFileSync(path.join(tree, 'tests/ui', `${file}.ts`), '');
  const found = tooFull(tree).map((folder) => folder.replaceAll(path.sep, '/'));
  fs.rmSync(tree, { recursive: true });
  expect(found).toEqual(['src/ui/exam']);
});
