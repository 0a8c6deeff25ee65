/** Appends the server's word for an unknown value if the word is short and plain: `Status tidak dikenal (settlement)`. */
export const withWord = (text: string, word = ''): string =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,29}$/u.test(word) ? `${text} (${word.replaceAll('_', ' ')})` : text;
