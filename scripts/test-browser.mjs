#!/usr/bin/env node
// `npm run test:browser`: installs what is missing, runs all stories, builds both profiles, and runs every browser test.
import './begin.mjs';
import { demoBuild, prepared, stories } from './browser-steps.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
await runAll([...stories, ['node', 'scripts/build.mjs'], ...demoBuild, ['playwright', 'test']], env);
