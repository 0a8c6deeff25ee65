// Vitest in this process, over sources that hold all mutants behind switches.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';

const { createVitest } = await import('vitest/node');
const { runnerImport } = await import('vite');

/** In the order in which they were asked for. */
class AsAsked {
  sort(files) {
    return files;
  }
}

/** Judge the sources by their text, or reach none of them. */
const leftOut = /^tests\/(?:architecture|unit\/scripts)\//;

const nameOf = (file) => path.relative('.', file).split(path.sep).join('/');

/** The first failure of a file of tests, null when there is none. */
const failureOf = (tests) => {
  if (tests.state() !== 'failed') return null;
  const [test] = tests.children.allTests('failed');
  const [error] = test ? (test.result().errors ?? []) : tests.errors();
  if (error?.message.startsWith('No test suite')) throw new Error(`${error.message}, which has some without a mutant`);
  return { test: test?.fullName ?? 'not even begun', message: error?.message ?? '' };
};

/** A file that runs the tests of another one with one mutant made. */
const wrapped = (file, { name, mutant, testTimeout }) => {
  const [environment] = /^\/\/ @vitest-environment .*\n/.exec(fs.readFileSync(name, 'utf8')) ?? [''];
  const lines = [
    "import { vi } from 'vitest';",
    `vi.setConfig({ testTimeout: ${testTimeout}, hookTimeout: ${testTimeout} });`,
    `globalThis.mutant = ${mutant.number};`,
    `await import(${JSON.stringify(path.resolve(name).split(path.sep).join('/'))});`,
  ];
  fs.writeFileSync(file, environment + lines.join('\n'));
  return file;
};

/** Opens the tests over these sources, by their names: `switchedSources` stand in the place of what is on the disk. */
export const openTests = async (switchedSources, workers) => {
  const { module } = await runnerImport('./vitest.config.ts');
  const { define, test: settings } = module.default;
  const sources = {
    name: 'switched-sources',
    enforce: 'pre',
    transform: (_, id) => switchedSources.get(nameOf(id)) ?? null,
  };
  const projects = settings.projects.map(({ test }) => ({
    define,
    plugins: [sources],
    test: { ...test, setupFiles: ['tests/mutants/switch.ts', ...(test.setupFiles ?? [])] },
  }));
  let heard = {};
  const reporter = {
    onTestModuleQueued: ({ moduleId }) => heard.started?.(moduleId),
    onTestModuleEnd: (tests) => heard.ended?.(tests.moduleId, tests),
  };
  const silent = new PassThrough().resume();
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      silent: true,
      maxWorkers: workers,
      testTimeout: 60_000,
      reporters: [reporter],
      sequence: { sequencer: AsAsked },
      dangerouslyIgnoreUnhandledErrors: true, // nobody knows of which mutant they were
    },
    { configFile: false, test: { projects } },
    { stdout: silent, stderr: silent },
  );
  const found = (await vitest.globTestSpecifications()).filter(({ moduleId }) => !leftOut.test(nameOf(moduleId)));
  const projectOf = new Map(found.map(({ moduleId, project }) => [nameOf(moduleId), project]));
  let made = 0;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-asesi-mutants-'));

  const cancel = () => void vitest.cancelCurrentRun('keyboard-input');

  return {
    /** Runs all tests without a mutant: the names of the files, what each took and reached, and its failure. */
    runAll: async () => {
      const files = [];
      heard = {
        ended: (file, tests) =>
          files.push({
            name: nameOf(file),
            duration: tests.diagnostic().duration,
            reached: tests.meta().reached ?? [],
            failure: failureOf(tests),
          }),
      };
      await vitest.runTestSpecifications(found);
      return files;
    },
    /**
     * Runs each attempt (`name` of a test file, `mutant`, `testTimeout` and `limit` in ms), and tells its failure, null when there is
     * none, or `hangs`.
     */
    run: async (attempts, tell) => {
      const left = new Map();
      for (const attempt of attempts) {
        made += 1;
        left.set(wrapped(path.join(folder, `${made}.test.ts`), attempt), attempt);
      }
      while (left.size > 0) {
        const running = new Map();
        let hangs = false;
        let force;
        heard = {
          started: (file) => running.set(file, performance.now()),
          ended: (file, tests) => {
            if (hangs) return;
            running.delete(file);
            tell(left.get(file), failureOf(tests));
            left.delete(file);
          },
        };
        const watch = setInterval(() => {
          if (hangs) return;
          const over = [...running].find(([file, since]) => performance.now() - since > left.get(file).limit);
          if (!over) return;
          hangs = true;
          tell(left.get(over[0]), 'hangs');
          left.delete(over[0]);
          cancel();
          force = setTimeout(cancel, 1_000); // asked a second time, Vitest kills the worker
        }, 500);
        await vitest.runTestSpecifications(
          [...left].map(([file, { name }]) => projectOf.get(name).createSpecification(file)),
        );
        clearInterval(watch);
        clearTimeout(force);
        if (!hangs && left.size > 0)
          throw new Error(`Vitest did not run ${[...left.values()].map(({ name }) => name)}`);
      } // those that were stopped with one that hung are tried once more
    },
    close: async () => {
      fs.rmSync(folder, { recursive: true, force: true });
      await vitest.close();
    },
  };
};
