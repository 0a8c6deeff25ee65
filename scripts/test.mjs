#!/usr/bin/env node
// `npm test`: the linters and tests of `check` and all other Vitest tests, both builds, and the core journeys on both profiles.
import './begin.mjs';
import { builds, prepared } from './browser-steps.mjs';
import { findNginx } from './install/ensure-nginx.mjs';
import { linters, runAll } from './run.mjs';

const env = await prepared();
const projects = ['simulation', 'live', 'live-http', ...(findNginx() ? ['live-nginx'] : [])];
await runAll(
  [
    [...linters, ['vitest', 'run']],
    builds,
    ['vitest', 'run', '--config', 'tests/built/vitest.config.ts'],
    ['playwright', 'test', '--grep', '@core', ...projects.flatMap((name) => ['--project', name])],
  ],
  env,
);
