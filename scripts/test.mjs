#!/usr/bin/env node
// `npm test`: installs what is missing, a Chromium included, and runs everything.
import { ensureInstalled } from './ensure-installed.mjs';
import { runAll } from './run.mjs';

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
const chromium = await ensureChromium();
console.log(`Chromium: ${chromium}`);
await runAll(
  [
    ['node', 'scripts/check.mjs'],
    ['node', 'scripts/build.mjs', '--mode', 'simulation'],
    ['npx', 'playwright', 'test'],
  ],
  { CHROMIUM_PATH: chromium },
);
