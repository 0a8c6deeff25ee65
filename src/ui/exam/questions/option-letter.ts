import type { Option } from '../../../domain/exam/question.ts';

const firstSign = ({ value }: Option): string => value.slice(0, 1).toUpperCase();

/** The first letters of the values where they tell the options apart (A to E, B and S); otherwise, as of ids, A, B, C in their order. */
const lettersOf = (options: readonly Option[]): readonly string[] => {
  const own = options.map(firstSign);
  const tell = new Set(own).size === own.length && own.every((sign) => /\p{L}/u.test(sign));
  return tell ? own : own.map((_, index) => String.fromCodePoint(65 + index));
};

export const optionLetter = (options: readonly Option[], option: Option): string =>
  lettersOf(options)[options.indexOf(option)] ?? '';

export const optionOfKey = (options: readonly Option[], key: string): number => {
  const index = /^[1-9]$/.test(key) ? Number(key) - 1 : lettersOf(options).indexOf(key.toUpperCase());
  return index < options.length ? index : -1;
};
