#!/usr/bin/env node
// `npm run test:guards`: does a test notice when a guard of an exam is gone? The guards are in tests/guards, by rows of the fault
// matrix. Each is taken out in a copy of the sources, where the test that it names must fail. `-- --row 15` tries one row.
import '../begin.mjs';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { readOptions } from '../options.mjs';
import { tryChanges } from './guards/try-changes.mjs';

const options = readOptions({ row: { type: 'string', multiple: true } });
ensureInstalled();
const { runnerImport } = await import('vite');
const { module: all } = await runnerImport('./tests/guards/all-guards.ts');
const { module: list } = await runnerImport('./tests/guards/guard.ts');
const rowsWanted = options.row?.map(Number) ?? list.guardedRows;
const guards = all.guards.filter(({ rows }) => rows.some((row) => rowsWanted.includes(row)));

const problems = await tryChanges(
  guards.map((guard) => ({ ...guard, name: `${guard.rows.join(', ').padEnd(7)} ${guard.name}` })),
);
const bare = rowsWanted.filter((row) => !guards.some(({ rows }) => rows.includes(row)));
if (bare.length > 0) problems.push(`rows without a guard: ${bare.join(', ')}`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
