import type { RandomSource } from '../../application/ports/device/random-source.ts';

export const systemRandom: RandomSource = { next: () => Math.random() };
