import fs from 'node:fs';
import { expect, it } from 'vitest';

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.stories.tsx'));

const notForCandidates = /src\/training\//;

it('no module of the portal creates an Intl format while it loads, because the first number format takes 20 ms', () => {
  const modules = sources.filter((file) => !notForCandidates.test(file));
  expect(modules.length).toBeGreaterThan(500);
  const made = modules.filter((file) => /^(?:export )?const \w+ = new Intl\./m.test(fs.readFileSync(file, 'utf8')));
  expect(made).toEqual([]);
});

it('no number is formatted by Intl', () => {
  const modules = sources.filter((file) => !notForCandidates.test(file));
  const by = modules.filter((file) => /Intl\.NumberFormat|\.toLocaleString\(/.test(fs.readFileSync(file, 'utf8')));
  expect(by).toEqual([]);
});
