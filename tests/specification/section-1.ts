import type { Proof } from './proof.ts';

export const section1: readonly Proof[] = [];
