import type { RandomSource } from '../../application/ports/device/random-source.ts';

export const systemChance: RandomSource = { next: () => Math.random() };
