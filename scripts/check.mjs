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
    ['node', 'scripts/build.mjs', '--if-changed'],
    ['vitest', 'run', '--project', 'dom', '--project', 'node', '--project', 'alone'], // the whole portal is opened by `npm test`
  ],
  [
    ['node', 'scripts/check-live-build.mjs'],
    ['node', 'scripts/check-baseline.mjs'],
    ['node', 'scripts/check-budgets.mjs'],
  ],
]);
