import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const files = ['scripts', 'tools'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, ...file.split(path.sep))),
);
const started = files.filter((file) => read(file).startsWith('#!'));

const forms: Readonly<Record<string, RegExp>> = {
  'a shell': /['"`](?:sh|bash|cmd|powershell)(?:\.exe)?['"`]|shell:/,
  'npx or npm by name': /[([]\s*['"`]np[mx](?:\.cmd)?['"`]|['"`]npx /,
  'a command line in one text': /(?<!\.)\bexec(?:Sync)?\(/,
  'Node by name': /(?:spawn|execFile)(?:Sync)?\(\s*['"`]node['"`]/,
  'a place of one system': /['"`]\/(?:tmp|dev|bin|usr\/bin\/(?!apt-get))/,
  '.bin, which holds scripts of the shell': /\.bin\b/,
};

const options = files
  .filter((file) => file.startsWith('scripts/'))
  .flatMap((file) =>
    Array.from(read(file).matchAll(/\{\s*type: '(?:string|boolean)'[^}]*\}/g), ([option]) => `${file}: ${option}`),
  );

const importsOf = (file: string) =>
  [...read(file).matchAll(/^import\s(?:[^'"]*?\sfrom\s)?'([^']+)'/gm)].map(([, name = '']) => name);

describe('the scripts run on Windows, macOS and Linux', () => {
  it.each(Object.entries(forms))('without %s', (_, form) => {
    expect(files.filter((file) => form.test(read(file)))).toEqual([]);
  });
});

describe('an executable script', () => {
  it('is each of start.mjs, test.mjs and api.mjs', () => {
    expect(started).toEqual(expect.arrayContaining(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/api.mjs']));
  });

  it.each(started)('%s starts with the check of the Node version and the failure report', (file) => {
    expect(importsOf(file)[0]).toMatch(/^\.{1,2}(\/\.\.)?(\/scripts)?\/begin\.mjs$/);
  });

  it.each(files)('%s imports no package statically, so that these checks run first', (file) => {
    expect(importsOf(file).filter((name) => !/^(?:node:|\.)/.test(name))).toEqual([]);
  });

  it('of the portal tells the meaning of each of its options', () => {
    expect(options.length).toBeGreaterThan(20);
    expect(options.filter((option) => !/\bhelp:\s*['`]\S/.test(option))).toEqual([]);
  });

  it('uses newer Node features through the default import, so that an old Node fails with a readable message', () => {
    const named = files.filter((file) => /import \{[^}]*\bparseArgs\b/.test(read(file)));
    expect(named).toEqual([]);
  });
});
