#!/usr/bin/env node
// `npm run check`: the checks to run before each commit.
import './begin.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { runAll } from './run.mjs';

ensureInstalled();
await runAll([
  [['biome', 'check', '--error-on-warnings'], ['oxlint'], ['knip'], ['vitest', 'run', '--project', 'node']],
]);
