#!/usr/bin/env node
// `npm run check`: what one waits for before each commit.
import './begin.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { runAll } from './run.mjs';

ensureInstalled();
await runAll([
  [['biome', 'check', '--error-on-warnings'], ['oxlint'], ['knip'], ['vitest', 'run', '--project', 'node']],
]);
