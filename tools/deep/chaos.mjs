#!/usr/bin/env node
// `npm run tools -- chaos`: runs exam attempts with random faults. CHAOS_RUNS sets the number of runs of the slowest file (default 1000).
// After a failure, prints the command that repeats it.
import '../../scripts/begin.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';
import { commandFile } from '../../scripts/run.mjs';

ensureInstalled();
const most = Number(process.env.CHAOS_RUNS ?? 1_000);
const suites = [
  ['tests/unit/application/exam/chaos.test.ts', 1],
  ['tests/unit/application/exam/storage-taken-away.test.ts', 5],
  ['tests/unit/domain/exam/attempt-lists.test.ts', 10],
];
for (const [file, times] of suites) {
  const runs = most * times;
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandFile('vitest'), 'run', file], {
    encoding: 'utf8',
    env: { ...process.env, DEEP: 'yes', CHAOS_RUNS: String(runs), NO_COLOR: '1' },
    maxBuffer: 2 ** 28,
  });
  console.log(stdout, stderr);
  if (status !== 0) {
    const [, seed, place] = /seed: (-?\d+), path: "([^"]+)"/.exec(stdout + stderr) ?? [];
    if (seed !== undefined) console.error(`✗ again: CHAOS_SEED=${seed} CHAOS_PATH=${place} npx vitest run ${file}`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${runs} of ${file}`);
}
