#!/usr/bin/env node
// `npm run check`: everything that needs no browser.
import './begin.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runAll } from './run.mjs';

ensureInstalled();
await runAll([
  ['biome', 'check', '--error-on-warnings'],
  ['tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
  ['knip'],
  ['vitest', 'run'],
  ['node', 'scripts/build.mjs'],
  ['node', 'scripts/check-live-build.mjs'],
  ['node', 'scripts/check-baseline.mjs'],
  ['size-limit'],
]);
