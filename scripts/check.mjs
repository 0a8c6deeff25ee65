#!/usr/bin/env node
// `npm run check`: everything that needs no browser.
import { ensureInstalled } from './ensure-installed.mjs';
import { runAll } from './run.mjs';

ensureInstalled();
await runAll([
  ['npx', 'biome', 'check', '--error-on-warnings'],
  ['npx', 'tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
  ['npx', 'knip'],
  ['npx', 'vitest', 'run'],
  ['node', 'scripts/build.mjs'],
  ['node', 'scripts/check-live-build.mjs'],
  ['npx', 'size-limit'],
]);
