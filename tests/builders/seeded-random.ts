import type { RandomSource } from '../../src/application/ports/device/random-source.ts';

/** Repeatable random numbers (mulberry32). */
export const seeded = (seed: number): RandomSource => {
  let state = seed;
  return {
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
};
