#!/usr/bin/env node
// `npm run test:deep`: what proves the tests themselves and what takes long. `-- guards chaos` runs only these; `-- mutants --seed 7`
// draws other mutants.
import './begin.mjs';
import { demoBuild, prepared } from './browser-steps.mjs';
import { readOptions } from './options.mjs';
import { runAll } from './run.mjs';
import { Told } from './told.mjs';

const words = process.argv.slice(2);
const optionsBegin = words.findIndex((word) => word.startsWith('-'));
const wanted = optionsBegin === -1 ? words : words.slice(0, optionsBegin);
const { seed } = readOptions({ seed: { type: 'string' } }, words.slice(wanted.length));
const seeded = seed === undefined ? [] : ['--seed', seed];

const parts = {
  guards: [['node', 'scripts/deep/guards.mjs']],
  specification: [['node', 'scripts/deep/specification.mjs']],
  mutants: [['node', 'scripts/deep/mutants.mjs', ...seeded]],
  fuzz: [['node', 'scripts/deep/fuzz.mjs']],
  hosts: [['node', 'scripts/deep/hosts.mjs']],
  walk: [['node', 'scripts/deep/walk.mjs']],
  stress: [['node', 'scripts/deep/stress.mjs']],
  chaos: [['node', 'scripts/deep/chaos.mjs']],
  kill: [...demoBuild, ['node', 'scripts/deep/kill-test.mjs']],
  room: [['node', 'scripts/deep/room.mjs']],
  bench: [...demoBuild, ['playwright', 'test', '-c', 'tests/bench/playwright.config.ts']],
};
const names = Object.keys(parts);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Told(`"${unknown}" tidak dikenal. Yang ada: ${names.join(', ')}.`);

const env = await prepared();
const steps = (wanted.length > 0 ? wanted : names).flatMap((name) => parts[name]);
await runAll([...new Set(steps)], env); // a build that two parts want is made once
