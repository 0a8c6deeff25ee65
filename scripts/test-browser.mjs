#!/usr/bin/env node
// `npm run test:browser`: installs what is missing, runs all stories, builds both profiles, and runs every browser test, the core journeys behind nginx too.
import './begin.mjs';
import { demoBuild, prepared, stories } from './browser-steps.mjs';
import { ensureNginx } from './install/ensure-nginx.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
ensureNginx();
await runAll([...stories, ['node', 'scripts/build.mjs'], ...demoBuild, ['playwright', 'test']], env);
