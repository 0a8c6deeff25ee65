#!/usr/bin/env node
// `npm run tools -- deep`: runs all slow tests. `-- chaos kill` runs only these.
import '../../scripts/begin.mjs';
import { demoBuild, prepared } from '../../scripts/browser-steps.mjs';
import { runAll } from '../../scripts/run.mjs';
import { Told } from '../../scripts/told.mjs';

const wanted = process.argv.slice(2);

const parts = {
  fuzz: [['node', 'tools/deep/fuzz.mjs']],
  hosts: [['node', 'tools/deep/hosts.mjs']],
  walk: [['node', 'tools/deep/walk.mjs']],
  stress: [['node', 'tools/deep/stress.mjs']],
  chaos: [['node', 'tools/deep/chaos.mjs']],
  kill: [demoBuild, ['node', 'tools/deep/kill-test.mjs']],
  room: [['node', 'tools/deep/room.mjs']],
  bench: [demoBuild, ['playwright', 'test', '-c', 'tests/bench/playwright.config.ts']],
};
const names = Object.keys(parts);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Told(`"${unknown}" tidak dikenal. Yang ada: ${names.join(', ')}.`);

const env = await prepared();
const steps = (wanted.length > 0 ? wanted : names).flatMap((name) => parts[name]);
await runAll([...new Set(steps)], env); // a build that several parts need runs once
