import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf, headingsOf, lostCitations, type Places } from './citations.ts';
import { rowsOf } from './requirements-table.ts';

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const inFolder = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));

const folders = ['src', 'fake-backend', 'tests', 'docs', 'scripts', 'public', '.storybook'];
const paths = new Set([...fs.readdirSync('.'), ...folders.flatMap(inFolder)]);
const requirements = read('docs/requirements.md');
const places: Places = {
  rows: new Set([...read('docs/fault-matrix.md').matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => Number(row))),
  sections: new Map(requirements.split(/^## (?=[1-9] )/m).map((text) => [Number(text[0]), text.replaceAll('`', '')])),
  ids: new Set(rowsOf(requirements).map(({ cells: [id = ''] }) => id)),
  domain: new Set(headingsOf(read('docs/domain.md'))),
  decisions: new Set(fs.readdirSync('docs/decisions').map((name) => Number(name.slice(0, 4)))),
  paths,
  anchors: (file) => headingsOf(read(file)).map(anchorOf),
};

/** Not notices, which speak of the files of others; nor this test, which cites what does not exist. */
const cites = (file: string) =>
  /\.(tsx?|mjs|cjs|html|md)$/.test(file) && !/NOTICE\.md$|documents\/citations/.test(file);

describe('every citation', () => {
  it('leads to something in the repository', () => {
    const lost = [...paths]
      .filter(cites)
      .flatMap((file) => lostCitations(file, read(file), places).map((citation) => `${file}: ${citation}`));
    expect(lost).toEqual([]);
  });
});

describe('the check of citations', () => {
  const lost = (text: string, file = 'tests/unit/planted.test.ts') => lostCitations(file, text, places);

  it.each([
    '// (fault matrix 34)',
    '// (fault matrix 17–19, 20 and 22)',
    '/**\n * As told (fault\n * matrix 34).\n */',
    '/** Specification 2. And (specification 6 and 7) */',
    '// (specification 2, Exam timer; and more)',
    '// (specification 7, GET /api/date-now)',
    "it('is shown [2.timer.modal]', () => {});",
    '// (domain: FR.APL.01)',
    '// (decision 12)',
    '// see src/main.tsx, `main.tsx`, `http/http-client.ts`, src/adapters/http/**/*-wire.ts and tests/fakes.',
    "const file = 'src/fortune.ts';",
  ])('accepts %s', (text) => {
    expect(lost(text)).toEqual([]);
  });

  it('accepts links to a heading, a folder and a decision', () => {
    const text = '[a](domain.md#route-ambiguity) [b](decisions) [decision 12](decisions/0012-drafts.md)';
    expect(lost(text, 'docs/planted.md')).toEqual([]);
  });

  it.each([
    ['// (fault matrix 999)', 'fault matrix 999'],
    ['// (fault matrix 34, 999)', 'fault matrix 34, 999'],
    ["it('holds (fault matrix 16)', () => {});", 'fault matrix 16'],
    ['/**\n * As told (fault\n * matrix 999).\n */', 'fault matrix 999'],
    ['// (specification 12)', 'specification 12'],
    ['// (specification 2, Fortune telling)', 'specification 2, Fortune telling'],
    ["it('is shown [2.timer.fortune]', () => {});", '[2.timer.fortune]'],
    ["['2.timer.fortune']", "'2.timer.fortune'"],
    ['// (domain: FR.APL.09)', '(domain: FR.APL.09'],
    ['// (domain notes, Stages)', 'domain notes'],
    ['// (specification, section 2)', 'specification, section'],
    ['// (decision 99)', 'decision 99'],
    ['// see src/fortune.ts', 'src/fortune.ts'],
    ['// see src/fortune/<concept>.ts', 'src/fortune/<'],
    ['// see `fortune.ts`', '`fortune.ts`'],
  ])('refuses %s', (text, citation) => {
    expect(lost(text)).toEqual([citation]);
  });

  it.each([
    ['[a page](fortune.md)', '](fortune.md)'],
    ['[a heading](domain.md#fortune)', '](domain.md#fortune)'],
    ['[decision 12](decisions/0013-checking-a-certificate.md)', 'decision 12](decisions/0013-'],
  ])('refuses in a document %s', (text, citation) => {
    expect(lost(text, 'docs/planted.md')).toEqual([citation]);
  });
});
