/** A text beside the server's own word for something that this portal does not know, where that is short and plain: `Status tidak dikenal (settlement)`. */
export const withWord = (text: string, word = ''): string =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,29}$/u.test(word) ? `${text} (${word.replaceAll('_', ' ')})` : text;
