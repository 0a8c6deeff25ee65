#!/usr/bin/env node
// `npm run tools -- deep walk`: runs longer and more random walks through the simulation with new random seeds, and opens the pages of more
// of the states that they reach.
import '../../scripts/begin.mjs';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';
import { runAll } from '../../scripts/run.mjs';

ensureInstalled();
const files = ['tests/unit/fake-backend/random-walk.test.ts', 'tests/ui/portal/random-walk.test.tsx'];
await runAll([['vitest', 'run', ...files]], { DEEP: 'yes' });
