/** Milliseconds more for files that are read, and for one that is written: a slow disk takes 2 MB in a second. */
export const longerForFiles = 30_000;
export const longerFor = (files: readonly (readonly [string, File])[]): number =>
  files.reduce((sum, [, { size }]) => sum + size, 0) / 2_000;

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
