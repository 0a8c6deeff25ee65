/** `Rp 1.500.000`: whole rupiah. */
export const money = (rupiah: number): string =>
  `Rp ${Math.round(rupiah)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')}`;
