import { grouped } from '../components/text/grouped.ts';

/** `Rp 1.500.000` */
export const money = (rupiah: number): string => `Rp ${grouped(Math.round(rupiah))}`;
