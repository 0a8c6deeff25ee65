import type { Proof } from './proof.ts';

export const section7: readonly Proof[] = [];
