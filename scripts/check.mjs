#!/usr/bin/env node
// `npm run check`: everything that needs no browser.
import './begin.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { runAll } from './run.mjs';

ensureInstalled();
await runAll([
  [
    ['biome', 'check', '--error-on-warnings'],
    ['oxlint'],
    ['knip'],
    ['redocly', 'lint', '--config', 'scripts/contract/redocly.yaml', 'docs/openapi.json'],
    ['node', 'scripts/build.mjs'],
    ['vitest', 'run'],
  ],
  [
    ['node', 'scripts/check-live-build.mjs'],
    ['node', 'scripts/check-baseline.mjs'],
    ['node', 'scripts/check-budgets.mjs'],
  ],
]);
