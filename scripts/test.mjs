#!/usr/bin/env node
// `npm test`: installs what is missing, a Chromium included, and runs everything.
import './begin.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runAll } from './run.mjs';

ensureInstalled();
const chromium = await ensureChromium();
console.log(`Chromium: ${chromium}`);
await runAll(
  [
    ['node', 'scripts/check.mjs'],
    ['node', 'scripts/build.mjs', '--mode', 'simulation'],
    ['node', 'scripts/check-baseline.mjs', 'dist-demo'],
    ['playwright', 'test'],
  ],
  { CHROMIUM_PATH: chromium },
);
