#!/usr/bin/env node
// `npm test`: `check`, the tests of pages, portal and scripts, both builds, and the core journeys on both profiles.
import './begin.mjs';
import { builds, prepared } from './browser-steps.mjs';
import { findNginx } from './install/ensure-nginx.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
const projects = ['simulation', 'live', 'live-http', ...(findNginx() ? ['live-nginx'] : [])];
await runAll(
  [
    ['node', 'scripts/check.mjs'],
    ['vitest', 'run', '--project', 'dom', '--project', 'portal', '--project', 'alone', '--project', 'scripts'],
    builds,
    [
      ['node', 'scripts/check-live-build.mjs'],
      ['node', 'scripts/check-baseline.mjs'],
      ['node', 'scripts/check-baseline.mjs', 'dist-demo'],
      ['node', 'scripts/check-sizes.mjs'],
      ['node', 'scripts/check-sizes.mjs', '--mode', 'simulation'],
    ],
    ['playwright', 'test', '--grep', '@core', ...projects.flatMap((name) => ['--project', name])],
  ],
  env,
);
