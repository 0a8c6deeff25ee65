import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { forgetBuilt, isUpToDate, writeServing } from '../../../scripts/built.mjs';

const own = process.cwd();
const write = (file: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
};

const sources = ['src/main.tsx', 'fake-backend/a.ts', 'public/a.svg', 'scripts/a.mjs'];
const files = ['index.html', 'vite.config.ts', 'package-lock.json'];
const past = new Date('2026-01-01');
const age = (place: string) => fs.utimesSync(place, past, past);

beforeEach(() => {
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'built-')));
  [...sources, ...files, 'dist/index.html'].forEach(write);
  for (const file of sources) [file, path.dirname(file)].forEach(age);
  files.forEach(age);
  writeServing('dist', { addresses: [], hashes: {}, options: 'site', started: Date.parse('2026-01-02') });
});
afterEach(() => {
  const made = process.cwd();
  process.chdir(own);
  fs.rmSync(made, { recursive: true });
});
const upToDate = (made = 'site') => isUpToDate('dist', made);

it('a build is up to date when its sources are older and the same options are requested', () => {
  expect([upToDate(), upToDate('another site')]).toEqual([true, false]);
});

it.each([
  ['a file was written', () => write('src/main.tsx')],
  ['a file came', () => write('src/new/page.tsx')],
  ['a file went', () => fs.rmSync('fake-backend/a.ts')],
  ['packages changed', () => write('package-lock.json')],
  ['pages of schemes were added to it', () => forgetBuilt('dist')],
  ['it is gone', () => fs.rmSync('dist', { recursive: true })],
])('a build is repeated after %s', (_, change) => {
  change();
  expect(upToDate()).toBe(false);
});
