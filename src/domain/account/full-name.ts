export const fullNameLength = { min: 3, max: 255 } as const;

/** A name as it is stored: without spaces around it, and one between its words. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** What is wrong with a full name; null when nothing is. Characters are counted as people count them. */
export const fullNameProblem = (name: string): 'missing' | 'short' | 'long' | null => {
  const { length } = [...tidyName(name)];
  if (length === 0) return 'missing';
  if (length < fullNameLength.min) return 'short';
  return length > fullNameLength.max ? 'long' : null;
};
