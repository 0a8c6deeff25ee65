import { money } from './money.ts';

/** `Rp 850.000`, or free; null if unknown. */
export const priceText = (rupiah: number | null): string => {
  if (rupiah === null) return 'Belum diketahui';
  return rupiah === 0 ? 'Tanpa biaya' : money(rupiah);
};
