import { grouped } from './number.ts';

/** `Rp 1.500.000`: whole rupiah. */
export const money = (rupiah: number): string => `Rp ${grouped(Math.round(rupiah))}`;
