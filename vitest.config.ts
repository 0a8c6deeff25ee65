import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { RandomOrder } from './tests/random-order.ts';

const tests = fs
  .readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!built[\\/]).*\.test\.tsx?$/.test(file)) // the tests of the builds have a configuration of their own
  .map((file) => path.posix.join('tests', ...file.split(path.sep)));
const holding = (word: RegExp) => tests.filter((file) => word.test(fs.readFileSync(file, 'utf8')));

/**
 * Test files that replace modules, start the simulation without stopping it, leave listeners in the page, empty its head, which has the
 * styles, or count the timers of the worker.
 */
const alone = holding(
  /\bvi\.(?:doM|m)ock\(|\bdocument\.head\.(?:replaceChildren|innerHTML)\b|\bsaveBeforeReload\(|\bgetTimerCount\(|\breportVitals\(|\bstartServices\(/,
);
/** Tests of the whole portal. They run apart, because the many styles of a portal slow down the queries of single-page tests. */
const portal = holding(/\bopenPortal\(/);
const scripts = tests.filter((file) => file.startsWith('tests/unit/scripts/'));
/** A test with JSX has a DOM. The first line of a test file names exceptions. */
const withoutDom = holding(/@vitest-environment node/);
const happyDom = holding(/@vitest-environment happy-dom/);
const withDom = tests.filter(
  (file) =>
    (file.endsWith('.tsx') || happyDom.includes(file)) &&
    ![alone, portal, withoutDom].some((others) => others.includes(file)),
);
const rest = tests.filter((file) => ![alone, portal, scripts, withDom].some((others) => others.includes(file)));

/** The seed of a random order of the files, which differs between machines: `ORDER=17 npx vitest run` repeats a run. */
const { ORDER: order } = process.env;

const setupFiles = ['tests/seed.ts', 'tests/ui/set-up.ts'];

export default defineConfig({
  define: { __SIMULATION__: 'true' },
  // in the copies of the sources that mutation tests use, node_modules is a link
  server: { fs: { allow: ['.', fs.realpathSync('node_modules')] } },
  test: {
    reporters: ['default', './tests/slowest-tests.ts'],
    maxWorkers: '100%', // the default leaves one core idle
    // renders create much short-lived garbage, and every processor is busy: helper threads would cost more than they save
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    ...(order && { sequence: { seed: Number(order), sequencer: RandomOrder } }),
    testTimeout: 60_000, // for busy machines; tests of speed measure their own time
    hookTimeout: 60_000,
    environmentOptions: {
      happyDOM: {
        settings: {
          // the files of a worker share a window, and following a link would navigate it away
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
          disableComputedStyleRendering: true, // the stories check in a browser what styles hide
        },
      },
    },
    // without isolation, a worker loads each module once for all of its files, which then share the state of modules
    projects: [
      { extends: true, test: { name: 'dom', environment: 'happy-dom', include: withDom, setupFiles, isolate: false } },
      { extends: true, test: { name: 'node', include: rest, setupFiles: ['tests/seed.ts'], isolate: false } },
      { extends: true, test: { name: 'scripts', include: scripts, setupFiles: ['tests/seed.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'portal', environment: 'happy-dom', include: portal, setupFiles, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone, setupFiles } },
    ],
  },
});
