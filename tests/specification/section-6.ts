import type { Proof } from './proof.ts';

export const section6: readonly Proof[] = [];
