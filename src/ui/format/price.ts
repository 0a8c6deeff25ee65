import { money } from './money.ts';

/** `Rp 850.000`, or that nothing is to be paid. */
export const priceText = (rupiah: number): string => (rupiah === 0 ? 'Tanpa biaya' : money(rupiah));
