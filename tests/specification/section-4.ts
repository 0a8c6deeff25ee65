import type { Proof } from './proof.ts';

export const section4: readonly Proof[] = [];
