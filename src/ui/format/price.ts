import { money } from './money.ts';

/** `Rp 850.000`, or that nothing is to be paid; null is an amount that is not known. */
export const priceText = (rupiah: number | null): string => {
  if (rupiah === null) return 'Belum diketahui';
  return rupiah === 0 ? 'Tanpa biaya' : money(rupiah);
};
