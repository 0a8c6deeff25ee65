/** `1.200`: a whole number in groups of three, as everywhere on screen. */
export const grouped = (number: number): string => number.toString().replace(/\B(?=(\d{3})+$)/g, '.');
