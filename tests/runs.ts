/** How often a property is tried: `few` times in `npm run check`, `many` times in `npm run tools -- deep fuzz`. */
export const runs = (few: number, many: number): number => (process.env.DEEP ? many : few);

/** How a search of many random runs is made: `CHAOS_RUNS` says how often; a failure is replayed by its seed and path. */
export const chaosRuns = (few: number) => ({
  numRuns: Number(process.env.CHAOS_RUNS ?? few),
  ...(process.env.CHAOS_SEED && { seed: Number(process.env.CHAOS_SEED), path: process.env.CHAOS_PATH ?? '' }),
});
