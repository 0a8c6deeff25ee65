import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const tests = fs
  .readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(unit|contract|ui|architecture)[\\/].*\.test\.tsx?$/.test(file))
  .map((file) => path.posix.join('tests', ...file.split(path.sep)));
/** A test of the ui names its environment in its first line. */
const namesTheDom = (file: string) => fs.readFileSync(file, 'utf8').includes('@vitest-environment happy-dom');

/** Each in a worker of its own: React goes on working after the last test of a file, on a document that is gone by then. */
const withDom = tests.filter(namesTheDom);

export default defineConfig({
  define: { __SIMULATION__: 'true' },
  test: {
    maxWorkers: '100%', // the default leaves one core idle: half of two
    testTimeout: 15_000, // for 10 000 bodies on a busy machine; what must be quick measures itself
    projects: [
      { extends: true, test: { name: 'dom', include: withDom, setupFiles: ['tests/ui/set-up.ts'] } },
      {
        extends: true,
        // one worker reads each module once, for all of its files: they share no state but what modules keep
        test: {
          name: 'node',
          include: ['tests/{unit,contract,ui,architecture}/**/*.test.{ts,tsx}'],
          exclude: withDom,
          isolate: false,
        },
      },
    ],
  },
});
