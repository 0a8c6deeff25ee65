#!/usr/bin/env node
// `npm run test:deep -- specification`: does a test of each row of docs/requirements.md notice when what the row says is
// changed? The changes are in tests/specification, by row. Each is made in a copy of the sources, where a test that carries the row's id
// must fail. `node scripts/deep/specification.mjs --row 2.timer.modal` tries one row, `--row 7.` a section.
import '../begin.mjs';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { readOptions } from '../options.mjs';
import { tryChanges } from './guards/try-changes.mjs';

const options = readOptions({ row: { type: 'string', multiple: true } });
ensureInstalled();
const { runnerImport } = await import('vite');
const { module: all } = await runnerImport('./tests/specification/all-proofs.ts');
const { module: carried } = await runnerImport('./tests/specification/carriers.ts');

const wanted = ({ id }) => options.row?.some((row) => id === row || (row.endsWith('.') && id.startsWith(row))) ?? true;
const proofs = all.proofs.filter(wanted);
const changes = proofs.filter((proof) => 'find' in proof);
const excused = proofs.filter((proof) => 'excuse' in proof);

const problems = await tryChanges(
  changes.map(({ id, file, find, replace }) => ({
    name: id,
    file,
    find,
    replace,
    tests: carried.carriersOf(id).filter(carried.needsNoBrowser),
    title: `[${id}]`,
  })),
);
console.log(`${excused.length} of ${proofs.length} rows are excused`);
for (const { id, excuse } of excused) console.log(`– ${id}: ${excuse}`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
