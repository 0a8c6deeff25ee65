/** In characters (specification 5). */
const fileNameLimit = 30;

const longestEnding = 8;
/** Number of characters to keep before the extension, because file names often have a number there. */
const beforeEnding = 4;

/** Shortens a file name in the middle to 30 characters and keeps the extension (fault matrix 80). */
export const shortFileName = (name: string): string => {
  const characters = [...name]; // code points, so that surrogate pairs stay whole
  if (characters.length <= fileNameLimit) return characters.join('');
  const dot = characters.lastIndexOf('.');
  const ending = dot > 0 && characters.length - dot <= longestEnding ? characters.length - dot : 0;
  const last = ending + beforeEnding;
  const head = characters.slice(0, fileNameLimit - 1 - last).join('');
  const tail = characters.slice(-last).join('');
  return `${head.trimEnd()}…${tail.replace(/^[\p{M}\s]+/u, '')}`;
};
