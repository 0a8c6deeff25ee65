#!/usr/bin/env node
// `npm run test:deep`: what proves the tests themselves and what takes long. `-- guards chaos` runs only these.
import './begin.mjs';
import { demoBuild, prepared } from './browser-steps.mjs';
import { runAll } from './run.mjs';
import { Told } from './told.mjs';

const parts = {
  guards: [['node', 'scripts/guards.mjs']],
  specification: [['node', 'scripts/specification.mjs']],
  fuzz: [['vitest', 'run', 'tests/unit/adapters', 'tests/unit/config.test.ts', 'tests/unit/ui/return-path.test.ts']],
  stress: [['node', 'scripts/stress.mjs']],
  chaos: [['node', 'scripts/chaos.mjs']],
  kill: [...demoBuild, ['node', 'scripts/kill-test.mjs']],
  bench: [...demoBuild, ['playwright', 'test', '-c', 'tests/bench/playwright.config.ts']],
};
const names = Object.keys(parts);
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Told(`"${unknown}" tidak dikenal. Yang ada: ${names.join(', ')}.`);

const env = { ...(await prepared()), DEEP: 'yes' };
const steps = (wanted.length > 0 ? wanted : names).flatMap((name) => parts[name]);
await runAll([...new Set(steps)], env); // a build that two parts want is made once
