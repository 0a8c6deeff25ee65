#!/usr/bin/env node
// `npm run test:guards`: does a test notice when a guard of an exam is gone? The guards stand in tests/guards, by rows of the fault
// matrix. Each is taken out in a copy of the sources, where the test that it names must fail. `-- --row 15` tries one row.
import './begin.mjs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { makeCopy, runTests } from './guards/copy.mjs';
import { readOptions } from './options.mjs';

const options = readOptions({ row: { type: 'string', multiple: true } });
ensureInstalled();
const { runnerImport } = await import('vite');
const { module: all } = await runnerImport('./tests/guards/all-guards.ts');
const { module: list } = await runnerImport('./tests/guards/guard.ts');
const rowsWanted = options.row?.map(Number) ?? list.guardedRows;
const guards = all.guards.filter(({ rows }) => rows.some((row) => rowsWanted.includes(row)));

const root = await fs.mkdtemp(path.join(os.tmpdir(), 'portal-asesi-guards-'));
const remove = () => fs.rm(root, { recursive: true, force: true });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void remove().finally(() => process.exit(1)));

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const rowText = ({ rows }) => rows.join(', ').padEnd(7);

/** Tests that pass although the guard is gone, or that do not run at all, are no proof. */
const judge = ({ ran, failed, broken }, { title }) => {
  if (failed.length > 0) return { caught: failed[0] };
  if (broken) return { problem: `the changed code cannot be loaded: ${broken}` };
  return { problem: ran === 0 ? `no test is called "${title}"` : 'NOT CAUGHT' };
};

/** Takes out one guard in the copy, runs its tests there, and puts it back. */
const attempt = async (copy, guard) => {
  const file = path.join(copy, guard.file);
  const source = await fs.readFile(file, 'utf8');
  const places = source.split(guard.find).length - 1;
  if (places !== 1) return { problem: `stands ${places} times in ${guard.file}: ${JSON.stringify(guard.find)}` };
  await fs.writeFile(
    file,
    source.replace(guard.find, () => guard.replace),
  );
  try {
    return judge(await runTests(copy, guard.tests, guard.title), guard);
  } finally {
    await fs.writeFile(file, source);
  }
};

const problems = [];
/** Works off the guards of the list; several of these share it, each with a copy of its own. */
const work = async (copy, waiting) => {
  for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
    const started = performance.now();
    const { caught, problem } = await attempt(copy, guard);
    if (problem) problems.push(`${rowText(guard)} ${guard.name}: ${problem}`);
    console.log(
      `${problem ? '✗' : '✓'} ${rowText(guard)} ${guard.name}\n    → ${problem ?? caught} (${seconds(started)} s)`,
    );
  }
};

const started = performance.now();
try {
  const copies = [];
  for (let number = 0; number < Math.min(os.availableParallelism(), 4); number += 1) {
    copies.push(await makeCopy(path.join(root, String(number))));
  }
  console.log(`${guards.length} guards; first their tests with every guard in its place`);
  const whole = await runTests(copies[0], [...new Set(guards.flatMap(({ tests }) => tests))]);
  if (whole.failed.length > 0 || whole.broken || whole.ran === 0) {
    throw new Error(`fails without any change: ${whole.broken ?? whole.failed.join(' · ')}`);
  }
  console.log(`✓ ${whole.ran} tests pass (${seconds(started)} s)\n`);
  const waiting = [...guards];
  await Promise.all(copies.map((copy) => work(copy, waiting)));
} catch (error) {
  problems.push(error.message);
} finally {
  await remove();
}

const bare = rowsWanted.filter((row) => !guards.some(({ rows }) => rows.includes(row)));
if (bare.length > 0) problems.push(`rows without a guard: ${bare.join(', ')}`);
console.log(`\n${guards.length} guards, ${seconds(started)} s. Rows without a guard: ${bare.join(', ') || 'none'}.`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
