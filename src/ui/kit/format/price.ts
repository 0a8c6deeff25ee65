import { money } from './money.ts';

export const priceText = (rupiah: number | null): string => {
  if (rupiah === null) return 'Belum diketahui';
  return rupiah === 0 ? 'Tanpa biaya' : money(rupiah);
};
