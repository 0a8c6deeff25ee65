/** The words with spaces that break only where a line has no room for them all. */
export const inOneLine = (words: string): string => words.replaceAll(' ', '\u00a0');
