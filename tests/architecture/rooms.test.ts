import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './cruise.ts';

const longest = 200;
/** Texts and keys of questions: long lists that gain nothing from a split. */
const questions = /^fake-backend[\\/]questions[\\/]/;

const linesOf = (file: string) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').length;

const tooLong = (tree: string) =>
  ['src', 'fake-backend', 'scripts']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(tree, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !questions.test(file))
    .filter((file) => linesOf(path.join(tree, file)) > longest);

const mostFilesInFolder = 25;

const tooFull = (tree: string) => {
  const files = ['src', 'fake-backend', 'scripts', 'tests', '.storybook'].flatMap((folder) =>
    fs
      .readdirSync(path.join(tree, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(tree, entry.parentPath)),
  );
  return [...new Set(files)].filter((folder) => files.filter((each) => each === folder).length > mostFilesInFolder);
};

const sourcesOf = (tree: string) =>
  ['src', 'fake-backend']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(tree, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file).replaceAll(path.sep, '/')),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.stories.tsx'));

const imports = /\bfrom '(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g;

/** The layer of a file, `src/ui` or `src/main.tsx`; a merge must not cross layers. */
const layerOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** A file of fewer lines with a single importer in its layer belongs in that importer. `mostTiny` is the number of allowed exceptions. */
const tiny = 40;
const mostTiny = 50;

const tinyOf = (tree: string) => {
  const importers = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const file of sourcesOf(tree)) {
    for (const [, now, later = ''] of fs.readFileSync(path.join(tree, file), 'utf8').matchAll(imports)) {
      const target = path.posix.join(path.posix.dirname(file), now ?? later);
      if (!now) lazy.add(target);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return sourcesOf(tree).filter((file) => {
    const [only, another] = importers.get(file) ?? [];
    const single = only !== undefined && another === undefined && !lazy.has(file);
    return single && layerOf(only) === layerOf(file) && linesOf(path.join(tree, file)) < tiny;
  });
};

it('at most 50 files are short and imported by one file only', () => {
  expect(tinyOf(repository).length).toBeLessThanOrEqual(mostTiny);
});

it('the median source file has 25 to 60 lines', () => {
  const lengths = sourcesOf(repository).map((file) => linesOf(path.join(repository, file)));
  const median = lengths.sort((a, b) => a - b)[lengths.length >> 1];
  expect(median).toBeGreaterThanOrEqual(25);
  expect(median).toBeLessThanOrEqual(60);
});

it('no folder holds more than 25 files', () => {
  expect(tooFull(repository)).toEqual([]);
});

it('no source file is longer than 200 lines', () => {
  expect(tooLong(repository)).toEqual([]);
});

const foundIn = (files: Readonly<Record<string, string>>, find: (tree: string) => readonly string[]) => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'portal rooms '));
  for (const [file, text] of Object.entries({ ...files, 'src/a.ts': '', 'scripts/a.mjs': '', '.storybook/a.ts': '' })) {
    fs.mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  const found = find(tree).map((file) => file.replaceAll(path.sep, '/'));
  fs.rmSync(tree, { recursive: true });
  return found;
};

it('the check finds a source file of 201 lines in any folder', () => {
  const long = ['src/ui/exam/page.tsx', 'fake-backend/rules/exam/exam.ts', 'scripts/check.mjs'];
  const planted = [...long, 'fake-backend/questions/a.ts'].map((file) => [file, '//\n'.repeat(longest + 1)]);
  const files = { ...Object.fromEntries(planted), 'src/short.ts': '//\n'.repeat(longest) };
  expect(foundIn(files, tooLong)).toEqual(long);
});

it('the check finds a folder of 26 files', () => {
  const filled = (folder: string, count: number) =>
    Array.from({ length: count }, (_, file) => [`${folder}/${file}.ts`, '']);
  const planted = [...filled('src/ui/exam', mostFilesInFolder + 1), ...filled('tests/ui', mostFilesInFolder)];
  expect(foundIn({ ...Object.fromEntries(planted), 'fake-backend/a.ts': '' }, tooFull)).toEqual(['src/ui/exam']);
});

it('the check finds a short file with a single static importer in its layer', () => {
  const files = {
    'src/ui/page.tsx':
      "import { one } from './one.ts';\nimport { two } from '../domain/two.ts';\nimport('./later.ts');\n",
    'src/ui/part.tsx': "import {\n  both,\n} from './both.ts';\nimport { long } from './long.ts';\n",
    'src/ui/part.stories.tsx': "import { one } from './one.ts';\n",
    'src/ui/one.ts': "import type { Both } from './both.ts';\n",
    'src/ui/both.ts': '',
    'src/ui/long.ts': '//\n'.repeat(tiny),
    'src/ui/later.ts': '',
    'src/domain/two.ts': '',
    'fake-backend/server.ts': '',
  };
  expect(foundIn(files, tinyOf)).toEqual(['src/ui/one.ts']);
});
