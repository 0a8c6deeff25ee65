import { expect, it } from 'vitest';
import { optionLetter, optionOfKey } from '../../../src/ui/exam/questions/option-letter.ts';

const options = (...values: string[]) => values.map((value) => ({ value, html: value }));

it('keys choose an option by position and by letter, and ignore missing options', () => {
  const three = options('A', 'B', 'C');
  expect(['1', '3', '4', '0', 'A', 'c', 'D', 'Z'].map((key) => optionOfKey(three, key))).toEqual([
    0, 2, -1, -1, 0, 2, -1, -1,
  ]);
  const statement = options('benar', 'salah');
  expect(['1', '2', '3', 'B', 'S', 'A'].map((key) => optionOfKey(statement, key))).toEqual([0, 1, -1, 0, 1, -1]);
  expect(statement.map((option) => optionLetter(statement, option))).toEqual(['B', 'S']);
});

it.each([
  ['ids', ['9001', '9002', '9003']],
  ['numbers', ['1', '2', '3']],
  ['words that begin alike', ['benar', 'belum', 'bukan']],
  ['letters of both cases', ['a', 'A', 'b']],
])('options with %s as values are called A, B and C in their order, also by the keys', (_, values) => {
  const all = options(...values);
  expect(all.map((option) => optionLetter(all, option))).toEqual(['A', 'B', 'C']);
  expect(['A', 'c', '2', 'D'].map((key) => optionOfKey(all, key))).toEqual([0, 2, 1, -1]);
});
