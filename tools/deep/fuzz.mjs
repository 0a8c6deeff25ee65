#!/usr/bin/env node
// `npm run tools -- deep fuzz`: runs the property tests of untrusted input, each as often as its test allows, with new random seeds.
import '../../scripts/begin.mjs';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';
import { runAll } from '../../scripts/run.mjs';

ensureInstalled();
await runAll([['vitest', 'run', 'tests/unit/adapters', 'tests/unit/config.test.ts', 'tests/ui/return-path.test.ts']], {
  DEEP: 'yes',
});
