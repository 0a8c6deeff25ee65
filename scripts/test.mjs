#!/usr/bin/env node
// `npm test`: installs what is missing, a Chromium included, checks everything that needs no browser, and plays the journeys that must
// never break on both profiles, and against servers that answer in other ways.
import './begin.mjs';
import { demoBuild, prepared } from './browser-steps.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
await runAll([['node', 'scripts/check.mjs']], env);
// Laravel's own forms, and only what the portal cannot do without (decision 28)
for (const REPLIES of ['laravel', 'bare']) await runAll([['vitest', 'run', 'tests/ui/portal']], { ...env, REPLIES });
await runAll([...demoBuild, ['playwright', 'test', '--grep', '@core']], env);
