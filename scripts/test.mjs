#!/usr/bin/env node
// `npm test`: installs what is missing, a Chromium included, checks everything that needs no browser, and plays the journeys that must
// never break on both profiles.
import './begin.mjs';
import { demoBuild, prepared } from './browser-steps.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
await runAll(
  [
    ['node', 'scripts/check.mjs'],
    ['redocly', 'lint', '--config', 'scripts/contract/redocly.yaml', 'docs/openapi.json'],
  ],
  env,
);
await runAll([['vitest', 'run', '--project', 'portal']], env);
await runAll([...demoBuild, ['playwright', 'test', '--grep', '@core']], env);
