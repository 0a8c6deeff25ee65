#!/usr/bin/env node
// `npm run test:browser`: installs what is missing, builds both profiles, and runs every browser test.
import './begin.mjs';
import { demoBuild, prepared } from './browser-steps.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
await runAll([['node', 'scripts/build.mjs'], ...demoBuild, ['playwright', 'test']], env);
