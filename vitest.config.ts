import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { RandomOrder } from './tests/random-order.ts';

const tests = fs
  .readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(unit|contract|ui|architecture)[\\/].*\.test\.tsx?$/.test(file))
  .map((file) => path.posix.join('tests', ...file.split(path.sep)));
const holding = (word: RegExp) => tests.filter((file) => word.test(fs.readFileSync(file, 'utf8')));

/** These replace modules, start the simulation for good, or count the timers of their whole worker. */
const alone = holding(/\bvi\.(?:doM|m)ock\(|\bsaveBeforeReload\(|\bgetTimerCount\(|\breportVitals\(|\bstartServices\(/);
/** The whole portal, over its own server. Apart from the tests of single pages: the many styles of a portal slow down their queries. */
const portal = holding(/\bopenPortal\(/);
/** These start processes and listen on ports. */
const scripts = tests.filter((file) => file.startsWith('tests/unit/scripts/'));
/** A test of the ui names its environment in its first line. */
const withDom = holding(/@vitest-environment happy-dom/).filter(
  (file) => !alone.includes(file) && !portal.includes(file),
);
const rest = tests.filter((file) => ![alone, portal, scripts, withDom].some((others) => others.includes(file)));

/** The seed of a random order: `ORDER=17 npx vitest run` repeats what a run under stress found. */
const { ORDER: order } = process.env;

const setupFiles = ['tests/seed.ts', 'tests/ui/set-up.ts'];

export default defineConfig({
  define: { __SIMULATION__: 'true' },
  // in the copies of the sources, in which changes are tried, the packages are a link
  server: { fs: { allow: ['.', fs.realpathSync('node_modules')] } },
  test: {
    reporters: ['default', './tests/slowest-tests.ts'],
    maxWorkers: '100%', // the default leaves one core idle: half of two
    ...(order && { sequence: { seed: Number(order), shuffle: { tests: true }, sequencer: RandomOrder } }),
    testTimeout: 60_000, // what must be quick measures itself
    hookTimeout: 60_000,
    // the files of a worker share a window, which a link to a file would otherwise lead away
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
    },
    // one worker reads each module once, for all of its files: they share no state but what modules keep
    projects: [
      { extends: true, test: { name: 'dom', include: withDom, setupFiles, isolate: false } },
      { extends: true, test: { name: 'node', include: rest, setupFiles: ['tests/seed.ts'], isolate: false } },
      { extends: true, test: { name: 'scripts', include: scripts, setupFiles: ['tests/seed.ts'], isolate: false } },
      { extends: true, test: { name: 'portal', include: portal, setupFiles, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone, setupFiles } },
    ],
  },
});
