import { switched } from './candidates.mjs';
import { nearestFirst } from './choice.mjs';
import { openTests } from './vitest-runs.mjs';

const workers = 2;

/** A test file over a mutant, with the milliseconds that a single test of it and all of it may take: more than twice the usual. */
const attemptOf = (mutant, { name, duration }) => ({
  mutant,
  name,
  duration,
  testTimeout: 6_000 + 2 * duration,
  limit: 60_000 + 5 * duration,
});

const verdictOf = (failure) => {
  if (failure === 'hangs') return { kind: 'timed out' };
  return { kind: /^(Test|Hook) timed out/.test(failure.message) ? 'timed out' : 'killed', test: failure.test };
};

/** The test files that reach each mutant, the nearest first. */
const findReaching = async (tests, mutants) => {
  const files = await tests.runAll();
  const good = files.filter(({ failure }) => !failure);
  for (const { name, failure } of files) {
    if (failure)
      console.log(`left out, because it fails without a mutant: ${name}: ${failure.test}: ${failure.message}`);
  }
  return new Map(
    mutants.map((mutant) => {
      const reaching = good.filter(({ reached }) => reached.includes(mutant.number));
      return [mutant, nearestFirst(reaching, mutant.file)];
    }),
  );
};

/**
 * Tries each mutant with the tests that reach it, the nearest first, until one fails, and tells what became of it. All are tried with
 * their first test file, then those that are left with the next ones, twice as many each time.
 */
export const tryMutants = async (sources, mutants, tell) => {
  const numbered = mutants.map((mutant, number) => ({ ...mutant, number }));
  const own = (file) => numbered.filter((mutant) => mutant.file === file);
  const switchedSources = new Map([...sources].map(([file, source]) => [file, switched(source, own(file))]));
  const tests = await openTests(switchedSources, workers);
  try {
    const reaching = await findReaching(tests, numbered);
    let alive = numbered;
    for (let [from, to] = [0, 1]; alive.length > 0; [from, to] = [to, 2 * to]) {
      const through = alive.filter((mutant) => reaching.get(mutant).length <= from);
      for (const mutant of through) tell(mutant, { kind: from === 0 ? 'not reached' : 'survived' });
      alive = alive.filter((mutant) => !through.includes(mutant));
      const attempts = alive.flatMap((mutant) =>
        reaching
          .get(mutant)
          .slice(from, to)
          .map((test) => attemptOf(mutant, test)),
      );
      await tests.run(
        attempts.sort((one, other) => one.duration - other.duration),
        ({ mutant }, failure) => {
          if (!failure || !alive.includes(mutant)) return;
          alive = alive.filter((other) => other !== mutant);
          tell(mutant, verdictOf(failure));
        },
      );
    }
  } finally {
    await tests.close();
  }
};
