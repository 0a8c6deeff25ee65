import type { Chance } from '../../application/ports/chance.ts';

export const systemChance: Chance = { next: () => Math.random() };
