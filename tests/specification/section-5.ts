import type { Proof } from './proof.ts';

export const section5: readonly Proof[] = [];
