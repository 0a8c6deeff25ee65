// Without `Intl`: the first number format of a page takes 20 ms to make, four times as long on an old phone, and every page of a candidate shows numbers.

/** `1.200`: a whole number in groups of three, as everywhere on screen. */
export const grouped = (number: number): string => number.toString().replace(/\B(?=(\d{3})+$)/g, '.');

/** `1,2`, or `1` where nothing is behind the comma: a number rounded to one digit there. */
export const toOneDigit = (number: number): string => {
  const [whole = '', digit] = (Math.round(number * 10) / 10).toString().split('.');
  return [grouped(Number(whole)), ...(digit === undefined ? [] : [digit])].join();
};
