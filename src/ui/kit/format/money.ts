import { grouped } from '../components/text/grouped.ts';

export const money = (rupiah: number): string => `Rp ${grouped(Math.round(rupiah))}`;
