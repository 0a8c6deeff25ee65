import type { Proof } from './proof.ts';

export const section2: readonly Proof[] = [];
