#!/usr/bin/env node
// `npm run test:deep`: what takes long. `-- chaos kill` runs only these.
import './begin.mjs';
import { demoBuild, prepared } from './browser-steps.mjs';
import { runAll } from './run.mjs';
import { Told } from './told.mjs';

const wanted = process.argv.slice(2);

const parts = {
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
