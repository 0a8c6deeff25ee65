#!/usr/bin/env node
// `npm run tools -- deep fuzz`: the properties of what comes from outside, each tried as often as its test allows, by seeds that are new
// each time.
import '../../scripts/begin.mjs';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';
import { runAll } from '../../scripts/run.mjs';

ensureInstalled();
await runAll([['vitest', 'run', 'tests/unit/adapters', 'tests/unit/config.test.ts', 'tests/ui/return-path.test.ts']], {
  DEEP: 'yes',
});
