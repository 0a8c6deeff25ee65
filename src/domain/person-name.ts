import { cleanLine, hasLetter } from './line.ts';

const longest = 255;

/** Null when a person's name is valid: one letter that can be seen is enough. Counts code points, not UTF-16 units. */
export const nameProblem = (name: string): 'required' | 'tooLong' | null => {
  if (!hasLetter(name)) return 'required';
  return [...cleanLine(name)].length > longest ? 'tooLong' : null;
};
