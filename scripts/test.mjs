#!/usr/bin/env node
// `npm test`: `check`, the tests of pages, portal and scripts, both builds, and the core journeys on both profiles.
import './begin.mjs';
import { builds, prepared } from './browser-steps.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
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
    ['playwright', 'test', '--grep', '@core', '--project', 'simulation', '--project', 'live'],
  ],
  env,
);
