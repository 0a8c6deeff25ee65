export const fullNameLength = { min: 3, max: 255 } as const;

/** Trims a name and collapses inner spaces, as the sign-up sends it. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** Null when the name is valid. Counts code points, not UTF-16 units. */
export const fullNameProblem = (name: string): 'missing' | 'short' | 'long' | null => {
  const { length } = [...tidyName(name)];
  if (length === 0) return 'missing';
  if (length < fullNameLength.min) return 'short';
  return length > fullNameLength.max ? 'long' : null;
};
