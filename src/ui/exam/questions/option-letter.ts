import type { Option } from '../../../domain/exam/question.ts';

export const optionLetter = ({ value }: Option): string => value.slice(0, 1).toUpperCase();

export const optionOfKey = (options: readonly Option[], key: string): number => {
  const index = /^[1-9]$/.test(key)
    ? Number(key) - 1
    : options.findIndex((each) => optionLetter(each) === key.toUpperCase());
  return index < options.length ? index : -1;
};
