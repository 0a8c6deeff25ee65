import { cleanLine } from './line.ts';

/** The digits of a telephone number and its plus sign, as they are while it is typed. */
export const dialled = (text: string): string => {
  const line = cleanLine(text);
  return (/^[( ]*\+/.test(line) ? '+' : '') + line.replace(/\D/g, '');
};

/** `62` alone is the country only before a whole number; a short local number may begin with it. */
const country = /^(?:\+62|0062|62(?=\d{8}))0?/;

/** A telephone number with `62…`, `0062…` and `+62 (0)…` as `+62…`. */
export const readPhone = (text: string): string => dialled(text).replace(country, '+62');

/** A number as `readPhone` gives it, with the zero of its area code instead of `+62`. */
export const homeForm = (number: string): string => number.replace(/^\+62/, '0');
