import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demo } from '../../../fake-backend/scenarios/lessons.ts';
import { demoWords } from '../../../src/training/simulation/begin-here-text.ts';
import { guide } from '../../../tools/guide/guide.ts';
import { baseline } from '../../built/baseline.ts';

const readme = fs.readFileSync('README.md', 'utf8');
const { engines, scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

describe('the README', () => {
  it('names the versions of Node that package.json does, and the one that .nvmrc and the container name', () => {
    expect(engines.node).toBe('>=20.19 <21 || >=22.12');
    const { 1: wanted } = /Node (\d+) \(22\.12 or newer, and 20\.19 or a later 20, work too\)/.exec(readme) ?? [];
    expect(wanted).toBe(fs.readFileSync('.nvmrc', 'utf8').trim());
    const images = [...fs.readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM node:(\d+)/gm)];
    expect(images.map(([, version]) => version)).toEqual([wanted, wanted]);
  });

  it('names scripts that exist, and all that a reader needs', () => {
    const named = [...readme.matchAll(/(?:^|`)npm (?!install|ci\b)(?:run )?([a-z:]+)/gm)].map(([, name = '']) => name);
    const without = Object.keys(scripts).filter((name) => !named.includes(name));
    expect([named.filter((name) => !(name in scripts)), without]).toEqual([[], []]);
  });
});

it('the supported browsers are the same in the build, its check, the page for older ones and the README', () => {
  const { chrome, safari, firefox } = baseline;
  const target = `['chrome${chrome}', 'edge${chrome}', 'safari${safari}', 'firefox${firefox}']`;
  expect(fs.readFileSync('vite.config.ts', 'utf8')).toContain(target);
  for (const file of ['public/browser-check.js', 'index.html', 'README.md'])
    for (const version of [chrome, safari, firefox]) expect(fs.readFileSync(file, 'utf8')).toContain(String(version));
});

it('the trainers’ guide equals the output of `npm run tools -- guide`', () => {
  expect(fs.readFileSync('docs/panduan-pengajar.md', 'utf8')).toBe(guide());
});

it('a presenter has words for every step of the demo, and for no other', () => {
  expect(Object.keys(demoWords)).toEqual(demo.map(({ title }) => title));
});
