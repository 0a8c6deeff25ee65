import type { Option } from '../../../domain/exam/question.ts';

/** What stands for an option and chooses it by key: A–E, or B and S of "benar" and "salah". */
export const optionLetter = ({ value }: Option): string => value.slice(0, 1).toUpperCase();

/** The option that a key chooses: its place from 1, or its letter. */
export const optionOfKey = (options: readonly Option[], key: string): number => {
  const place = /^[1-9]$/.test(key)
    ? Number(key) - 1
    : options.findIndex((each) => optionLetter(each) === key.toUpperCase());
  return place < options.length ? place : -1;
};
