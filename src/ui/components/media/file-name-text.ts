/** How many characters of a file's name are shown (specification 5). */
const fileNameLimit = 30;

/** The longest ending that is kept; what is longer is no ending. */
const longestEnding = 8;
/** Characters before the ending that are kept too: files are often told apart by a number there. */
const beforeEnding = 4;

/** A file's name in at most 30 characters, with its ending: one that is longer is shortened in its middle (fault matrix 80). */
export const shortFileName = (name: string): string => {
  const characters = [...name]; // by code points: none outside the basic plane is cut in half
  if (characters.length <= fileNameLimit) return characters.join('');
  const dot = characters.lastIndexOf('.');
  const ending = dot > 0 && characters.length - dot <= longestEnding ? characters.length - dot : 0;
  const last = ending + beforeEnding;
  const head = characters.slice(0, fileNameLimit - 1 - last).join('');
  const tail = characters.slice(-last).join('');
  return `${head.trimEnd()}…${tail.replace(/^[\p{M}\s]+/u, '')}`;
};
