import { afterAll, beforeEach, vi } from 'vitest';

declare global {
  /** The number of the change that is made (`scripts/deep/mutants/vitest-runs.mjs`). */
  var mutant: number | undefined;
  /** Asked by the changed sources (`scripts/deep/mutants/candidates.mjs`). */
  var mutated: (number: number) => boolean;
}
declare module 'vitest' {
  interface TaskMeta {
    /** Which of the changed places the tests of a file came past. */
    reached?: number[];
  }
}

globalThis.mutant = undefined;
vi.resetModules(); // each file reads the modules itself, and so comes past what runs while they are read

const reached = new Set<number>();
globalThis.mutated = (number) => {
  reached.add(number);
  return number === globalThis.mutant;
};

/** The first failure of a file is enough. */
let failed = false;
beforeEach(({ skip, onTestFailed }) => {
  if (failed) skip();
  onTestFailed(() => {
    failed = true;
  });
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest gives nothing else for a first argument
afterAll(({}, file) => {
  file.file.meta.reached = [...reached];
});
