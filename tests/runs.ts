/** Runs of a property: `few` in `npm run check`, `many` in `npm run tools -- deep fuzz`. */
export const runs = (few: number, many: number): number => (process.env.DEEP ? many : few);

/** `CHAOS_RUNS` sets the number of runs; `CHAOS_SEED` and `CHAOS_PATH` repeat a failed run. */
export const chaosRuns = (few: number) => ({
  numRuns: Number(process.env.CHAOS_RUNS ?? few),
  ...(process.env.CHAOS_SEED && { seed: Number(process.env.CHAOS_SEED), path: process.env.CHAOS_PATH ?? '' }),
});
