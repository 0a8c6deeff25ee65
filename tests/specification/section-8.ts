import type { Proof } from './proof.ts';

export const section8: readonly Proof[] = [];
