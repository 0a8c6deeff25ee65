#!/usr/bin/env node
// `npm run test:chaos`: 1000 random sittings with faults, or as many as CHAOS_RUNS says. A failure is replayed with its seed and path.
import '../begin.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { commandFile } from '../run.mjs';

ensureInstalled();
const { CHAOS_RUNS: runs = '1000' } = process.env;
const args = [commandFile('vitest'), 'run', 'tests/unit/application/exam/chaos.test.ts'];
const { status, stdout, stderr } = spawnSync(process.execPath, args, {
  encoding: 'utf8',
  env: { ...process.env, DEEP: 'yes', CHAOS_RUNS: runs, NO_COLOR: '1' },
  maxBuffer: 2 ** 28,
});
console.log(stdout, stderr);
const [, seed, place] = /seed: (-?\d+), path: "([^"]+)"/.exec(stdout + stderr) ?? [];
if (status === 0) console.log(`✓ ${runs} sittings`);
else if (seed !== undefined) console.error(`✗ again: CHAOS_SEED=${seed} CHAOS_PATH=${place} npm run test:chaos`);
process.exit(status ?? 1);
