import type { Chance } from '../../application/ports/device/chance.ts';

export const systemChance: Chance = { next: () => Math.random() };
