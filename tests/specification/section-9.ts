import type { Proof } from './proof.ts';

export const section9: readonly Proof[] = [];
