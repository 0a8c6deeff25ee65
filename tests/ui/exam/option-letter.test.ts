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
  expect(statement.map(optionLetter)).toEqual(['B', 'S']);
});
