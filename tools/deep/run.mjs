#!/usr/bin/env node
// `npm run tools -- deep`: runs all slow tests. `-- chaos kill` runs only these.
import '../../scripts/begin.mjs';
import { demoBuild, prepared } from '../../scripts/browser-steps.mjs';
import { runAll } from '../../scripts/run.mjs';
import { Told } from '../../scripts/told.mjs';

const wanted = process.argv.slice(2);

const deep = { DEEP: 'yes' };
const untrusted = ['tests/unit/adapters', 'tests/unit/config.test.ts', 'tests/ui/core/return-path.test.ts'];
const walks = ['tests/unit/fake-backend/random-walk.test.ts', 'tests/ui/portal/random-walk.test.tsx'];
const parts = {
  fuzz: [[['vitest', 'run', ...untrusted]], deep], // property tests with their larger number of runs (`many`) and new random seeds
  hosts: [[['vitest', 'run', '--project', 'node', 'tests/contract/']], { HOST: 'node' }], // the contract tests over a port instead of in process
  walk: [[['vitest', 'run', ...walks]], deep], // longer walks with new random seeds, and the pages of more states
  stress: [[['node', 'tools/deep/stress.mjs']]],
  chaos: [[['node', 'tools/deep/chaos.mjs']]],
  kill: [[demoBuild, ['node', 'tools/deep/kill-test.mjs']]],
  room: [[['node', 'tools/deep/load.mjs', '--room']]],
  bench: [[demoBuild, ['playwright', 'test', '-c', 'tests/bench/playwright.config.ts']]],
};
const names = Object.keys(parts);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Told(`"${unknown}" tidak dikenal. Yang ada: ${names.join(', ')}.`);

const env = await prepared();
let built = false;
for (const name of wanted.length > 0 ? wanted : names) {
  const [steps, own] = parts[name];
  await runAll(built ? steps.filter((step) => step !== demoBuild) : steps, { ...env, ...own });
  built ||= steps.includes(demoBuild);
}
