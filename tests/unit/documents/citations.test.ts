import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf, headingsOf, lostCitations, type Places } from './citations.ts';
import { rowsOf } from './requirements-table.ts';

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const inFolder = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => !file.includes('/node_modules/'));

const folders = ['src', 'fake-backend', 'tests', 'docs', 'scripts', 'tools', 'public', '.storybook'];
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

/** Excludes notices, which name third-party files, and this test, which cites missing targets. */
const cites = (file: string) =>
  /\.(tsx?|mjs|cjs|html|md)$/.test(file) && !/NOTICE\.md$|documents\/citations/.test(file);

describe('every citation', () => {
  it('names something that exists in the repository', () => {
    const lost = [...paths]
      .filter(cites)
      .flatMap((file) => lostCitations(file, read(file), places).map((citation) => `${file}: ${citation}`));
    expect(lost).toEqual([]);
  });
});

describe('the check of citations', () => {
  const lost = (text: string, file = 'tests/unit/planted.test.ts') => lostCitations(file, text, places);

  it('finds one of each kind, also across a line break, and accepts the valid ones beside it', () => {
    const text = `/** As told (fault
      * matrix 34, 999). See (specification 6 and 7; specification 2, Fortune telling) and (decision 99).
      * The form of (domain: FR.APL.01) and of (domain: FR.APL.09). */
      it('is shown [2.timer.modal] [2.timer.fortune]', () => {});
      // see src/entry/main.tsx, src/fortune.ts, \`main.tsx\`, \`fortune.ts\` and src/fortune/<concept>.ts`;
    expect(lost(text).sort()).toEqual(
      [
        'fault matrix 34, 999',
        'specification 2, Fortune telling',
        '[2.timer.fortune]',
        '(domain: FR.APL.09',
        'decision 99',
        'src/fortune.ts',
        'src/fortune/<',
        '`fortune.ts`',
      ].sort(),
    );
  });

  it('finds links of a document to a missing file, heading or decision', () => {
    const good = '[a](domain.md#route-ambiguity) [b](decisions) [decision 12](decisions/0012-what-a-device-keeps.md)';
    const bad = ['](fortune.md)', '](domain.md#fortune)'];
    expect(lost(`${good} [a${bad.join(' [b')}`, 'docs/planted.md')).toEqual(bad);
    const mistaken = lost('[decision 12](decisions/0013-checking-a-certificate.md)', 'docs/planted.md');
    expect(mistaken).toEqual(['decision 12](decisions/0013-']);
  });
});
