#!/usr/bin/env node
// `npm run test:deep -- mutants`: do the tests notice when the program is changed? Draws 100 changes in each layer, and runs the tests
// that come past each, until one fails. Without a seed it draws the same ones everywhere, so that a failure comes from the sources or
// the tests and not from luck; `--seed 7` or SEED=7 draws others.
import '../begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { numberOf, readOptions } from '../options.mjs';

const options = readOptions({ seed: { type: 'string', default: process.env.SEED ?? '1' } });
const seed = numberOf('seed', options.seed, 2 ** 32);
ensureInstalled();
const { candidatesOf } = await import('./mutants/candidates.mjs');
const { difference, draw } = await import('./mutants/choice.mjs');
const { tryMutants } = await import('./mutants/try-mutants.mjs');
const { runnerImport } = await import('vite');
const { module: list } = await runnerImport('./tests/mutants/equivalent.ts');

const layers = ['src/domain', 'src/application', 'src/adapters', 'fake-backend/rules'];
const drawn = 100;
/** Percent of those that are drawn in a layer. */
const leastKilled = 90;

const sources = new Map();
for (const layer of layers) {
  for (const name of fs.readdirSync(layer, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = path.posix.join(layer, ...name.split(path.sep));
    sources.set(file, fs.readFileSync(file, 'utf8'));
  }
}
const candidates = [...sources].flatMap(([file, source]) => candidatesOf(file, source));
const isThis = (one) => (other) => ['file', 'before', 'after'].every((part) => one[part] === other[part]);
const gone = list.equivalents.filter((equivalent) => !candidates.some(isThis(equivalent)));
if (gone.length > 0) {
  throw new Error(
    `tests/mutants/equivalent.ts: no longer in ${gone.map(({ file, before }) => `${file}: ${before}`).join('; ')}`,
  );
}
const different = candidates.filter((candidate) => !list.equivalents.some(isThis(candidate)));
const mutants = layers.flatMap((layer) =>
  draw(
    different.filter(({ file }) => file.startsWith(`${layer}/`)),
    drawn,
    seed,
  ).map((mutant) => ({ ...mutant, layer })),
);

const started = performance.now();
const passed = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const tried = [];
const tell = (mutant, { kind, test }) => {
  tried.push({ ...mutant, kind });
  if (kind !== 'killed') {
    const [before, after] = difference(mutant.before, mutant.after);
    const by = test ? ` by "${test}"` : '';
    console.log(`${kind}${by}: ${mutant.file}:${mutant.line} (${mutant.operator})\n    - ${before}\n    + ${after}`);
  }
  if (tried.length % 50 === 0) console.log(`  ${tried.length} of ${mutants.length} tried (${passed()})`);
};
console.log(`seed ${seed}: ${mutants.length} of ${different.length} mutants; first all tests without one`);
await tryMutants(sources, mutants, tell);

console.log(`\nseed ${seed}, ${passed()}, ${list.equivalents.length} known to be equivalent are not drawn`);
const kinds = ['killed', 'timed out', 'survived', 'not reached'];
const low = layers.filter((layer) => {
  const here = tried.filter((mutant) => mutant.layer === layer);
  const count = (wanted) => here.filter(({ kind }) => kind === wanted).length;
  const percent = (100 * (count('killed') + count('timed out'))) / here.length;
  const enough = percent >= leastKilled;
  const counts = kinds.map((kind) => `${count(kind)} ${kind}`).join(', ');
  console.log(`${enough ? '✓' : '✗'} ${layer.padEnd(20)} ${percent.toFixed(0)} %: ${counts}`);
  return !enough;
});
if (low.length > 0) console.error(`✗ less than ${leastKilled} % killed in ${low.join(', ')}`);
process.exit(low.length > 0 ? 1 : 0);
