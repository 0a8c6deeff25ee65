import fs from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { allFeatures, configFor, fullConfigFor } from '../../../scripts/api-config.mjs';
import { type ConfigProblem, parseConfig } from '../../../src/configuration/config.ts';
import { makeSchema } from '../../../src/configuration/config-schema.ts';

const read = (content: unknown) => {
  const problems: ConfigProblem[] = [];
  const { features } = parseConfig(content, { tell: (problem) => problems.push(problem) });
  expect(problems).toEqual([]);
  return features;
};
const { features: simulated } = parseConfig({}, { everything: true });
const demo: unknown = JSON.parse(fs.readFileSync('deploy/demo-config.json', 'utf8'));

it('a preview with all features, the API of a class and the API of the containers are configured like the simulation', () => {
  expect(read({ features: allFeatures })).toEqual(simulated);
  expect(read(fullConfigFor('http://localhost:8000'))).toEqual(simulated);
  expect(read(demo)).toEqual(simulated);
});

it('a preview without these features has the shipped defaults', () => {
  expect(read(configFor('http://localhost:8000'))).toEqual(parseConfig({}).features);
});

it('a preview of an API keeps the configuration of the body, but for the addresses of the API', () => {
  const own = {
    api: { baseUrl: 'https://api.lsp.example', authentication: 'token' },
    socket: { path: '' },
    bring: ['KTP'],
  };
  expect(configFor('http://localhost:8000', own)).toMatchObject({
    api: { baseUrl: 'http://localhost:8000', authentication: 'token' },
    socket: { url: 'http://localhost:8000', path: '' },
    bring: ['KTP'],
  });
});

it('the guide that connects the portal to an API names every key of the configuration and every switch', () => {
  const [keys = '', switches = ''] = fs
    .readFileSync('docs/how-to-point-at-a-real-api.md', 'utf8')
    .split(/### Calls that an API may not have|\n## /)
    .slice(1);
  const named = Array.from(switches.matchAll(/^\| `(\w+)` /gm), ([, name]) => name);
  expect(named).toEqual(Object.keys(allFeatures));
  const sections = Object.keys(makeSchema(false).shape);
  expect(sections.filter((name) => !new RegExp(`^\\|.*\`${name}[.\`]`, 'm').test(keys))).toEqual([]);
});
