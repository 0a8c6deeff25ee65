import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeCopy, runTests } from './copy.mjs';

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** Tests that pass although the source was changed, or that do not run at all, are no proof. */
const judge = ({ ran, failed, broken }, { title }) => {
  if (failed.length > 0) return { caught: failed[0] };
  if (broken) return { problem: `the changed code cannot be loaded: ${broken}` };
  return { problem: ran === 0 ? `no test is called "${title}"` : 'NOT CAUGHT' };
};

/** Makes one change in the copy, runs its tests there, and takes the change back. */
const attempt = async (copy, change) => {
  const file = path.join(copy, change.file);
  const source = await fs.readFile(file, 'utf8');
  const places = source.split(change.find).length - 1;
  if (places !== 1) return { problem: `is found ${places} times in ${change.file}: ${JSON.stringify(change.find)}` };
  await fs.writeFile(
    file,
    source.replace(change.find, () => change.replace),
  );
  try {
    return judge(await runTests(copy, change.tests, change.title), change);
  } finally {
    await fs.writeFile(file, source);
  }
};

/** Works off the changes of the list; several of these share it, each with a copy of its own. */
const work = async (copy, waiting, problems) => {
  for (let change = waiting.shift(); change; change = waiting.shift()) {
    const started = performance.now();
    const { caught, problem } = await attempt(copy, change);
    if (problem) problems.push(`${change.name}: ${problem}`);
    console.log(`${problem ? '✗' : '✓'} ${change.name}\n    → ${problem ?? caught} (${seconds(started)} s)`);
  }
};

/**
 * Tries changes of the source (`name`, `file`, `find`, `replace`, `tests`, `title`) one by one in copies of it: the tests of that title
 * must pass before and fail after. Tells each, and gives the problems.
 */
export const tryChanges = async (changes) => {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'portal-asesi-changes-'));
  const remove = () => fs.rm(root, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void remove().finally(() => process.exit(1)));
  const problems = [];
  const started = performance.now();
  try {
    const copies = [];
    for (let number = 0; number < Math.min(os.availableParallelism(), 4); number += 1) {
      copies.push(await makeCopy(path.join(root, String(number))));
    }
    console.log(`${changes.length} changes; first their tests without any`);
    const whole = await runTests(copies[0], [...new Set(changes.flatMap(({ tests }) => tests))]);
    if (whole.failed.length > 0 || whole.broken || whole.ran === 0) {
      return [`fails without any change: ${whole.broken ?? whole.failed.join(' · ')}`];
    }
    console.log(`✓ ${whole.ran} tests pass (${seconds(started)} s)\n`);
    const waiting = [...changes];
    await Promise.all(copies.map((copy) => work(copy, waiting, problems)));
  } finally {
    await remove();
  }
  console.log(`\n${changes.length - problems.length} of ${changes.length} noticed, ${seconds(started)} s`);
  return problems;
};
