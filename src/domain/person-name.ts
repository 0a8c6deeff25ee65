import { cleanLine, hasLetter } from './line.ts';

const longest = 255;

/** Null when a person's name is valid: one letter that can be seen is enough. Counts code points, not UTF-16 units. */
export const nameProblem = (name: string): 'required' | 'tooLong' | null => {
  if (!hasLetter(name)) return 'required';
  return [...cleanLine(name)].length > longest ? 'tooLong' : null;
};

/** The name with a capital at each word, if it is written in small letters only; null otherwise. */
export const nameInCapitals = (name: string): string | null => {
  const line = cleanLine(name);
  const isSmall = line === line.toLowerCase() && line !== line.toUpperCase();
  return isSmall ? line.replace(/(?<=^|[ .-])\p{L}/gu, (letter) => letter.toUpperCase()) : null;
};
