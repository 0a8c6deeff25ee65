import type { Proof } from './proof.ts';

export const section3: readonly Proof[] = [];
